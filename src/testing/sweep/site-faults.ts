import type { HostRules } from "../../published/host-rules.ts"
import type { PageFacts } from "./page-facts.ts"

/** A fault, and the path of the page that has it. */
export type PageFault = { readonly page: string; readonly fault: string }

export type SiteFiles = {
  /** Paths of all files, such as `/media/maps/1.svg`; pages have the path of their address. */
  readonly paths: ReadonlySet<string>
  readonly redirects: HostRules["redirects"]
  /** Whether the server makes a file when a browser asks for it. */
  readonly isMade: (path: string) => boolean
}

/** Services answer below this path. */
const services = "/api/"

const redirected = (path: string, redirects: HostRules["redirects"]): string => {
  for (const { from, to } of redirects) {
    const [match, slug = ""] = new RegExp(`^${from.replace(":slug", "([^/]+)")}/?$`).exec(path) ?? []
    if (match !== undefined) return to.replace(":slug", () => slug)
  }
  return path
}

const linkFaultsOf = (pages: readonly PageFacts[], { paths, redirects, isMade }: SiteFiles): PageFault[] => {
  const idsAt = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]))
  return pages.flatMap((page) =>
    page.links.flatMap(({ path, fragment }) => {
      const target = paths.has(path) ? path : redirected(path, redirects)
      if (!paths.has(target) && !isMade(target) && !target.startsWith(services))
        return [{ page: page.path, fault: `leads to ${path}, where nothing is: correct the link, or write the page` }]
      const ids = idsAt.get(target)
      return fragment === "" || !ids || ids.has(fragment)
        ? []
        : [{ page: page.path, fault: `leads to ${path}#${fragment}, where no element has this id: correct the link` }]
    }),
  )
}

const twinFaultsOf = (pages: readonly PageFacts[], field: "title" | "description"): PageFault[] => {
  const listed = pages.filter((page) => page.isIndexed && page[field] !== "")
  return [...Map.groupBy(listed, (page) => `${page.language} ${page[field]}`).values()].flatMap(([first, ...others]) =>
    others.map((page) => ({
      page: page.path,
      fault: `has the ${field} of ${first?.path}, "${page[field].slice(0, 60)}": say what differs`,
    })),
  )
}

/** Faults of each page, and those that only a comparison of all pages of a site shows. */
export const siteFaultsOf = (pages: readonly PageFacts[], files: SiteFiles): PageFault[] => [
  ...pages.flatMap(({ path, faults }) => faults.map((fault) => ({ page: path, fault }))),
  ...linkFaultsOf(pages, files),
  ...twinFaultsOf(pages, "title"),
  ...twinFaultsOf(pages, "description"),
]
