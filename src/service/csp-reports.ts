import { cspReportsLimit } from "../spec/content-policy.ts"
import { bytesOf } from "./body.ts"
import { violationsIn } from "./csp-violations.ts"
import { rateLimiter } from "./rate.ts"
import { refusal, type Service } from "./service.ts"
import { throttledLog } from "./throttled-log.ts"

/** Requests in ten minutes: a page that breaks its policy sends a few, and a deployment that does a few for each visitor. */
const fromOneClient = 60
const fromAll = 6000

/** Kinds of violations that are told apart, and milliseconds between two lines about one. */
const mostKinds = 100
const pauseMs = 60_000

const header = "Content-Security-Policy"

const types = ["application/csp-report", "application/reports+json"]

/**
 * Takes browsers' reports of what the Content-Security-Policy of the site's pages has stopped.
 * @param origin of the site
 * @param write a line, which holds nothing that names a visitor
 */
export const cspReports = (
  origin: string,
  write: (line: string) => void = (line) => console.warn(line),
  now: () => number = Date.now,
): Service => {
  const log = throttledLog({ pauseMs, most: mostKinds, others: `${header}: other violations`, write, now })
  const [waitOf, waitOfAll] = [rateLimiter(fromOneClient), rateLimiter(fromAll)]
  return async (request, client) => {
    if (request.method !== "POST") return refusal(405, "Send reports by POST.", { allow: "POST" })
    const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? ""
    if (!types.includes(type)) return refusal(415, `Send ${types.join(" or ")}.`, { accept: types.join(", ") })
    const wait = (await waitOf(client)) || (await waitOfAll("all"))
    if (wait > 0) return refusal(429, "Too many reports: send them later.", { "retry-after": String(wait) })
    const bytes = await bytesOf(request, cspReportsLimit)
    if (bytes instanceof Response) return bytes
    const violations = violationsIn(bytes, [new URL(origin).host, new URL(request.url).host])
    if (!violations) return refusal(400, "The body is no report in JSON.")
    for (const { directive, blocked, page } of violations) log(`${header}: ${directive} stopped ${blocked} on ${page}`)
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } })
  }
}
