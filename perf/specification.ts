import { categories, minimumScores } from "./budgets.ts"
import { startChrome, visit } from "./lighthouse.ts"

/** Address of the specification's site, without a trailing slash. */
const site = process.env.SPEC_SITE ?? "http://localhost:9003"

/** The page that leads to all others, one of the many about a rule, and the one with a script. */
const paths = ["/", "/rules/ROUTE-5/", "/search/"]

/** Compares Lighthouse's scores of a page with the least ones of all sites: full scores, but for performance, which depends on the machine. */
const problemsOf = async (chrome: Awaited<ReturnType<typeof startChrome>>, path: string): Promise<string[]> => {
  const { scores, failed } = await visit(chrome, site + path)
  console.log(
    `${path}: ${categories.map((category) => `${category} ${Math.round(scores[category] * 100)}`).join(", ")}`,
  )
  return categories.flatMap((category) => {
    const least = minimumScores[category] ?? 0
    if (scores[category] >= least) return []
    const audits = failed[category].map(({ title }) => title).join("; ")
    return [
      `${path}: Lighthouse gives ${scores[category] * 100} for ${category}, of ${least * 100} at least: ${audits}`,
    ]
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
