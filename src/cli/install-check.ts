import assert from "node:assert/strict"
import { chmodSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, delimiter, dirname, join, resolve } from "node:path"
import { command, seconds } from "../build/output.ts"
import { writeFile } from "../site/write-file.ts"
import { runProgram } from "../tools/program.ts"

/** The newest npm of Node.js 20 and 22, the first one of Node.js 24, and the current one. */
const npms = ["npm@10", "npm@11.3.0", "npm@latest"] as const

/** Files of the repository that an installation needs. */
const files = ["package.json", "package-lock.json", ".npmrc", "src/gatsby/patches", "src/cli/bootstrap.mjs"] as const

const program = (path: string, lines: string): void => {
  writeFile(path, `#!/bin/sh\n${lines}\n`)
  chmodSync(path, 0o755)
}

/** Downloads a version of npm and wraps it in a program called `npm`. */
const fetchNpm = async (version: string, folder: string): Promise<string> => {
  const { code, all } = await runProgram("npm", [
    "install",
    "--prefix",
    folder,
    "--no-save",
    "--ignore-scripts",
    version,
  ])
  assert.equal(code, 0, `${version} cannot be fetched: ${all}`)
  const packed = join(folder, "node_modules/npm")
  program(join(folder, "bin/npm"), `exec "${process.execPath}" "${packed}/bin/npm-cli.js" "$@"`)
  return JSON.parse(readFileSync(join(packed, "package.json"), "utf8")).version
}

/** Lists the files of a patch that contain none of its added lines. */
const unpatchedFiles = (patch: string, folder: string): string[] =>
  readFileSync(patch, "utf8")
    .split(/^diff --git /m)
    .slice(1)
    .filter((change) => {
      const [, file = ""] = /^\+\+\+ b\/(.*)$/m.exec(change) ?? []
      const added = [...change.matchAll(/^\+(?!\+\+ )(.+)$/gm)].map(([, line = ""]) => line)
      const lines = readFileSync(join(folder, file), "utf8").split("\n")
      return added.length > 0 && !added.some((line) => lines.includes(line))
    })
    .map((change) => `${basename(patch)}: ${change.split("\n", 1)[0]}`)

const isWarning = (line: string): boolean => line.startsWith("npm warn")

/**
 * Tolerates warnings about the machine's npm configuration, and about peers in packages for other systems (npm 11.3).
 */
const isTolerated = (line: string): boolean => !/EBADENGINE|deprecated|script|lock|EUSAGE/i.test(line)

/** Installs in an empty folder through the bootstrap, with all npm warnings on, and checks the result. */
const check = async (version: string, folder: string): Promise<string> => {
  const npm = join(folder, "npm")
  const exact = await fetchNpm(version, npm)
  const project = join(folder, "a project")
  for (const file of files) cpSync(file, join(project, file), { recursive: true })
  writeFileSync(join(project, "src/cli/ready.ts"), "console.log('Ready on Node.js', process.version)")
  const scripts = join(folder, "scripts")
  program(join(folder, "shell"), `echo "$PWD: $*" >> "${scripts}"`)

  const { code, all: output } = await runProgram("node", ["src/cli/bootstrap.mjs", "ready"], {
    cwd: project,
    env: {
      PATH: [join(npm, "bin"), dirname(process.execPath), process.env.PATH].join(delimiter),
      npm_config_loglevel: "warn",
      npm_config_prefer_offline: "true",
      npm_config_script_shell: join(folder, "shell"),
    },
  })
  assert.equal(code, 0, output)
  const lines = output.split("\n").filter((line) => line.trim())
  const [warnings, others] = [lines.filter(isWarning), lines.filter((line) => !isWarning(line))]
  assert.match(
    others.join("\n"),
    /^Installing packages .*\nadded \d+ packages in [\d hms]+\nReady on Node\.js v24\.\d+\.\d+$/,
    `npm has more to say than that it has installed:\n${output}`,
  )
  assert.deepEqual(
    warnings.filter((line) => !isTolerated(line)),
    [],
  )
  assert.ok(!existsSync(scripts), `Install scripts ran:\n${existsSync(scripts) && readFileSync(scripts, "utf8")}`)
  assert.deepEqual(
    globSync(`${project}/src/gatsby/patches/*.patch`).flatMap((patch) => unpatchedFiles(patch, project)),
    [],
  )
  assert.equal(readFileSync(join(project, "package-lock.json"), "utf8"), readFileSync("package-lock.json", "utf8"))
  return exact
}

/** Tests the installation with each supported npm in parallel, because it mostly waits for one core or the disk. */
await command(async () => {
  const folder = mkdtempSync(join(tmpdir(), "install-check-"))
  const outcomes = await Promise.all(
    npms.map(async (version, index) => {
      const started = Date.now()
      try {
        const exact = await check(version, join(folder, String(index)))
        console.log(`ok   npm ${exact} installs (${seconds(Date.now() - started)})`)
        return true
      } catch (error) {
        console.error(`FAIL ${version}: ${error instanceof Error ? error.message : error}`)
        return false
      } finally {
        rmSync(join(folder, String(index)), { recursive: true, force: true })
      }
    }),
  )
  rmSync(resolve(folder), { recursive: true, force: true })
  const passed = outcomes.filter(Boolean).length
  console.log(`${passed} passed, ${outcomes.length - passed} failed`)
  process.exitCode = passed === outcomes.length ? 0 : 1
})
