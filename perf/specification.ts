import { categories } from "./budgets.ts"
import { startChrome, visit } from "./lighthouse.ts"

/** Address of the specification's site, without a trailing slash. */
const site = process.env.SPEC_SITE ?? "http://localhost:9003"

/** One page of each kind that people read on a screen. */
const paths = ["/", "/rules/ROUTE-5/", "/search/", "/words/", "/state/", "/changes/", "/markets/norway/", "/steps/"]

/** Requires Lighthouse's full score of the specification's site, in every category. */
const problemsOf = async (chrome: Awaited<ReturnType<typeof startChrome>>, path: string): Promise<string[]> => {
  const { scores, failed } = await visit(chrome, site + path)
  return categories
    .filter((category) => scores[category] < 1)
    .map((category) => {
      const audits = failed[category].map(({ title }) => title).join("; ")
      return `${path}: Lighthouse gives ${scores[category] * 100} for ${category}, of 100: ${audits}`
    })
}

const chrome = await startChrome()
const problems: string[] = []
try {
  for (const path of paths) problems.push(...(await problemsOf(chrome, path)))
} finally {
  chrome.kill()
}
for (const problem of problems) console.error(problem)
console.log(`Lighthouse on ${paths.length} pages of the specification: ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
