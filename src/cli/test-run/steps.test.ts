/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { preloading } from "./steps.ts"

test("a file in a folder with spaces and quotes in its name is run before a program", () => {
  const folder = mkdtempSync(join(tmpdir(), 'my "new" home '))
  const file = join(folder, "first.cjs")
  writeFileSync(file, 'process.stdout.write("first, ")')
  const env = { ...process.env, NODE_OPTIONS: preloading(file) }
  try {
    const out = execFileSync(process.execPath, ["--eval", 'process.stdout.write("program")'], { env, encoding: "utf8" })
    expect(out).toBe("first, program")
  } finally {
    rmSync(folder, { recursive: true })
  }
})
