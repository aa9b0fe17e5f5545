import { type IncomingMessage, request } from "node:http"
import { connect } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { contactRequestsPath } from "../../spec/contact.ts"
import { pageCount, textOf } from "./pages-site.ts"

/** Text that visitors send in addresses, headers and fields; no log may contain it. */
export const ownWords = "visitors-own-words"

/** Timeout (ms) of a response. */
const responseTimeoutMs = 20_000

type Visit = {
  readonly path: string
  readonly status: number
  readonly text?: string
  /** Fields of a form that a browser sends without scripts. */
  readonly form?: string
  readonly acceptEncoding?: string
}

/** Statuses that are allowed while the site's files are unreadable. */
const allowedStatuses: readonly number[] = [404, 500, 503]

/** Requests of visitors and attackers, in turn. */
const visits: readonly ((turn: number) => Visit)[] = [
  (turn) => ({ path: `/page-${turn % pageCount}/?q=${ownWords}`, status: 200, text: textOf(turn % pageCount) }),
  (turn) => ({ path: `/page-${(turn * 7) % pageCount}/`, status: 200, acceptEncoding: "br" }),
  (turn) => ({ path: `/page-${(turn * 3) % pageCount}/`, status: 200, acceptEncoding: "gzip" }),
  () => ({ path: `/large.bin?${ownWords}`, status: 200 }),
  (turn) => ({ path: `/${ownWords}-${turn}/`, status: 404 }),
  () => ({ path: `/${ownWords.repeat(830)}`, status: 414 }),
  () => ({ path: `/?${ownWords.repeat(830)}`, status: 200 }),
  () => ({ path: `/${ownWords}%zz`, status: 404 }),
  () => ({ path: contactRequestsPath, status: 400, form: `language=sv&name=${ownWords}&email=${ownWords}` }),
]

/** Number of responses, the slowest of them, and counts of wrong ones. */
export type VisitCounts = { answers: number; slowestMs: number; readonly wrong: Map<string, number> }

export const newVisitCounts = (): VisitCounts => ({ answers: 0, slowestMs: 0, wrong: new Map() })

const headersOf = ({ form, acceptEncoding = "identity" }: Visit, client: number) => ({
  "user-agent": ownWords,
  "accept-encoding": acceptEncoding,
  accept: "text/html",
  "sec-fetch-site": "same-origin",
  "x-forwarded-for": `10.0.${client}.1`,
  ...(form !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
})

/** @returns the status, and the text unless it is compressed; undefined if the response is incomplete */
const answerTo = (
  address: string,
  visit: Visit,
  client: number,
): Promise<{ readonly status: number; readonly text: string } | undefined> =>
  new Promise((resolve) => {
    const options = {
      method: visit.form === undefined ? "GET" : "POST",
      headers: headersOf(visit, client),
      agent: false,
    }
    const fail = () => resolve(undefined)
    request(
      address + visit.path,
      { ...options, signal: AbortSignal.timeout(responseTimeoutMs) },
      (answer: IncomingMessage) => {
        const pieces: Buffer[] = []
        answer.on("data", (piece) => pieces.push(piece)).on("error", fail)
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }))
      },
    )
      .on("error", fail)
      .end(visit.form)
  })

export type Circumstances = {
  readonly isOver: () => boolean
  /** Whether the site's files are unreadable, so that errors are allowed. */
  readonly isStrained: () => boolean
  /** Name of the current fault. */
  readonly during: () => string
}

/** Requests a site's addresses in turn until the run is over. */
export const visitAll = async (
  address: string,
  client: number,
  { isOver, isStrained, during }: Circumstances,
  visitCounts: VisitCounts,
): Promise<void> => {
  for (let turn = client; !isOver(); turn += 1) {
    const visit = visits[turn % visits.length]?.(turn) as Visit
    const wasStrained = isStrained()
    const started = performance.now()
    const answer = await answerTo(address, visit, client)
    visitCounts.answers += 1
    visitCounts.slowestMs = Math.max(visitCounts.slowestMs, performance.now() - started)
    const isExcused = (wasStrained || isStrained()) && allowedStatuses.includes(answer?.status ?? 0)
    const isRight = answer?.status === visit.status && answer.text.includes(visit.text ?? "")
    if (isRight || isExcused) continue
    const kind = `${visit.path.slice(0, 12)} ${answer?.status ?? "without an answer"}, ${during()}`
    visitCounts.wrong.set(kind, (visitCounts.wrong.get(kind) ?? 0) + 1)
  }
}

/** Requests large files repeatedly and never reads the responses. */
export const neverRead = async (port: number, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    const socket = connect(port, "localhost").on("error", () => {})
    socket.pause().write(`GET /large.bin HTTP/1.1\r\nHost: ${ownWords}\r\n\r\n`.repeat(10))
    await wait(2000)
    socket.destroy()
  }
}
