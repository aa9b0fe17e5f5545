import type { EarlyErrors } from "./first-script/early-errors.ts"
import { whenIdle } from "./idle.ts"

/** An error that a component threw, with the components around it as React tells them. */
export type RenderError = { readonly error: unknown; readonly componentStack: string }

/** What was caught before the error reports were there to take it. */
export type Caught = { readonly early: EarlyErrors["caught"]; readonly rendering: readonly RenderError[] }

const rendering: RenderError[] = []
let report: (caught: RenderError) => void = (caught) => {
  rendering.push(caught)
}

/** React keeps to itself what components throw: no `error` event tells of it. */
export const reportRenderError = (error: unknown, componentStack = ""): void => report({ error, componentStack })

const stopKeeping = (): EarlyErrors["caught"] => {
  const { earlyErrors } = window
  if (!earlyErrors) return []
  removeEventListener("error", earlyErrors.keep)
  removeEventListener("unhandledrejection", earlyErrors.keep)
  return earlyErrors.caught.splice(0)
}

const giveUp = () => {
  stopKeeping()
  rendering.length = 0
  report = () => {}
}

const load = async (dsn: string) => {
  try {
    const { start, captureRenderError } = await import(/* webpackChunkName: "reporting" */ "./sentry.ts")
    // Between these lines no other script can run: nothing is caught twice, and nothing is missed.
    const early = stopKeeping()
    start(dsn, { early, rendering: rendering.splice(0) })
    report = captureRenderError
  } catch {
    // A visitor does not miss the reports, nor are there any to tell of this.
    giveUp()
  }
}

/** Reports errors and timings where the deployment has a DSN, from when the page has loaded and the browser is idle. */
export const startErrorReporting = (): void => {
  const dsn = document.querySelector<HTMLMetaElement>('meta[name="sentry-dsn"]')?.content
  if (!dsn) {
    giveUp()
    return
  }
  const loadWhenIdle = () => whenIdle(() => void load(dsn))
  if (document.readyState === "complete") loadWhenIdle()
  else addEventListener("load", loadWhenIdle, { once: true })
}
