/** A violation without text that a visitor can choose: no query and no last part of a page's path. */
export type Violation = { readonly directive: string; readonly blocked: string; readonly page: string }

/** Reports that are read from one request. */
const maxReports = 20

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const urlIn = (text: unknown): URL | undefined =>
  typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined

const directiveIn = (text: unknown): string => /^[a-z][a-z-]{2,40}/.exec(String(text))?.[0] ?? "a directive"

/** Returns a keyword such as `inline`, a scheme such as `data`, or the origin of a URL. */
const blockedIn = (text: unknown, hosts: readonly string[]): string => {
  const url = urlIn(text)
  if (url?.protocol === "http:" || url?.protocol === "https:")
    return hosts.includes(url.host) ? "the site itself" : `${url.protocol}//${url.host.slice(0, 80)}`
  return /^[a-z][a-z-]{2,30}/.exec(String(text))?.[0] ?? "something"
}

/** Reduces `/en/property/kvistgatan-12/` to `/en/property/*`, the kind of page. */
const pageKindOf = (path: string): string => {
  const parts = path.split("/").filter(Boolean)
  const kind = /^[a-z]{2}$/.test(parts[0] ?? "") ? 2 : 1
  const kindParts = parts.slice(0, kind).map((part) => (/^[a-z-]{1,40}$/.test(part) ? part : "*"))
  return `/${[...kindParts, ...(parts.length > kind ? ["*"] : [])].join("/")}`
}

/** Parses a report of either kind: `report-uri` has names with dashes, `report-to` has camel case. */
const violationOf = (report: unknown, hosts: readonly string[]): Violation | undefined => {
  if (!isObject(report)) return undefined
  const page = urlIn(report["document-uri"] ?? report.documentURL)
  // Another site can make browsers send reports about its own pages here.
  if (!page || !hosts.includes(page.host)) return undefined
  return {
    directive: directiveIn(report["effective-directive"] ?? report["violated-directive"] ?? report.effectiveDirective),
    blocked: blockedIn(report["blocked-uri"] ?? report.blockedURL, hosts),
    page: pageKindOf(page.pathname),
  }
}

/**
 * Parses the violations in the body of a request.
 * @param hosts of the site's own pages
 * @returns undefined if the body is not a report
 */
export const violationsIn = (body: Uint8Array, hosts: readonly string[]): readonly Violation[] | undefined => {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body))
  } catch {
    return undefined
  }
  if (!isObject(value)) return undefined
  const reports = Array.isArray(value)
    ? value
        .slice(0, maxReports)
        .flatMap((report) => (isObject(report) && report.type === "csp-violation" ? [report.body] : []))
    : [value["csp-report"]]
  return reports.flatMap((report) => violationOf(report, hosts) ?? [])
}
