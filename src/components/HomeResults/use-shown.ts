import { useState } from "react"
import { keepNumber, keptNumber } from "../../browser/scroll.ts"

/**
 * How many homes of a list are shown: as many as when the visitor left it in this session.
 * @param list the address of the list with its query; null while that is not known yet
 */
export const useShown = (list: string | null, step: number): readonly [number, (shown: number) => void] => {
  const key = `kvistbo-shown|${list}`
  const [chosen, setChosen] = useState<{ readonly key: string; readonly shown: number }>()
  const shown = chosen?.key === key ? chosen.shown : list === null ? null : keptNumber(key)
  const show = (shown: number) => {
    keepNumber(key, shown)
    setChosen({ key, shown })
  }
  return [Math.max(step, shown ?? 0) || step, show]
}
