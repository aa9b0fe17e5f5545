import { languageNames, siteNames } from "../specification/names.ts"
import { type Entry, languagesOfExample, marketsOf, pagesOf, rulesBy, type Spec } from "./spec.ts"

/** A way to divide the rules, such as by market. */
export type Division = {
  /** Folder of the pages, such as `markets`. */
  readonly folder: string
  readonly title: string
  readonly groups: ReadonlyMap<string, readonly Entry[]>
}

/** Names the groups by the names that features use, in their order. */
const named = (groups: ReadonlyMap<string, readonly Entry[]>, names: Readonly<Record<string, string>>) =>
  new Map(Object.entries(names).map(([name, code]) => [name, groups.get(code) ?? []]))

export const divisionsOf = (spec: Spec): Division[] => [
  { folder: "markets", title: "By market", groups: named(rulesBy(spec, marketsOf), siteNames) },
  { folder: "languages", title: "By language", groups: named(rulesBy(spec, languagesOfExample), languageNames) },
  { folder: "pages", title: "By page", groups: rulesBy(spec, pagesOf) },
  {
    folder: "topics",
    title: "By topic",
    groups: new Map(
      spec.index.topics.map((topic) => [topic.title, spec.entries.filter((entry) => entry.topic === topic)]),
    ),
  },
]
