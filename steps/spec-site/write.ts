import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { buildSync, transformSync } from "esbuild"
import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { resultsFolder } from "../results/result.ts"
import type { Comparisons } from "./comparisons.ts"
import { documentsOf } from "./documents.ts"
import { hostRules } from "./host-rules.ts"
import type { OpenAt } from "./pages/example-parts.tsx"
import { pdfOf } from "./pdf.ts"
import { indexOf } from "./search.ts"
import { sitePages } from "./site-pages.tsx"
import type { Spec } from "./spec.ts"

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
  const documents = sitePages(spec, comparisons, openAt, browser !== undefined)
  for (const [path, page] of documents) write(path, documentOf(page))
  const whole = documents.get("/print/")
  if (browser !== undefined && whole)
    write("/kvistbo-specification.pdf", await pdfOf(documentOf(whole), styles, browser))
  write("/spec.css", styles)
  write("/search.json", JSON.stringify(indexOf(documentsOf(spec))))
  write("/_rules.json", JSON.stringify(hostRules))
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
