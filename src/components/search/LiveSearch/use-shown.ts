import { useState } from "react"
import { shownKey } from "../../../browser/storage/own-keys.ts"
import { sessionNumber, storeSessionValue } from "../../../browser/storage/storage.ts"

/** Number of shown homes of a list, restored from this session. */
export const useShown = (list: string, step: number): readonly [number, (shown: number) => void] => {
  const key = shownKey(list)
  const [choice, setChoice] = useState<{ readonly key: string; readonly shown: number }>()
  const shown = choice?.key === key ? choice.shown : sessionNumber(key)
  const show = (shown: number) => {
    storeSessionValue(key, shown)
    setChoice({ key, shown })
  }
  return [Math.max(step, shown ?? 0) || step, show]
}
