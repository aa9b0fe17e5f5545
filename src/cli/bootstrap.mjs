// Entry point of every command, on any Node.js and without packages: installs and patches the packages of the lockfile,
// then runs the command on the project's own Node.js.
import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}
const again = "then run the command again."

const versionOf = (program) => {
  const { stdout, status } = spawnSync(program, ["--version"], { encoding: "utf8" })
  return status === 0 ? stdout.trim().replace(/^v/, "") : undefined
}
const isAtLeast = (version, least) => {
  const [numbers, leastNumbers] = [version, least].map((text) =>
    text.split(".").map((part) => Number.parseInt(part, 10)),
  )
  const differing = leastNumbers.findIndex((number, index) => number !== numbers[index])
  return differing < 0 || numbers[differing] > leastNumbers[differing]
}

const requiredNode = "24"
const bundlesNode = process.platform === "linux" && process.arch === "x64"

/** Returns why this machine is unsupported; `engines` in package.json requires the same versions. */
const machineProblem = () => {
  const node = process.version.slice(1)
  if (process.platform === "win32") return "Windows is not supported: run the command on Linux (WSL is one) or macOS."
  if (!bundlesNode && !isAtLeast(node, requiredNode))
    return `This is Node.js ${node}, and on this system the project needs ${requiredNode} or later: install it, ${again}`
  const installs = isAtLeast(node, "22") ? isAtLeast(node, "22.12") : /^20\./.test(node) && isAtLeast(node, "20.19")
  if (!installs)
    return `This is Node.js ${node}, and the project needs 20.19 or later of 20, or 22.12 or later: install ${requiredNode}, ${again}`
  const npm = versionOf("npm")
  if (npm === undefined) return `npm cannot be started: install Node.js ${requiredNode} with npm, ${again}`
  if (!isAtLeast(npm, "10.8.2"))
    return `This is npm ${npm}, and the project needs 10.8.2 or later: install Node.js ${requiredNode} with its npm, ${again}`
  return undefined
}

const isWritable = (folder) => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Installs development packages regardless of NODE_ENV, with a temporary cache if npm's own is read-only. */
const install = () => {
  const cache = process.env.npm_config_cache
  const temporary =
    cache && !isWritable(join(cache, "_cacache")) ? mkdtempSync(join(tmpdir(), "npm-cache-")) : undefined
  const env = { ...process.env, ...(temporary && { npm_config_cache: temporary }) }
  const { status } = spawnSync("npm", ["ci", "--include=dev", "--include=optional"], { stdio: "inherit", env })
  if (temporary) rmSync(temporary, { recursive: true, force: true })
  if (status !== 0) fail(`The packages could not be installed: see npm's message above, ${again}`)
}

/** Fails before the installation, which takes minutes, if another program uses a port that `npm start` needs. */
const checkPorts = async () => {
  const ports = JSON.parse(readFileSync(new URL("../server/http/ports.json", import.meta.url), "utf8"))
  for (const port of Object.values(ports)) {
    const probe = createServer().listen(port, process.env.HOST?.trim() || "localhost")
    try {
      await once(probe, "listening")
    } catch ({ code }) {
      if (code === "EADDRINUSE") fail(`Port ${port} is in use: stop the program that uses it, ${again}`)
    }
    probe.close()
  }
}

const patches = "src/gatsby/patches"
const patch = () => {
  const program = join("node_modules", "patch-package", "index.js")
  const options = [program, "--patch-dir", patches, "--error-on-fail"]
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { encoding: "utf8" })
  if (status !== 0)
    fail(
      `${stdout}${stderr}\nThe packages could not be patched: mend the patch of ${patches} that is named above, ${again}`,
    )
}

const [command, ...options] = process.argv.slice(2)
// `serve` and `contact-requests` run beside live sites and must not change the packages that the deployment installed.
const isAtWork = ["serve", "contact-requests"].includes(command)
if (isAtWork && !existsSync("node_modules")) fail(`The packages are not installed: run npm ci --omit=dev, ${again}`)

const stamp = join("node_modules", ".installed")
const patchFiles = readdirSync(patches).filter((file) => file.endsWith(".patch"))
const wanted = ["package-lock.json", ...patchFiles.map((file) => join(patches, file))]
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha256"))
  .digest("hex")
// A changed patch does not apply to files that are already patched, so all packages are reinstalled.
if (!isAtWork && (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted)) {
  const problem = machineProblem()
  if (problem) fail(problem)
  if (command === "start") await checkPorts()
  console.log("Installing packages (about two minutes the first time) …")
  install()
  patch()
  writeFileSync(stamp, wanted)
}

const bundled = join("node_modules", ".bin", "node")
const node = existsSync(bundled) && versionOf(bundled) ? bundled : process.execPath
const version = versionOf(node)
if (!isAtLeast(version, requiredNode))
  fail(`This is Node.js ${version}, and the project needs ${requiredNode} or later: install it, ${again}`)

const { NODE_ENV, ...environment } = process.env
// Limits the memory of a server that runs for months (src/server/README.md).
const memory =
  command === "serve"
    ? JSON.parse(readFileSync(new URL("serve-memory.json", import.meta.url), "utf8"))
    : { flags: [], environment: {} }
// An editor waits for the answer; Node.js then neither compiles nor strips types of unchanged files again.
const compileCache = command === "content" ? { NODE_COMPILE_CACHE: join("node_modules", ".cache", "compiled") } : {}
const child = spawn(node, [...memory.flags, `src/cli/${command}.ts`, ...options], {
  stdio: "inherit",
  env: {
    ...memory.environment,
    ...compileCache,
    ...environment,
    // Each tool sets NODE_ENV itself: with "production", unit tests would load a React without test support.
    ...(isAtWork && NODE_ENV !== undefined && { NODE_ENV }),
    PATH: `${join(process.cwd(), "node_modules", ".bin")}:${process.env.PATH}`,
    GATSBY_TELEMETRY_DISABLED: "1",
  },
})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
