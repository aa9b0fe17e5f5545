import { whenIdle, whenLoaded } from "../hydration/idle.ts"
import type { EarlyErrors } from "./early-errors.ts"
import type { RenderError } from "./sentry.ts"

const renderErrors: RenderError[] = []
let report: (error: RenderError) => void = (error) => {
  renderErrors.push(error)
}

/** React fires no `error` event for errors in components. */
export const reportRenderError = (error: unknown, componentStack = ""): void => report({ error, componentStack })

const takeEarlyErrors = (): EarlyErrors["caught"] => {
  const { earlyErrors } = window
  if (!earlyErrors) return []
  removeEventListener("error", earlyErrors.record)
  removeEventListener("unhandledrejection", earlyErrors.record)
  return earlyErrors.caught.splice(0)
}

const discardErrors = () => {
  takeEarlyErrors()
  renderErrors.length = 0
  report = () => {}
}

const loadReporting = async (dsn: string) => {
  try {
    const { start, captureRenderError } = await import(/* webpackChunkName: "reporting" */ "./sentry.ts")
    // No other script can run between these lines, so each error is caught exactly once.
    const early = takeEarlyErrors()
    start(dsn, { early, rendering: renderErrors.splice(0) })
    report = captureRenderError
  } catch {
    // Visitors do not need the reports, and this failure cannot be reported.
    discardErrors()
  }
}

/** Loads error reporting after the page, when the browser is idle, if the deployment has a DSN. */
export const startErrorReporting = (): void => {
  const dsn = document.querySelector<HTMLMetaElement>('meta[name="sentry-dsn"]')?.content
  if (!dsn) {
    discardErrors()
    return
  }
  whenLoaded(() => whenIdle(() => void loadReporting(dsn)))
}
