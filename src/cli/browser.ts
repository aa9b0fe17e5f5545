import { accessSync, constants, existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { PlainError } from "../domain/plain-error.ts"
import { run } from "./run.ts"

/** The shell is Chromium without a window: it takes less than half of the CPU time. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"]
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]

const executable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const installed = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)))
    .concat("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    .find(executable)

const playwrightsOwn = async (): Promise<string | undefined> => {
  const { chromium } = await import("playwright")
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync("/etc/debian_version")

const aptInstall = async (...packages: string[]): Promise<void> => {
  await run("apt-get", ["update"])
  await run("apt-get", ["install", "--yes", "--no-install-recommends", ...packages])
}

/**
 * The browser to test in: an installed one (or CHROMIUM_PATH), else Playwright's own download, else Debian's package.
 * @param window a browser that Lighthouse can measure; otherwise the lighter shell is preferred
 * @throws PlainError where none can be had
 */
export const browserPath = async ({ window = false } = {}): Promise<string> => {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!executable(given))
      throw new PlainError(`CHROMIUM_PATH is "${given}", which is no program: name a Chrome or Chromium.`)
    return given
  }
  const wanted = window ? browsers : [...shells, ...browsers]
  const found = installed(wanted) ?? (await playwrightsOwn())
  if (found) return found
  console.log("Getting a browser …")
  const download = await run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"])
  const downloaded = download.code === 0 ? await playwrightsOwn() : undefined
  if (downloaded) return downloaded
  if (isDebianRoot()) await aptInstall("chromium", "chromium-headless-shell")
  const packaged = installed(wanted)
  if (packaged) return packaged
  throw new PlainError(
    "No browser can be had: install Chrome or Chromium, or set CHROMIUM_PATH to one, then run the command again.",
  )
}
