import { resolve } from "node:path"
import { chosenAgency } from "../domain/chosen-agency.ts"
import { PlainError } from "../domain/plain-error.ts"
import { writeFile } from "../site/write-file.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { runProgram } from "../tools/program.ts"
import { buildProgress } from "./build-progress.ts"

/**
 * Limits the young generation, and collects garbage in one thread, because four waste a fifth of a build's CPU time.
 * `--expose-gc` lets Gatsby, as patched, free memory before another process starts.
 */
const smallHeap = `--max-semi-space-size=16 --v8-pool-size=1 --expose-gc --require ${JSON.stringify(resolve("src/build/small-heap.cjs"))}`

/**
 * Gatsby 5.16 with several processes sometimes reads page data before it is stored,
 * and fails with "Couldn't find temp query result".
 */
const singleProcess = { GATSBY_CPU_COUNT: "1" } as const

const endOf = (output: string): string =>
  output
    .trimEnd()
    .split("\n")
    .slice(-40)
    .map((line) => line.slice(0, 300))
    .join("\n")

/** Whether a build encodes the pictures, or leaves it to the server, which encodes each file when it is asked for. */
export type Pictures = "encoded" | "when asked"

/**
 * Builds a market's site into `public`.
 * @param logFile gets the whole output
 * @throws PlainError with the end of the output if the build fails
 */
export const runGatsby = async (
  market: MarketName,
  pictures: Pictures,
  logFile: string,
  onProgress: (message: string) => void,
): Promise<void> => {
  const progressAfter = buildProgress()
  const { code, all } = await runProgram(process.execPath, ["node_modules/gatsby/cli.js", "build", "--no-color"], {
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${smallHeap}`,
      ...singleProcess,
      MARKET: market,
      PICTURES: pictures,
      GATSBY_TELEMETRY_DISABLED: "1",
      CI: "true",
      NODE_ENV: "production",
    },
    onLine: (line) => {
      const progress = progressAfter(line)
      if (progress !== undefined) onProgress(progress)
    },
  })
  writeFile(logFile, all)
  if (code !== 0)
    throw new PlainError(
      `${endOf(all)}\n\nThe ${markets[market].country} site could not be built: see the message above (all of it is in ${logFile}). ${chosenAgency().dist}/${market} is as it was.`,
    )
}
