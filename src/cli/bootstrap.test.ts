/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmodSync, cpSync, existsSync, readFileSync, rmSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { join } from "node:path"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"

let folder: string

/** Fake npm that logs its calls and installs a fake patch-package, which logs its calls too. */
const npm = (version: string) => `#!/bin/sh
if [ "$1" = --version ]; then echo ${version}; exit; fi
echo "npm $* in $npm_config_cache" >> calls
rm -rf node_modules
mkdir -p node_modules/patch-package
cat > node_modules/patch-package/index.js <<'END'
const { appendFileSync, existsSync } = require("node:fs")
appendFileSync("calls", ["patch", ...process.argv.slice(2)].join(" ") + String.fromCharCode(10))
process.exitCode = existsSync("wrong-patch") ? 1 : 0
END
`

const useNpm = (version: string) => {
  writeFiles(folder, { "bin/npm": npm(version) })
  chmodSync(join(folder, "bin/npm"), 0o755)
}

beforeEach(() => {
  folder = temporaryFolder()
  writeFiles(folder, {
    "package-lock.json": "{}",
    "src/gatsby/patches/gatsby+1.patch": "one",
    "src/cli/shown.ts": "console.log(process.argv[2], process.env.NODE_ENV)",
    "src/cli/serve.ts": "console.log('serving', process.env.NODE_ENV)",
  })
  for (const file of ["src/cli/bootstrap.mjs", "src/cli/serve-memory.json"]) cpSync(file, join(folder, file))
  useNpm("10.9.9")
})

/** Runs a command through the bootstrap; `pretend` overrides properties of `process`, such as the version. */
const bootstrap = (command: readonly string[], { pretend = {}, env = {} } = {}) => {
  writeFiles(folder, {
    "pretend.cjs": Object.entries(pretend)
      .map(([key, value]) => `Object.defineProperty(process, "${key}", { value: "${value}" })`)
      .join("\n"),
  })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--require", join(folder, "pretend.cjs"), "src/cli/bootstrap.mjs", ...command],
    { cwd: folder, encoding: "utf8", env: { PATH: `${join(folder, "bin")}:/usr/bin:/bin`, NODE_ENV: "test", ...env } },
  )
  return { status, stdout, stderr }
}
const calls = () =>
  existsSync(join(folder, "calls")) ? readFileSync(join(folder, "calls"), "utf8").trim().split("\n") : []

const installing = "Installing packages (about two minutes the first time) …\n"
const both = ["npm ci --include=dev --include=optional in ", "patch --patch-dir src/gatsby/patches --error-on-fail"]

test("packages are installed and patched once, then each command runs at once", () => {
  expect(bootstrap(["shown", "first"])).toEqual({ status: 0, stdout: `${installing}first undefined\n`, stderr: "" })
  expect(calls()).toEqual(both)
  expect(bootstrap(["shown", "second"]).stdout).toBe("second undefined\n")
  expect(calls()).toEqual(both)
})

test.each([
  ["a changed lockfile", () => writeFiles(folder, { "package-lock.json": '{"packages":{}}' })],
  ["a changed patch", () => writeFiles(folder, { "src/gatsby/patches/gatsby+1.patch": "two" })],
  ["a new patch", () => writeFiles(folder, { "src/gatsby/patches/gatsby+2.patch": "two" })],
  ["packages that were installed by hand", () => rmSync(join(folder, "node_modules/.installed"))],
])("%s is followed by a whole installation, patched again", (_, change) => {
  bootstrap(["shown"])
  change()
  bootstrap(["shown"])
  expect(calls()).toEqual([...both, ...both])
})

test("a patch that does not fit stops each command until it does", () => {
  writeFiles(folder, { "wrong-patch": "" })
  for (const _ of [1, 2]) {
    const { status, stderr } = bootstrap(["shown"])
    expect(status).toBe(1)
    expect(stderr).toContain(
      "The packages could not be patched: mend the patch of src/gatsby/patches that is named above",
    )
  }
  rmSync(join(folder, "wrong-patch"))
  expect(bootstrap(["shown"]).status).toBe(0)
})

test("a port in use stops npm start before it installs", async () => {
  const other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const { port } = other.address() as AddressInfo
  writeFiles(folder, { "src/server/http/ports.json": JSON.stringify({ se: port }), "src/cli/start.ts": "" })
  expect(bootstrap(["start"], { env: { HOST: "127.0.0.1" } })).toEqual({
    status: 1,
    stdout: "",
    stderr: `Port ${port} is in use: stop the program that uses it, then run the command again.\n`,
  })
  expect(calls()).toEqual([])
  expect(bootstrap(["shown"]).status).toBe(0)
  other.close()
  await once(other, "close")
  expect(bootstrap(["start"], { env: { HOST: "127.0.0.1" } }).status).toBe(0)
})

