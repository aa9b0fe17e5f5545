/** Errors caught before the page's scripts load. */
export type EarlyErrors = {
  readonly caught: (ErrorEvent | PromiseRejectionEvent)[]
  readonly record: (event: Event) => void
}

declare global {
  interface Window {
    earlyErrors?: EarlyErrors
  }
}

/** Short name, because the inline script uses it often. */
export const on = addEventListener

const errors: EarlyErrors["caught"] = []
const recordError = (event: Event) => {
  errors.push(event as EarlyErrors["caught"][number])
}
window.earlyErrors = { caught: errors, record: recordError }
for (const type of ["error", "unhandledrejection"]) on(type, recordError)
