import type { Mutant } from "../mutant.ts"
import { says } from "./changes.ts"

const source = (
  rule: string,
  change: string,
  file: string,
  replace: string,
  text: string,
  scenarios?: string,
): Mutant => ({
  rule,
  change,
  site: "se",
  ...(scenarios && { scenarios }),
  source: { file, replace, with: text },
})

const live = "src/components/LiveSearch"
const engine = "src/domain/search/search.ts"

export const searching: readonly Mutant[] = [
  source("SEARCH-1", "pages of 20 homes", "src/build/pages/listings.ts", "pageSize = 24", "pageSize = 20"),
  source(
    "SEARCH-1",
    "how far the visitor has gone on is forgotten",
    `${live}/use-shown.ts`,
    "keepNumber(key, shown)",
    "",
    "and back",
  ),
  source(
    "SEARCH-1",
    "nothing comes by itself near the end",
    `${live}/MoreHomes.tsx`,
    "more.current(false)",
    "",
    "near the end",
  ),
  {
    rule: "SEARCH-1",
    change: "no page leads to the next without scripts",
    site: "se",
    delivery: [says(/<a [^>]*rel="next"[^>]*>[^<]*<\/a>/, "", /\/$/)],
    scenarios: "Page by page",
  },
  source("SEARCH-2", "the upper end of a range does not count", engine, "number <= most", "number < most", "Price"),
  source("SEARCH-2", "the lower end of a range does not count", engine, "number >= least", "number > least", "Price"),
  source("SEARCH-2", "a week has eight days", engine, "const week = 7", "const week = 30", "Viewings"),
  source(
    "SEARCH-2",
    "a choice counts only what it leaves of those chosen beside it",
    engine,
    "at(inside, place) + at(outside, place)",
    "at(inside, place)",
    "What one choice leaves",
  ),
  source(
    "SEARCH-3",
    "places are found by any letters of their names",
    "src/components/SearchFilters/PlaceField.tsx",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    "const wanted = ` ${folded(text)}`",
    "const wanted = folded(text)",
  ),
  source("SEARCH-3", "one place drives out the other", `${live}/form.ts`, ": [...criteria.place, id],", ": [id],"),
  source(
    "SEARCH-4",
    "what is asked for is cleared but the form is not",
    `${live}/use-form.ts`,
    "writeForm(form.current, criteriaIn(query))",
    "void 0",
  ),
  source(
    "SEARCH-4",
    "a filter does not say how many there are without it",
    engine,
    "found.length + butFor(filter).length",
    "found.length",
  ),
  source(
    "SEARCH-5",
    "the dearest stand first where the cheapest should",
    engine,
    "cheapest: (home) => at(price, home)",
    "cheapest: (home) => -at(price, home)",
  ),
  source(
    "SEARCH-6",
    "each letter is a step back",
    `${live}/use-form.ts`,
    'isNew ? "push" : "replace"',
    '"push"',
    "Back takes back",
  ),
  source(
    "SEARCH-6",
    "Back leaves the form as it was",
    `${live}/use-form.ts`,
    "    writeForm(form.current, criteriaIn(query))\n",
    "",
    "Back takes back",
  ),
  {
    rule: "SEARCH-6",
    change: "the language switch loses what was searched for",
    site: "fi",
    source: {
      file: "src/components/LanguageSwitcher/LanguageSwitcher.tsx",
      replace: "keepsQuery && query ?",
      with: "!keepsQuery && query ?",
    },
    scenarios: "In another language",
  },
  source(
    "SEARCH-7",
    "a least above the most is searched for",
    `${live}/form.ts`,
    "range.least > range.most ? words.wrongOrder : range",
    "range.least > range.most ? {} : range",
  ),
  source(
    "SEARCH-8",
    "the search comes with the page",
    "src/components/HomeSearch/HomeSearch.tsx",
    "if (isNeeded) call()",
    "call()",
    "Only then",
  ),
  source(
    "SEARCH-8",
    "what was written before the search was there is thrown away",
    `${live}/use-form.ts`,
    "writeForm(form.current, present(), true)",
    "writeForm(form.current, present())",
    "is not lost",
  ),
  source("SEARCH-8", "a failure is not told", `${live}/LiveSearch.tsx`, "{failed && (", "{false && (", "cannot be had"),
  source(
    "SEARCH-9",
    "the sheet stays open over the homes",
    "src/components/SearchFilters/SearchFilters.tsx",
    "if (sheet.current) sheet.current.open = false",
    "",
    "On a telephone",
  ),
]
