import { chromium, type Page } from "playwright"
import { violationsAt } from "../support/axe.ts"
import { htmlErrorsIn } from "../support/html.ts"

/** Address of the served site, without a trailing slash. */
const site = process.env.SPEC_SITE ?? "http://localhost:9003"
const widths = [320, 1280]

/** One page of each kind, by the beginning of its path. */
const kindOf = (path: string): string => path.split("/")[1] ?? ""

type Answer = { readonly path: string; readonly html: string }

const linksIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"))

/** Follows every link of the site from its first page. */
const crawl = async (problems: string[]): Promise<Answer[]> => {
  const seen = new Set(["/"])
  const pages: Answer[] = []
  for (const path of seen) {
    const answer = await fetch(site + path)
    if (!answer.ok) problems.push(`${path} answers ${answer.status}`)
    if (!answer.headers.get("content-type")?.startsWith("text/html")) continue
    const html = await answer.text()
    pages.push({ path, html })
    for (const link of linksIn(html)) seen.add(link.split("#")[0] ?? "")
  }
  return pages
}

const anchorProblems = (pages: readonly Answer[]): string[] =>
  pages.flatMap(({ path, html }) =>
    [...html.matchAll(/href="#([^"]+)"/g)]
      .map(([, id = ""]) => id)
      .filter((id) => !html.includes(`id="${id}"`))
      .map((id) => `${path} links to #${id}, which is not there`),
  )

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const browse = async (pages: readonly Answer[], problems: string[]): Promise<number> => {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] })
  const kinds = [...new Map(pages.map((page) => [kindOf(page.path), page])).values()]
  try {
    const page = await browser.newPage({ bypassCSP: true })
    page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`))
    for (const { path } of kinds) {
      await page.goto(site + path)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // The page for paper has only what pages of rules have, and is so long that a look at it takes a minute.
      const looked = path === "/print/" ? [] : widths
      for (const violation of await violationsAt(page, looked)) problems.push(`${path}: ${violation}`)
      await page.setViewportSize({ width: 320, height: 640 })
      const wider = await overflow(page)
      if (wider > 0) problems.push(`${path} is ${wider} pixels wider than a window of 320`)
    }
    await page.goto(`${site}/search/?q=may+a+visitor+refuse+cookies+as+easily+as+accept`)
    const first = await page.locator("#found a").first().getAttribute("href")
    if (first !== "/rules/CONSENT-7/") problems.push(`The search for refusing cookies leads to ${first}`)
  } finally {
    await browser.close()
  }
  return kinds.length
}

const problems: string[] = []
const pages = await crawl(problems)
problems.push(...anchorProblems(pages))
for (const { path, html } of new Map(pages.map((page) => [kindOf(page.path), page])).values())
  for (const error of await htmlErrorsIn(html)) problems.push(`${path}: ${error}`)
const kinds = await browse(pages, problems)
if (pages.length < 300) problems.push(`Only ${pages.length} pages are linked`)
for (const problem of problems) console.error(problem)
console.log(`${pages.length} pages of the specification, ${kinds} kinds: ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
