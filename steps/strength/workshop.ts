import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { buildSources } from "../../src/published/sources.ts"
import type { MarketName } from "../../src/spec/markets.ts"
import type { SourceChange } from "./mutant.ts"
import { finished, start } from "./program.ts"

const limit = 300_000

/**
 * Copies the sources for one market and keeps the caches of its earlier builds there; of the project's caches it copies
 * only pictures, because Gatsby stores absolute paths.
 */
const copyOf = (market: MarketName): string => {
  const folder = join(".markets", "strength", market)
  for (const part of buildSources) {
    rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(part, join(folder, part), { recursive: true })
  }
  const modules = join(folder, "node_modules")
  if (!existsSync(modules)) symlinkSync(resolve("node_modules"), modules)
  const [pictures, copied] = [join(".markets", "media"), join(folder, ".markets", "media")]
  if (existsSync(pictures) && !existsSync(copied)) cpSync(pictures, copied, { recursive: true })
  return folder
}

/**
 * Applies the change to the copy.
 * @throws Error unless the source contains the text exactly once
 */
const change = (folder: string, { file, replace, with: text }: SourceChange): void => {
  const path = join(folder, file)
  const parts = existsSync(path) ? readFileSync(path, "utf8").split(replace) : []
  if (parts.length !== 2)
    throw new Error(`found ${Math.max(0, parts.length - 1)} times in ${file}, not once: ${replace}`)
  writeFileSync(path, parts.join(text))
}

/**
 * Builds a market, with or without a change to its source, and serves it.
 * @throws Error if the change does not apply or the build fails
 */
export const startRebuilt = async (
  market: MarketName,
  source: SourceChange | undefined,
): Promise<{ address: string; close(): void }> => {
  const folder = copyOf(market)
  if (source) change(folder, source)
  const build = await finished(["src/cli/build.ts", market], { cwd: folder }, limit)
  if (build.code !== 0) throw new Error(`the market cannot be built so: ${build.output.trimEnd().slice(-600)}`)
  const { child, said } = start(["src/cli/serve.ts", market], { cwd: folder, env: { PORT: "0" } })
  await new Promise<void>((ready, fail) => {
    child.stdout.once("data", () => ready())
    child.once("close", () => fail(new Error(`the built market cannot be served: ${said.output}`)))
  })
  return { address: /http:\/\/[^\s/]+/.exec(said.output)?.[0] ?? "", close: () => child.kill() }
}
