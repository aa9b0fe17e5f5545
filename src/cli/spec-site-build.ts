import { runProgram } from "../tools/program.ts"

/**
 * Builds the site of the specification into dist/spec.
 * @param browser path of a Chromium, which prints the PDF
 * @returns whether it could
 */
export const buildSpecSite = async (browser?: string, options: readonly string[] = []): Promise<boolean> => {
  const { code } = await runProgram(process.execPath, ["steps/spec-site/build.ts", ...options], {
    ...(browser !== undefined && { env: { CHROMIUM_PATH: browser } }),
    inTerminal: true,
  })
  return code === 0
}
