/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

const folder = realpathSync(mkdtempSync(join(tmpdir(), "kvistbo-")))
afterAll(() => rmSync(folder, { recursive: true }))

/** Jest loads modules itself, so Node's hooks run in a process of their own. */
const script = `
import { plantInModules } from ${JSON.stringify(resolve("steps/strength/switches/module-faults.ts"))}
const folder = ${JSON.stringify(folder)}
const faults = plantInModules(folder)
const say = async (about) => {
  const page = await faults.load(folder + "/page.mts")
  const other = await faults.load(folder + "/other.mts")
  console.log(about, page.text, page.count(), other.count(), faults.isReached())
}
await say("original")
faults.plant("one", { [folder + "/price.mts"]: [{ replace: "4", with: "5" }] })
console.log(faults.reaches(folder + "/page.mts"), faults.reaches(folder + "/other.mts"))
await say("one")
faults.plant("two", { [folder + "/price.mts"]: [{ replace: "kr", with: "€" }] })
await say("two")
faults.plant("one", { [folder + "/price.mts"]: [{ replace: "4", with: "5" }] })
await say("one again")
`

test("a fault changes its module for those that import it, once, and leaves the others as they are", () => {
  const files = {
    "price.mts": 'export const price: string = "4 kr"\n',
    "page.mts":
      'import { price } from "./price.mts"\nlet n = 0\nexport const text = price\nexport const count = () => ++n\n',
    "other.mts": "let n = 0\nexport const count = () => ++n\n",
    "run.mts": script,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const output = execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", join(folder, "run.mts")])
  expect(output.toString().trim().split("\n")).toEqual([
    "original 4 kr 1 1 false",
    "true false",
    "one 5 kr 1 2 true",
    "two 4 € 1 3 true",
    "one again 5 kr 1 4 true",
  ])
})
