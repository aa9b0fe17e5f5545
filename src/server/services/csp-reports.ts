import { cspReportsLimit } from "../../published/content-policy.ts"
import { bytesOf } from "./body.ts"
import { violationsIn } from "./csp-violations.ts"
import { sendingLimit } from "./rate.ts"
import { refusal, type Service } from "./service.ts"
import { throttledLog } from "./throttled-log.ts"

/** Requests in ten minutes: a page that violates its policy sends a few. All clients may send a hundred times as many in an hour. */
const limitPerClient = 60

/** Number of kinds of violations that are logged separately, and pause (ms) between two lines about one kind. */
const maxKinds = 100
const pauseMs = 60_000

const header = "Content-Security-Policy"

const types = ["application/csp-report", "application/reports+json"]

/**
 * Logs browsers' reports of what the site's Content-Security-Policy blocks.
 * @param origin of the site
 * @param write receives lines without anything that identifies a visitor
 */
export const cspReports = (
  origin: string,
  write: (line: string) => void = (line) => console.warn(line),
  now: () => number = Date.now,
): Service => {
  const log = throttledLog({ pauseMs, maxSentences: maxKinds, others: `${header}: other violations`, write, now })
  const limit = sendingLimit(limitPerClient)
  return async (request, client) => {
    if (request.method !== "POST") return refusal(405, "Send reports by POST.", { allow: "POST" })
    const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? ""
    if (!types.includes(type)) return refusal(415, `Send ${types.join(" or ")}.`, { accept: types.join(", ") })
    const wait = await limit.waitOf(client)
    if (wait > 0) return refusal(429, "Too many reports: send them later.", { "retry-after": String(wait) })
    await limit.countStored()
    const bytes = await bytesOf(request, cspReportsLimit)
    if (bytes instanceof Response) return bytes
    const violations = violationsIn(bytes, [new URL(origin).host, new URL(request.url).host])
    if (!violations) return refusal(400, "The body is no report in JSON.")
    for (const { directive, blocked, page } of violations) log(`${header}: ${directive} stopped ${blocked} on ${page}`)
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } })
  }
}
