/** Errors from before the page's scripts have come. */
export type EarlyErrors = {
  readonly caught: (ErrorEvent | PromiseRejectionEvent)[]
  readonly keep: (event: Event) => void
}

declare global {
  interface Window {
    earlyErrors?: EarlyErrors
  }
}

/** Shorter where it is needed often. */
export const on = addEventListener

const caught: EarlyErrors["caught"] = []
const keep = (event: Event) => {
  caught.push(event as EarlyErrors["caught"][number])
}
window.earlyErrors = { caught, keep }
for (const type of ["error", "unhandledrejection"]) on(type, keep)
