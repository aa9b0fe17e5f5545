/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sourceFiles } from "./imports.ts"

const root = mkdtempSync(join(tmpdir(), "imports-"))
afterAll(() => rmSync(root, { recursive: true }))

const importsOf = (text: string) => {
  mkdirSync(join(root, "src/store"), { recursive: true })
  writeFileSync(join(root, "src/store/contact-requests.ts"), text)
  return sourceFiles(root)
}

test.each([
  ["an import", 'import { a } from "../spec/a.ts"', false],
  ["an import for its effects", 'import "../spec/a.ts"', false],
  ["an export", 'export * from "../spec/a.ts"', false],
  ["a dynamic import", 'const a = () => import(/* webpackChunkName: "a" */ "../spec/a.ts")', false],
  ["an import of types", 'import type { A } from "../spec/a.ts"', true],
  ["an export of types", 'export type { A } from "../spec/a.ts"', true],
  ["a type of a module", 'type A = import("../spec/a.ts").A', true],
])("%s is found at its line", (name, text, isType) => {
  expect(importsOf(`// import "../spec/b.ts"\n\n${text}\n`)).toEqual([
    {
      path: "src/store/contact-requests.ts",
      imports: [{ line: 3, path: "src/spec/a.ts", isType, isDynamic: name === "a dynamic import" }],
    },
  ])
})

test("an import of a package is not the project's", () => {
  expect(importsOf('import { join } from "node:path"\nimport "gatsby"\n')).toEqual([
    { path: "src/store/contact-requests.ts", imports: [] },
  ])
})
