import { join, relative } from "node:path"
import { type Node, SyntaxKind } from "typescript/unstable/ast"
import { API } from "typescript/unstable/sync"

export type Import = {
  readonly line: number
  readonly path: string
  readonly isType: boolean
  /** Whether it is loaded on demand, by `import()`. */
  readonly isDynamic: boolean
}

export type SourceFile = { readonly path: string; readonly imports: readonly Import[] }

/** A configuration that resolves nothing: TypeScript only parses the files, which takes a second. */
const parseOnly = {
  compilerOptions: { noResolve: true, noLib: true, types: [], allowJs: true, jsx: "preserve", module: "esnext" },
  include: ["*.ts", "*.tsx", "src", "steps", "perf"],
}

/** A literal type holds the name of a module in `import("./a.ts").A`. */
const isTypeOnly = (statement: Node): boolean => {
  const { kind, isTypeOnly, importClause } = statement as Node & {
    readonly isTypeOnly?: boolean
    readonly importClause?: { readonly phaseModifier?: SyntaxKind }
  }
  return (
    kind === SyntaxKind.LiteralType || isTypeOnly === true || importClause?.phaseModifier === SyntaxKind.TypeKeyword
  )
}

/** Parses all code of the project, and finds what each file imports of it: statically, dynamically or for types. */
export const sourceFiles = (root = process.cwd()): SourceFile[] => {
  const config = join(root, "tsconfig.imports.json")
  const api = new API({
    cwd: root,
    fs: {
      readFile: (file) => (file === config ? JSON.stringify(parseOnly) : undefined),
      fileExists: (file) => (file === config ? true : undefined),
    },
  })
  try {
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program
    if (!program) throw new Error("TypeScript parses no file")
    return program.getSourceFileNames().map((name) => {
      const source = program.getSourceFile(name)
      if (!source) throw new Error(`TypeScript does not parse ${name}`)
      const imports = source.imports.flatMap((node) => {
        const { text } = node as Node & { readonly text: string }
        if (!text.startsWith(".")) return []
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        const path = relative(root, join(name, "..", text))
        const isDynamic = node.parent.kind === SyntaxKind.CallExpression
        return [{ line: line + 1, path, isType: isTypeOnly(node.parent), isDynamic }]
      })
      return { path: relative(root, name), imports }
    })
  } finally {
    api.close()
  }
}
