import type { Delivery } from "../support/proxy.ts"
import type { Change } from "./mutant.ts"

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const textual = /text|json|xml|javascript/

/** Matches an address and everything below it, as written in links, alternates and the names of data files. */
const addressPattern = (address: string) =>
  new RegExp(`(?<=["'>]|\\.example|/page-data)${escapeRegExp(address)}(?=[/"])`, "g")

const globally = (pattern: string | RegExp): RegExp =>
  typeof pattern === "string"
    ? new RegExp(escapeRegExp(pattern), "g")
    : new RegExp(pattern.source, pattern.flags.replace("g", "").concat("g"))

const below = (path: string, address: string) => {
  const start = path.startsWith("/page-data/") ? "/page-data" : ""
  return path.startsWith(`${start + address}/`) || path === start + address
    ? { start, rest: path.slice((start + address).length) }
    : undefined
}

const pathOnly = (path: string): string => path.split("?")[0] ?? ""

const changeText = (change: Change): string =>
  "moved" in change
    ? `${change.moved} to ${change.to}`
    : "replace" in change
      ? `${change.replace} in ${change.in}`
      : String(change.in)

/** Applies changes to a site's responses. */
export type Rewriting = {
  /** Returns the path to request from the site instead of the visitor's path. */
  upstreamUrl(url: string): string
  rewrite(url: string, delivery: Delivery): Delivery
  /** Explains why the changes did not apply; undefined if they did. */
  problem(): string | undefined
}

type Found = (times: number) => void

const withText = (delivery: Delivery, pattern: RegExp, text: string, onFound: Found): Delivery => {
  const { location, "content-type": type = "" } = delivery.headers
  const headers = location
    ? { ...delivery.headers, location: `"${location}"`.replace(pattern, text).slice(1, -1) }
    : delivery.headers
  if (!textual.test(type)) return { ...delivery, headers }
  const body = delivery.body.toString()
  const times = [...body.matchAll(pattern)].length
  if (times === 0) return { ...delivery, headers }
  onFound(times)
  return { ...delivery, headers, body: Buffer.from(body.replace(pattern, text)) }
}

const withChange = (path: string, delivery: Delivery, change: Change, onFound: Found): Delivery => {
  if ("moved" in change) return withText(delivery, addressPattern(change.moved), change.to, onFound)
  if (!change.in.test(path) || "answers" in change) return delivery
  if ("header" in change && "replace" in change) {
    const before = delivery.headers[change.header] ?? ""
    const after = before.replace(globally(change.replace), change.with)
    if (after !== before) onFound(1)
    return { ...delivery, headers: { ...delivery.headers, ...(before && { [change.header]: after }) } }
  }
  if ("replace" in change) return withText(delivery, globally(change.replace), change.with, onFound)
  onFound(1)
  if ("status" in change) return { ...delivery, status: change.status }
  if ("leadsTo" in change)
    return { status: 301, headers: { ...delivery.headers, location: change.leadsTo }, body: Buffer.alloc(0) }
  const { [change.header]: _old, ...headers } = delivery.headers
  return { ...delivery, headers: { ...headers, ...(change.with !== undefined && { [change.header]: change.with }) } }
}

/** Applies changes to the site's responses, and counts the matches of each. */
export const rewritingOf = (changes: readonly Change[]): Rewriting => {
  const counts = changes.map(() => 0)
  const miscounts = new Set<string>()
  const count = (index: number, times = 1) => {
    counts[index] = (counts[index] ?? 0) + times
  }
  return {
    upstreamUrl(url) {
      const path = pathOnly(url)
      for (const [index, change] of changes.entries()) {
        if ("answers" in change && change.in.test(path)) {
          count(index)
          return change.answers
        }
        if (!("moved" in change)) continue
        const here = below(path, change.to)
        if (here) return here.start + change.moved + here.rest
        const match = below(path, change.moved)
        if (!match) continue
        count(index)
        return `${match.start}${change.moved}-moved-away${match.rest}`
      }
      return url
    },
    rewrite(url, delivery) {
      const path = pathOnly(url)
      return changes.reduce(
        (sofar, change, index) =>
          withChange(path, sofar, change, (times) => {
            count(index, times)
            if ("places" in change && change.places !== undefined && times !== change.places)
              miscounts.add(`found ${times} times in ${path}, not ${change.places}: ${change.replace}`)
          }),
        delivery,
      )
    },
    problem() {
      if (miscounts.size > 0) return [...miscounts].join("; ")
      const unmet = changes.filter((_, index) => counts[index] === 0)
      return unmet.length > 0 ? `never met: ${unmet.map(changeText).join("; ")}` : undefined
    },
  }
}
