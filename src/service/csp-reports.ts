import { cspReportsLimit } from "../spec/content-policy.ts"
import { bytesOf } from "./body.ts"
import { type Violation, violationsIn } from "./csp-violations.ts"
import { rateLimiter } from "./rate.ts"
import { refusal, type Service } from "./service.ts"

/** Requests in ten minutes: a page that breaks its policy sends a few, and a deployment that does a few for each visitor. */
const fromOneClient = 60
const fromAll = 6000

/** Kinds of violations that are told apart, and milliseconds between two lines about one. */
const mostKinds = 100
const quietTime = 60_000

const types = ["application/csp-report", "application/reports+json"]

/** Counts each kind of violation, and writes a line at its first and then one a minute at most. No line holds what names a visitor. */
const tally = (log: (line: string) => void, now: () => number) => {
  const kinds = new Map<string, { loggedAt: number; count: number }>()
  return ({ directive, blocked, page }: Violation): void => {
    const named = `${directive} stopped ${blocked} on ${page}`
    const kind = kinds.has(named) || kinds.size < mostKinds ? named : "other violations"
    const state = kinds.get(kind) ?? { loggedAt: Number.NEGATIVE_INFINITY, count: 0 }
    kinds.set(kind, state)
    state.count += 1
    if (now() - state.loggedAt < quietTime) return
    log(`Content-Security-Policy: ${kind} (${state.count} ${state.count === 1 ? "report" : "reports"})`)
    kinds.set(kind, { loggedAt: now(), count: 0 })
  }
}

/**
 * Takes browsers' reports of what the Content-Security-Policy of the site's pages has stopped.
 * @param origin of the site
 * @param log writes a line
 */
export const cspReports = (
  origin: string,
  log: (line: string) => void = console.warn,
  now: () => number = Date.now,
): Service => {
  const add = tally(log, now)
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
    for (const violation of violations) add(violation)
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } })
  }
}
