/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { chosenAgency } from "../domain/chosen-agency.ts"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { writeHostConfigs } from "./host-configs.ts"

const before = process.cwd()
afterEach(() => process.chdir(before))

const rules = {
  headers: [],
  redirects: [{ from: "/kohde/:slug", to: "/fi/kohde/:slug/", status: 301 }],
  errorPages: [{ prefix: "/", notFound: "/404.html", serverError: "/500.html" }],
}
const write = (content: unknown): string => {
  const folder = temporaryFolder()
  writeFiles(folder, { [`${chosenAgency().dist}/fi/_rules.json`]: JSON.stringify(content) })
  process.chdir(folder)
  writeHostConfigs("fi", "127.0.0.1:9001", join(folder, "hosts"))
  return folder
}

test("both hosts get the rules of the build", () => {
  const folder = write(rules)
  for (const file of ["nginx.conf", "Caddyfile"])
    expect(readFileSync(join(folder, "hosts", file), "utf8")).toContain("/fi/kohde/")
})

test("rules of another version are one sentence", () => {
  expect(() => write({ ...rules, redirects: [{ ...rules.redirects[0], status: "301" }] })).toThrow(
    "_rules.json of the site is not as this server reads it (redirects.0.status: expected a number): deploy the site and the server of one version.",
  )
})
