/** Errors of a page from before its scripts came, kept by an inline script at its top. */
export type EarlyErrors = {
  readonly caught: (ErrorEvent | PromiseRejectionEvent)[]
  readonly keep: (event: Event) => void
}

declare global {
  interface Window {
    earlyErrors?: EarlyErrors
  }
}

/** The same on every page: the Content-Security-Policy names it by its hash. */
export const keepEarlyErrors =
  "earlyErrors={caught:[],keep:e=>earlyErrors.caught.push(e)};" +
  "addEventListener('error',earlyErrors.keep);addEventListener('unhandledrejection',earlyErrors.keep)"
