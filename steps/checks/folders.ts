import type { Import, SourceFile } from "./imports.ts"

/** A line of the table in `src/README.md`: folders or files, by their path in src or else in the repository. */
export type FolderRule = {
  readonly folder: string
  readonly imports: readonly string[]
  readonly types: readonly string[]
}

const table = "src/README.md"
const testFiles = "*.test.ts"
const rootFiles = "gatsby-*.ts"

const namesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)

export const folderRules = (markdown: string): FolderRule[] =>
  [...markdown.matchAll(/^\|(.*)\|(.*)\|(.*)\|$/gm)].flatMap(([, folders = "", imports = "", types = ""]) =>
    namesIn(folders).map((folder) => ({ folder, imports: namesIn(imports), types: namesIn(types) })),
  )

const shortPath = (path: string): string => path.replace(/^src\//, "")

const isIn = (names: readonly string[], path: string): boolean =>
  names.some((name) => `${shortPath(path)}/`.startsWith(`${name}/`))

/** The innermost folder of the table that has the file, or else its outermost folder. */
const folderOf = (path: string, folders: Iterable<string>): string => {
  const short = shortPath(path)
  if (!short.includes("/") && short.startsWith("gatsby-")) return rootFiles
  const inside = [...folders].filter((folder) => isIn([folder], path))
  return inside.sort((a, b) => b.length - a.length)[0] ?? short.split("/")[0] ?? ""
}

const allowedBy = ({ imports, types }: FolderRule): string =>
  [...imports, ...types.map((name) => `types of ${name}`)].join(", ") || "nothing"

const importProblem = (rule: FolderRule, { path, isType }: Import, isSameFolder: boolean): string | undefined => {
  const { folder, imports, types } = rule
  if (isSameFolder || isIn(imports, path)) return undefined
  if (!isIn(types, path))
    return `imports ${path}, and ${folder} may import only ${allowedBy(rule)}: move what both need to such a folder`
  return isType ? undefined : `imports ${path}, of which ${folder} may import only types: write import type`
}

/** Imports that the table does not allow, and folders that it does not have. */
export const folderProblems = (files: readonly SourceFile[], rules: readonly FolderRule[]): string[] => {
  const ofFolder = new Map(rules.map((rule) => [rule.folder, rule]))
  const nameOf = (path: string) => folderOf(path, ofFolder.keys())
  const ofTests = ofFolder.get(testFiles)?.imports ?? []
  const unknown = new Set(files.map(({ path }) => nameOf(path)).filter((folder) => !ofFolder.has(folder)))
  return [
    ...[...unknown].map((folder) => `${table}: the table has no line for ${folder}: add what it may import`),
    ...files.flatMap(({ path, imports }) => {
      const rule = ofFolder.get(nameOf(path))
      if (!rule) return []
      const isTest = /\.test\.tsx?$/.test(path)
      return imports.flatMap((imported) => {
        if (isTest && isIn(ofTests, imported.path)) return []
        const problem = importProblem(rule, imported, nameOf(imported.path) === rule.folder)
        return problem ? [`${path}:${imported.line}: ${problem} (${table})`] : []
      })
    }),
  ]
}
