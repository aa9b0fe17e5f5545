/** What a policy has stopped, in words that no visitor chooses: no query, no name of a page's last part. */
export type Violation = { readonly directive: string; readonly blocked: string; readonly page: string }

/** Reports in one request. */
const most = 20

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const urlIn = (text: unknown): URL | undefined =>
  typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined

const directiveIn = (text: unknown): string => /^[a-z][a-z-]{2,40}/.exec(String(text))?.[0] ?? "a directive"

/** Words of the standard, such as `inline`, schemes such as `data`, or the origin of an address. */
const blockedIn = (text: unknown, hosts: readonly string[]): string => {
  const url = urlIn(text)
  if (url?.protocol === "http:" || url?.protocol === "https:")
    return hosts.includes(url.host) ? "the site itself" : `${url.protocol}//${url.host.slice(0, 80)}`
  return /^[a-z][a-z-]{2,30}/.exec(String(text))?.[0] ?? "something"
}

/** `/en/property/kvistgatan-12/` as `/en/property/*`: the kind of page, which a few addresses share. */
const shapeOf = (path: string): string => {
  const parts = path.split("/").filter(Boolean)
  const kind = /^[a-z]{2}$/.test(parts[0] ?? "") ? 2 : 1
  const known = parts.slice(0, kind).map((part) => (/^[a-z-]{1,40}$/.test(part) ? part : "*"))
  return `/${[...known, ...(parts.length > kind ? ["*"] : [])].join("/")}`
}

/** A report in either form: of `report-uri` with dashes, of `report-to` in camel case. */
const violationOf = (report: unknown, hosts: readonly string[]): Violation | undefined => {
  if (!isObject(report)) return undefined
  const page = urlIn(report["document-uri"] ?? report.documentURL)
  // Other sites may have their visitors' browsers send reports of pages of theirs.
  if (!page || !hosts.includes(page.host)) return undefined
  return {
    directive: directiveIn(report["effective-directive"] ?? report["violated-directive"] ?? report.effectiveDirective),
    blocked: blockedIn(report["blocked-uri"] ?? report.blockedURL, hosts),
    page: shapeOf(page.pathname),
  }
}

/**
 * Violations that a request reports.
 * @param hosts of the site's own pages
 * @returns undefined where the body is no report
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
        .slice(0, most)
        .flatMap((report) => (isObject(report) && report.type === "csp-violation" ? [report.body] : []))
    : [value["csp-report"]]
  return reports.flatMap((report) => violationOf(report, hosts) ?? [])
}