describe("serving", () => {
  test("installs and patches nothing", () => {
    writeFiles(folder, { "node_modules/.package-lock.json": "{}" })
    expect(bootstrap(["serve"]).stdout).toBe("serving test\n")
    expect(calls()).toEqual([])
  })

  test("limits the memory, unless the environment sets other limits", () => {
    writeFiles(folder, {
      "node_modules/.package-lock.json": "{}",
      "src/cli/serve.ts":
        "console.log(...process.execArgv, process.env.MALLOC_ARENA_MAX, process.env.MALLOC_MMAP_THRESHOLD_)",
    })
    const { stdout } = bootstrap(["serve"], { env: { MALLOC_ARENA_MAX: "3" } })
    expect(stdout).toBe("--max-semi-space-size=2 --max-heap-size=512 3 131072\n")
  })

  test("without packages names the command to run", () => {
    expect(bootstrap(["serve"])).toEqual({
      status: 1,
      stdout: "",
      stderr: "The packages are not installed: run npm ci --omit=dev, then run the command again.\n",
    })
  })
})

test("packages install through a temporary cache if npm's is not writable", () => {
  writeFiles(folder, { cache: "a file where the folder would be" })
  expect(bootstrap(["shown"], { env: { npm_config_cache: join(folder, "cache") } }).status).toBe(0)
  const used = calls()[0]?.replace(/^.* in /, "") ?? ""
  expect(used).toMatch(/npm-cache-/)
  expect(existsSync(used)).toBe(false)
})

const node = (version: string, platform = "linux", arch = "x64") => ({ version, platform, arch })
const needed = "and the project needs 20.19 or later of 20, or 22.12 or later: install 24"
const elsewhere = "and on this system the project needs 24 or later: install it"
test.each([
  [node("v16.20.2"), "10.9.9", `This is Node.js 16.20.2, ${needed}, then run the command again.`],
  [node("v18.20.8"), "10.9.9", `This is Node.js 18.20.8, ${needed}, then run the command again.`],
  [node("v20.18.3"), "10.9.9", `This is Node.js 20.18.3, ${needed}, then run the command again.`],
  [node("v21.7.3"), "10.9.9", `This is Node.js 21.7.3, ${needed}, then run the command again.`],
  [node("v22.11.0"), "10.9.9", `This is Node.js 22.11.0, ${needed}, then run the command again.`],
  [node("v22.12.0", "darwin"), "10.9.9", `This is Node.js 22.12.0, ${elsewhere}, then run the command again.`],
  [node("v22.12.0", "linux", "arm64"), "10.9.9", `This is Node.js 22.12.0, ${elsewhere}, then run the command again.`],
  [node("v24.0.0", "win32"), "10.9.9", "Windows is not supported: run the command on Linux (WSL is one) or macOS."],
  [
    node("v20.20.2"),
    "9.9.4",
    "This is npm 9.9.4, and the project needs 10.8.2 or later: install Node.js 24 with its npm, then run the command again.",
  ],
  [
    node("v20.20.2"),
    "10.8.1",
    "This is npm 10.8.1, and the project needs 10.8.2 or later: install Node.js 24 with its npm, then run the command again.",
  ],
])("%j with npm %s is refused in one sentence, before any installation", (pretend, version, sentence) => {
  useNpm(version)
  expect(bootstrap(["shown"], { pretend })).toEqual({ status: 1, stdout: "", stderr: `${sentence}\n` })
  expect(calls()).toEqual([])
})

test.each([
  [node("v20.19.0"), "10.8.2"],
  [node("v20.20.2"), "11.19.1"],
  [node("v22.12.0"), "10.9.0"],
  [node("v24.0.0"), "11.3.0"],
  [node("v24.0.0", "darwin", "arm64"), "11.3.0"],
  [node("v26.1.0"), "12.0.0-pre.1"],
])("%j with npm %s installs", (pretend, version) => {
  useNpm(version)
  expect(bootstrap(["shown", "on"], { pretend })).toEqual({
    status: 0,
    stdout: `${installing}on undefined\n`,
    stderr: "",
  })
})

test("a machine without npm reads how to get it", () => {
  rmSync(join(folder, "bin/npm"))
  expect(bootstrap(["shown"], { env: { PATH: join(folder, "bin") } }).stderr).toBe(
    "npm cannot be started: install Node.js 24 with npm, then run the command again.\n",
  )
})

test("engines of package.json names the required Node and npm", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8")).engines).toEqual({
    node: "^20.19.0 || >=22.12.0",
    npm: ">=10.8.2",
  })
})
