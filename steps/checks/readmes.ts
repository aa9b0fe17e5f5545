import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

export type Readme = { readonly file: string; readonly text: string }

/** Everything that a README may name. */
export type Repository = {
  readonly exists: (path: string) => boolean
  readonly read: (path: string) => string
  /** Names of the scripts in `package.json`. */
  readonly scripts: readonly string[]
  /** Text of all code, in which environment variables are searched. */
  readonly source: string
}

/** The indexes of rules grow with the spec, and that of decisions with each of them. */
const unlimited = ["docs/decisions/README.md", "features/README.md", "features/operations/README.md"]

const mostLines = (file: string): number => (file === "README.md" ? 120 : 150)

const lengthProblems = ({ file, text }: Readme): string[] => {
  const lines = text.trimEnd().split("\n").length
  return unlimited.includes(file) || lines <= mostLines(file)
    ? []
    : [
        `${file}:${lines}: has ${lines} lines, and may have ${mostLines(file)}: shorten it, or move a part to its folder`,
      ]
}

/** Returns the id that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-")

const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading))

const linkProblems = (file: string, line: string, { exists, read }: Repository): string[] =>
  [...line.matchAll(/\]\((?!\w+:)([^)#]*)#?([^)]*)\)/g)].flatMap(([, path = "", anchor = ""]) => {
    const target = path ? join(dirname(file), path) : file
    if (!exists(target)) return [`links to ${path}, which does not exist: correct the link`]
    const isLine = /^L\d+$/.test(anchor) && target.endsWith(".feature")
    return !anchor || isLine || anchorsIn(read(target)).includes(anchor)
      ? []
      : [`links to #${anchor}, and ${target} has no such heading: correct the link`]
  })

/** Matches paths in the repository, except a path with a placeholder such as `src/content/<market>`. */
const pathPattern = /^(?:docs|src|steps|perf|features|static)\/[^<>{}*…]*$/

const pathProblems = (code: string, { exists }: Repository): string[] =>
  code
    .split(/\s+/)
    .filter((word) => pathPattern.test(word) && !exists(word))
    .map((path) => `names ${path}, which does not exist: correct the path`)

const scriptProblems = (code: string, { scripts }: Repository): string[] =>
  [...code.matchAll(/\bnpm run (?:--\S+ )*([\w:-]+)/g)]
    .filter(([, script = ""]) => !scripts.includes(script))
    .map(([, script]) => `names npm run ${script}, which package.json lacks: correct the name`)

const variableProblems = (code: string, { source }: Repository): string[] =>
  [...code.matchAll(/(?<![\w-])[A-Z][A-Z0-9_]{2,}(?![\w-])/g)]
    .filter(([name]) => !new RegExp(`\\b${name}\\b`).test(source))
    .map(([name]) => `names the variable ${name}, which no code has: correct the name`)

/** Returns the code of each line: a whole line inside a fence, or the text inside backticks. */
const codeIn = (lines: readonly string[]): string[][] => {
  let isFenced = false
  return lines.map((line) => {
    if (line.startsWith("```")) {
      isFenced = !isFenced
      return []
    }
    return isFenced ? [line] : [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code)
  })
}

/** Finds READMEs that are too long, and names that do not exist. */
export const readmeProblems = (readmes: readonly Readme[], repository: Repository): string[] =>
  readmes.flatMap(({ file, text }) => {
    const lines = text.split("\n")
    const codes = codeIn(lines)
    return [
      ...lengthProblems({ file, text }),
      ...lines.flatMap((line, index) =>
        [
          ...linkProblems(file, line, repository),
          ...(codes[index] ?? []).flatMap((code) => [
            ...pathProblems(code, repository),
            ...scriptProblems(code, repository),
            ...variableProblems(code, repository),
          ]),
        ].map((problem) => `${file}:${index + 1}: ${problem}`),
      ),
    ]
  })

const filesIn = (...patterns: string[]): string[] => globSync(patterns, { exclude: ["**/node_modules/**"] }).sort()

export const projectReadmes = (): Readme[] =>
  filesIn("*.md", "docs/**/*.md", "{features,perf,src,static,steps}/**/README.md").map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  }))

export const project = (): Repository => ({
  exists: existsSync,
  read: (path) => readFileSync(path, "utf8"),
  scripts: Object.keys(JSON.parse(readFileSync("package.json", "utf8")).scripts),
  source: filesIn("*.{ts,tsx,mjs}", "{perf,src,steps}/**/*.{ts,tsx,mjs,cjs}", "src/server/examples/*")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n"),
})
