import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { MarketName } from "../../src/spec/markets.ts"
import { runProgram, startProgram } from "../../src/testing/tools/program.ts"
import { copyProject } from "../../src/testing/tools/project-copy.ts"
import type { SourceChange } from "./mutant.ts"

const buildTimeoutMs = 300_000

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
): Promise<{ readonly address: string; readonly close: () => Promise<unknown> }> => {
  // The unchanged market is served while others are built.
  const folder = join(".markets", "strength", source ? market : `${market}-unchanged`)
  copyProject(folder)
  if (source) change(folder, source)
  const build = await runProgram(process.execPath, ["src/cli/build.ts", market], {
    cwd: folder,
    timeoutMs: buildTimeoutMs,
    hasGroup: true,
  })
  if (build.code !== 0) throw new Error(`the market cannot be built so: ${build.all.trimEnd().slice(-600)}`)
  const server = startProgram(process.execPath, ["src/cli/serve.ts", market], { cwd: folder, env: { PORT: "0" } })
  return { address: await server.find(/http:\/\/[^\s/]+(?=\/)/), close: server.stop }
}
