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

/** Files that only a build runs, which a line of the table names as `visit/*.data.ts`. */
const isData = (path: string): boolean => /\.data(\.test)?\.tsx?$/.test(path)
const dataFiles = "/*.data.ts"

const isIn = (names: readonly string[], path: string): boolean =>
  names.some(
    (name) =>
      `${shortPath(path)}/`.startsWith(`${name.replace(dataFiles, "")}/`) && isData(path) === name.endsWith(dataFiles),
  )

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

/** Islands that a page would download at once, because a file imports them other than on demand. */
export const islandProblems = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith("src/") && !/\.(test|island)\.tsx?$/.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((imported) => /\.island\.tsx$/.test(imported.path) && !imported.isType && !imported.isDynamic)
        .map((imported) => `${path}:${imported.line}: imports ${imported.path} at once: load an island by import()`),
    )

const roomOf = (path: string): string | undefined => /^src\/visit\/([^/]+)\//.exec(path)?.[1]

/** Rooms of `src/visit` that import each other, types included, directly or through other rooms. */
export const roomCircles = (files: readonly SourceFile[]): string[] => {
  const imported = new Map<string, Map<string, string>>()
  for (const { path, imports } of files) {
    const room = /\.test\.tsx?$/.test(path) ? undefined : roomOf(path)
    if (!room) continue
    const others = imported.get(room) ?? new Map<string, string>()
    imported.set(room, others)
    for (const { path: target, line } of imports) {
      const other = roomOf(target)
      if (other && other !== room && !others.has(other)) others.set(other, `${path}:${line}`)
    }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(imported.get(from)?.keys() ?? [])].some((next) => {
      if (next === to) return true
      if (seen.has(next)) return false
      return reaches(next, to, seen.add(next))
    })
  return [...imported].flatMap(([room, others]) =>
    [...others].flatMap(([other, place]) =>
      reaches(other, room)
        ? [`${place}: visit/${room} imports visit/${other}, which imports it: move what both need to base`]
        : [],
    ),
  )
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
