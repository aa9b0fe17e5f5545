import type { ReactElement } from "react"
import { baseOf, type Comparisons } from "./comparisons.ts"
import { divisionsOf } from "./divisions.ts"
import { ChangesPage } from "./pages/changes-page.tsx"
import { ComparisonPage, comparisonPath } from "./pages/comparison-page.tsx"
import { DictionaryPage } from "./pages/dictionary-page.tsx"
import { FailurePage, MissingPage } from "./pages/error-pages.tsx"
import type { OpenAt } from "./pages/example-parts.tsx"
import { GroupPage, groupPath } from "./pages/group-page.tsx"
import { HomePage } from "./pages/home-page.tsx"
import { rulePath } from "./pages/parts.tsx"
import { PrintPage } from "./pages/print-page.tsx"
import { RulePage } from "./pages/rule-page.tsx"
import { SearchPage } from "./pages/search-page.tsx"
import { StatePage } from "./pages/state-page.tsx"
import { WordsPage } from "./pages/words-page.tsx"
import type { Entry, Spec } from "./spec.ts"

/** Returns the pages of the site, by path. */
export const sitePages = (
  spec: Spec,
  history: Comparisons,
  openAt: OpenAt,
  pdf: boolean,
): Map<string, ReactElement> => {
  const divisions = divisionsOf(spec)
  const { comparisons } = history
  const base = baseOf(history)
  const isAdded = ({ rule }: Entry) => base?.changes.added.some(({ id }) => id === rule.id) === true
  return new Map<string, ReactElement>([
    ["/", <HomePage key="/" spec={spec} divisions={divisions} pdf={pdf} />],
    ["/search/", <SearchPage key="search" />],
    ["/words/", <WordsPage key="words" spec={spec} />],
    ["/state/", <StatePage key="state" spec={spec} added={spec.entries.filter(isAdded)} since={base?.version} />],
    ["/changes/", <ChangesPage key="changes" {...history} />],
    ...comparisons.map((comparison): [string, ReactElement] => [
      comparisonPath(comparison.version),
      <ComparisonPage key={comparison.version.commit} {...comparison} />,
    ]),
    ["/steps/", <DictionaryPage key="steps" sentences={spec.sentences} entries={spec.entries} />],
    ["/print/", <PrintPage key="print" spec={spec} pdf={pdf} />],
    ["/404.html", <MissingPage key="404" />],
    ["/500.html", <FailurePage key="500" />],
    ...spec.entries.map((entry, place): [string, ReactElement] => [
      rulePath(entry.rule.id),
      <RulePage
        key={entry.rule.id}
        spec={spec}
        entry={entry}
        previous={spec.entries[place - 1]}
        next={spec.entries[place + 1]}
        openAt={openAt}
      />,
    ]),
    ...divisions.flatMap((division) =>
      [...division.groups.keys()].map((name): [string, ReactElement] => [
        groupPath(division, name),
        <GroupPage key={name} spec={spec} division={division} name={name} />,
      ]),
    ),
  ])
}
