import { useState } from "react"
import { keepNumber, keptNumber } from "../../browser/scroll.ts"
import { shownKey } from "../HomeSearch/HomeSearch.tsx"

/** How many homes of a list are shown: as many as when the visitor left it in this session. */
export const useShown = (list: string, step: number): readonly [number, (shown: number) => void] => {
  const key = shownKey(list)
  const [chosen, setChosen] = useState<{ readonly key: string; readonly shown: number }>()
  const shown = chosen?.key === key ? chosen.shown : keptNumber(key)
  const show = (shown: number) => {
    keepNumber(key, shown)
    setChosen({ key, shown })
  }
  return [Math.max(step, shown ?? 0) || step, show]
}
