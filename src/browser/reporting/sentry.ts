import {
  browserTracingIntegration,
  captureReactException,
  getClient,
  getRootSpan,
  init,
  type Span,
  spanToJSON,
} from "@sentry/gatsby"
import { scrub, withoutOthers } from "../../domain/scrub.ts"
import type { EarlyErrors } from "./early-errors.ts"
import { isNotOurs } from "./not-ours.ts"
import { rememberTyped } from "./typed.ts"

/** An error thrown by a component, with React's component stack. */
export type RenderError = { readonly error: unknown; readonly componentStack: string }

/** Errors caught before error reporting has loaded. */
export type Caught = { readonly early: EarlyErrors["caught"]; readonly rendering: readonly RenderError[] }

/** Timeouts (ms) and heartbeat of a transaction, which is a page load or a navigation with its requests. */
const idleTimeout = 1000
const finalTimeout = 30_000
const heartbeatInterval = 5000
const unchangedBeats = 3

/** Outlook's Safe Links and other mail scanners cause it when they open a page; no browser of a visitor does. */
const scannersRejection =
  /^(?:UnhandledRejection: )?Non-Error promise rejection captured with value: Object Not Found Matching Id:\d+, MethodName:\w+, ParamCount:\d+$/

const typedTexts = rememberTyped()

const withoutPersonalData = <Event extends object>(event: Event): Event =>
  scrub(withoutOthers(event, location.href), typedTexts())

/**
 * Heartbeat as in Sentry 7: ends a transaction that waits for the same requests at three beats in a row, because a
 * request without a response would keep it open.
 */
const startHeartbeat = (transaction: Span) => {
  const client = getClient()
  const openSpans = new Set<string>()
  let previousRequests: string | undefined
  let beats = 0
  const isInTransaction = (span: Span) => span !== transaction && getRootSpan(span) === transaction
  const unsubscribers = [
    client?.on("spanStart", (span) => {
      if (isInTransaction(span)) openSpans.add(span.spanContext().spanId)
    }),
    client?.on("spanEnd", (span) => {
      openSpans.delete(span.spanContext().spanId)
      if (span === transaction) stop()
    }),
  ]
  const timer = setInterval(() => {
    const openRequests = [...openSpans].join()
    beats = openRequests === previousRequests ? beats + 1 : 1
    previousRequests = openRequests
    if (beats < unchangedBeats) return
    transaction.setStatus({ code: 2, message: "deadline_exceeded" })
    transaction.setAttribute("sentry.idle_span_finish_reason", "heartbeatFailed")
    transaction.end()
  }, heartbeatInterval)
  const stop = () => {
    clearInterval(timer)
    for (const unsubscribe of unsubscribers) unsubscribe?.()
  }
}

const heartbeat = {
  name: "Heartbeat",
  setup: (client: NonNullable<ReturnType<typeof getClient>>) => {
    client.on("spanStart", (span) => {
      if (["pageload", "navigation"].includes(String(spanToJSON(span).attributes["sentry.op"]))) startHeartbeat(span)
    })
  },
}

/** Starts error reporting and sends the errors caught before. */
export const start = (dsn: string, { early, rendering }: Caught): void => {
  init({
    dsn,
    sampleRate: 1,
    maxBreadcrumbs: 100,
    tracesSampleRate: 1,
    // Sends one envelope per transaction, with its spans and web vitals.
    traceLifecycle: "static",
    // For addresses of this origin, Sentry matches the path as well.
    tracePropagationTargets: [/^https?:\/\/localhost(:\d+)?\//, /^\//],
    integrations: [
      // Raises the SDK's own limit, because the heartbeat replaces it.
      browserTracingIntegration({ idleTimeout, finalTimeout, childSpanTimeout: finalTimeout }),
      heartbeat,
    ],
    // The default sends 40 errors at a time and drops the rest of a burst.
    transportOptions: { bufferSize: 1000 },
    // Without these the service records the visitor's IP address.
    dataCollection: { userInfo: false, cookies: false, httpBodies: [] },
    ignoreErrors: [scannersRejection],
    beforeSend: (event) => (isNotOurs(event, document) ? null : withoutPersonalData(event)),
    beforeSendTransaction: withoutPersonalData,
  })
  // Replays early errors through the SDK's own listeners.
  for (const event of early)
    if (event instanceof PromiseRejectionEvent) window.onunhandledrejection?.(event)
    else window.onerror?.(event.message, event.filename, event.lineno, event.colno, event.error)
  for (const error of rendering) captureRenderError(error)
}

export const captureRenderError = ({ error, componentStack }: RenderError): void => {
  captureReactException(error, { componentStack }, { mechanism: { handled: false, type: "auto.function.react" } })
}
