// The first thing that every command runs, on whatever Node npm itself runs on and with nothing installed yet:
// it installs what the lockfile says, then hands the command to the Node that the project brings along.
import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const requiredNode = 24
const stamp = join("node_modules", ".installed")
const patches = "src/patches"
// What is installed follows from the lockfile and from the patches that npm's postinstall script applies.
const wanted = ["package-lock.json", ...readdirSync(patches).map((file) => join(patches, file))]
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha256"))
  .digest("hex")

const [command, ...options] = process.argv.slice(2)
// What runs beside the sites of a server changes nothing there: whoever put them there has installed what they need.
const isAtWork = ["serve", "leads"].includes(command)
if (isAtWork && !existsSync("node_modules"))
  fail("The packages are not installed: run npm ci, then run the command again.")

if (!isAtWork && (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted)) {
  console.log("Installing packages (about two minutes the first time) …")
  const { status, error } = spawnSync("npm", ["ci"], { stdio: "inherit", shell: process.platform === "win32" })
  if (error)
    fail(
      `npm cannot be started (${error.message}): install Node.js ${requiredNode} with npm, then run the command again.`,
    )
  if (status !== 0) fail("The packages could not be installed: see npm's message above, then run the command again.")
  writeFileSync(stamp, wanted)
}

const bundledNode = join("node_modules", ".bin", "node")
const node = existsSync(bundledNode) ? bundledNode : process.execPath
const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout?.trim() ?? "unknown"
if (!(Number(/^v(\d+)/.exec(version)?.[1]) >= requiredNode))
  fail(
    `This is Node.js ${version}, and the project needs ${requiredNode} or later: install it, then run the command again.`,
  )

const child = spawn(node, [`src/cli/${command}.ts`, ...options], {
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: `${join(process.cwd(), "node_modules", ".bin")}:${process.env.PATH}`,
    GATSBY_TELEMETRY_DISABLED: "1",
  },
})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
