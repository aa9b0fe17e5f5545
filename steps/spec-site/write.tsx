import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { buildSync, transformSync } from "esbuild"
import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { resultsFolder } from "../results/result.ts"
import { englishNames } from "../specification/places.ts"
import { baseOf, type Comparisons } from "./comparisons.ts"
import { documentsOf } from "./documents.ts"
import { ChangesPage, ComparisonPage, comparisonPath } from "./pages/changes-page.tsx"
import { DictionaryPage } from "./pages/dictionary-page.tsx"
import { type Division, GroupPage, groupPath, HomePage, StatePage, WordsPage } from "./pages/lists.tsx"
import { rulePath } from "./pages/parts.tsx"
import { PrintPage } from "./pages/print-page.tsx"
import { type OpenAt, RulePage } from "./pages/rule-page.tsx"
import { MissingPage, SearchPage } from "./pages/search-page.tsx"
import { pdfOf } from "./pdf.ts"
import { indexOf } from "./search.ts"
import { type Entry, languagesOfExample, marketsOf, pagesOf, rulesBy, type Spec } from "./spec.ts"

const countries: Readonly<Record<string, string>> = { se: "Sweden", fi: "Finland", no: "Norway" }

const renamed = <Value,>(groups: ReadonlyMap<string, Value>, names: Readonly<Record<string, string>>) =>
  new Map([...groups].map(([name, value]) => [names[name] ?? name, value]))

const divisionsOf = (spec: Spec): Division[] => [
  { folder: "markets", title: "By market", groups: renamed(rulesBy(spec, marketsOf), countries) },
  { folder: "languages", title: "By language", groups: renamed(rulesBy(spec, languagesOfExample), englishNames) },
  { folder: "pages", title: "By page", groups: rulesBy(spec, pagesOf) },
  {
    folder: "topics",
    title: "By topic",
    groups: new Map(
      spec.index.topics.map((topic) => [topic.title, spec.entries.filter((entry) => entry.topic === topic)]),
    ),
  },
]

const pagesFor = (spec: Spec, history: Comparisons, openAt: OpenAt, pdf: boolean): Map<string, ReactElement> => {
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
    ["/500.html", <MissingPage key="500" />],
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

const rules = {
  headers: [
    {
      path: "/*",
      headers: [
        { key: "cache-control", value: "public, max-age=0, must-revalidate" },
        { key: "x-content-type-options", value: "nosniff" },
        { key: "x-frame-options", value: "DENY" },
        { key: "referrer-policy", value: "no-referrer" },
        {
          key: "content-security-policy",
          value:
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        },
      ],
    },
  ],
  redirects: [],
  errorPages: [{ prefix: "/", notFound: "/404.html", serverError: "/500.html" }],
}

const documentOf = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`

const stylesOfSite = (): string => {
  const files = ["src/styles/tokens.css", "src/styles/base.css", "steps/spec-site/spec.css"]
  const source = files.map((file) => readFileSync(file, "utf8")).join("\n")
  return transformSync(source.replace("./fonts/", "/"), { loader: "css", minify: true }).code
}

/**
 * Writes the site into a folder, which it replaces as a whole.
 * @param browser path of a Chromium, which prints the PDF; without it, there is none
 */
export const writeSite = async (
  spec: Spec,
  { comparisons, openAt, browser }: { comparisons: Comparisons; openAt: OpenAt; browser: string | undefined },
  folder: string,
): Promise<void> => {
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  const write = (path: string, content: string | Buffer) => {
    const file = `${fresh}${path.endsWith("/") ? `${path}index.html` : path}`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const styles = stylesOfSite()
  const documents = pagesFor(spec, comparisons, openAt, browser !== undefined)
  for (const [path, page] of documents) write(path, documentOf(page))
  const whole = documents.get("/print/")
  if (browser !== undefined && whole)
    write("/kvistbo-specification.pdf", await pdfOf(documentOf(whole), styles, browser))
  write("/spec.css", styles)
  write("/search.json", JSON.stringify(indexOf(documentsOf(spec))))
  write("/_rules.json", JSON.stringify(rules))
  cpSync("src/styles/fonts/hedvig-letters-serif.woff2", `${fresh}/hedvig-letters-serif.woff2`)
  buildSync({
    entryPoints: ["steps/spec-site/browser.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    outfile: `${fresh}/search.js`,
  })
  for (const { file } of Object.values(spec.results).flatMap(({ pictures }) => pictures))
    cpSync(`${resultsFolder}/${file}`, `${fresh}/pictures/${file}`)
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
}
