import {
  browserTracingIntegration,
  captureReactException,
  getClient,
  getRootSpan,
  init,
  type Span,
  spanToJSON,
} from "@sentry/gatsby"
import { scrubbed, withoutOthers } from "../domain/scrub.ts"
import type { Caught, RenderError } from "./error-reporting.ts"
import { rememberTyped } from "./typed.ts"

/** Milliseconds. A transaction is a page's load or a move to the next page, with the requests made meanwhile. */
const idleTimeout = 1000
const finalTimeout = 30_000
const heartbeatInterval = 5000
const unchangedBeats = 3

const typed = rememberTyped()

const withoutPersonalData = <Event extends object>(event: Event): Event =>
  scrubbed(withoutOthers(event, location.href), typed())

/**
 * Sentry's heartbeat, which its version 7 had: a transaction that waits for the same requests at three beats in a row is
 * ended, lest one that never answers holds it open.
 */
const beatOf = (transaction: Span) => {
  const client = getClient()
  const open = new Set<string>()
  let before: string | undefined
  let beats = 0
  const isPart = (span: Span) => span !== transaction && getRootSpan(span) === transaction
  const stops = [
    client?.on("spanStart", (span) => {
      if (isPart(span)) open.add(span.spanContext().spanId)
    }),
    client?.on("spanEnd", (span) => {
      open.delete(span.spanContext().spanId)
      if (span === transaction) stop()
    }),
  ]
  const timer = setInterval(() => {
    const now = [...open].join()
    beats = now === before ? beats + 1 : 1
    before = now
    if (beats < unchangedBeats) return
    transaction.setStatus({ code: 2, message: "deadline_exceeded" })
    transaction.setAttribute("sentry.idle_span_finish_reason", "heartbeatFailed")
    transaction.end()
  }, heartbeatInterval)
  const stop = () => {
    clearInterval(timer)
    for (const off of stops) off?.()
  }
}

const heartbeat = {
  name: "Heartbeat",
  setup: (client: NonNullable<ReturnType<typeof getClient>>) => {
    client.on("spanStart", (span) => {
      if (["pageload", "navigation"].includes(String(spanToJSON(span).attributes["sentry.op"]))) beatOf(span)
    })
  },
}

/** Starts the error reports, and sends what was caught before. */
export const start = (dsn: string, { early, rendering }: Caught): void => {
  init({
    dsn,
    sampleRate: 1,
    maxBreadcrumbs: 100,
    tracesSampleRate: 1,
    // One envelope a transaction, with its spans and web vitals.
    traceLifecycle: "static",
    // Of an address of this origin, the path is tried as well.
    tracePropagationTargets: [/^https?:\/\/localhost(:\d+)?\//, /^\//],
    integrations: [
      // The SDK's own limit for waiting gives way to the heartbeat.
      browserTracingIntegration({ idleTimeout, finalTimeout, childSpanTimeout: finalTimeout }),
      heartbeat,
    ],
    // A burst of errors is sent whole: the default keeps 40 at a time, and drops the rest.
    transportOptions: { bufferSize: 1000 },
    // Without this the service would note the visitor's IP address.
    dataCollection: { userInfo: false, cookies: false, httpBodies: [] },
    beforeSend: withoutPersonalData,
    beforeSendTransaction: withoutPersonalData,
  })
  // As if they had just come, to the same listeners.
  for (const event of early)
    if (event instanceof PromiseRejectionEvent) window.onunhandledrejection?.(event)
    else window.onerror?.(event.message, event.filename, event.lineno, event.colno, event.error)
  for (const error of rendering) captureRenderError(error)
}

export const captureRenderError = ({ error, componentStack }: RenderError): void => {
  captureReactException(error, { componentStack }, { mechanism: { handled: false, type: "auto.function.react" } })
}
