import { existsSync } from "node:fs"
import { join } from "node:path"
import { PlainError } from "../domain/plain-error.ts"
import { foldersInPath, isExecutable } from "../tools/executable.ts"
import { runProgram } from "../tools/program.ts"

/** Chromium without a window, which takes less than half of the CPU time. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"]
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]

const findInstalled = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => foldersInPath.map((folder) => join(folder, name)))
    .concat("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    .find(isExecutable)

const playwrightBrowser = async (): Promise<string | undefined> => {
  const { chromium } = await import("playwright")
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync("/etc/debian_version")

const aptInstall = async (...packages: string[]): Promise<void> => {
  await runProgram("apt-get", ["update"])
  await runProgram("apt-get", ["install", "--yes", "--no-install-recommends", ...packages])
}

/**
 * Finds a browser for tests: CHROMIUM_PATH, an installed one, Playwright's download or Debian's package.
 * @param window excludes the lighter headless shell, which Lighthouse cannot measure in
 * @throws PlainError if no browser can be found
 */
export const browserPath = async ({ window = false } = {}): Promise<string> => {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath) {
    if (!isExecutable(configuredPath))
      throw new PlainError(`CHROMIUM_PATH is "${configuredPath}", which is no program: name a Chrome or Chromium.`)
    return configuredPath
  }
  const names = window ? browsers : [...shells, ...browsers]
  const installedPath = findInstalled(names) ?? (await playwrightBrowser())
  if (installedPath) return installedPath
  console.log("Getting a browser …")
  const download = await runProgram(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"])
  const downloadedPath = download.code === 0 ? await playwrightBrowser() : undefined
  if (downloadedPath) return downloadedPath
  if (isDebianRoot()) await aptInstall("chromium", "chromium-headless-shell", "fonts-dejavu-core")
  const packagedPath = findInstalled(names)
  if (packagedPath) return packagedPath
  throw new PlainError(
    "No browser can be had: install Chrome or Chromium, or set CHROMIUM_PATH to one, then run the command again.",
  )
}
