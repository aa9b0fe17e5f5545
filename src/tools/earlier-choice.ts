import { purposes, type TrackerName, trackers } from "../spec/trackers.ts"

/** Lists every tracker, because every site uses all of them; a new tracker therefore needs no change in scenarios. */
export const questionOfConsent = purposes
  .map((purpose) => {
    const names = (Object.keys(trackers) as TrackerName[]).filter((name) => trackers[name].purpose === purpose)
    return `${purpose}: ${names.sort().join(", ")}`
  })
  .join("; ")

/** Stores an earlier choice of "only necessary" in the browser, so that no question appears and no tracker loads. */
export const rememberOnlyNecessary = (version: string): void => {
  const remember = () => {
    const choice = { version, date: new Date().toISOString(), purposes: { statistics: false, marketing: false } }
    try {
      localStorage.setItem("consent", JSON.stringify(choice))
    } catch {
      // The scenario may have disabled the storage.
    }
  }
  try {
    if (localStorage.getItem("consent") !== null) return
  } catch {}
  remember()
  // Repeats it, because a scenario's clock is installed after this script and changes the date.
  addEventListener("DOMContentLoaded", remember)
}
