import { runProgram } from "../testing/tools/program.ts"

/** Builds the site of the specification into dist/spec. @returns whether it could */
export const buildSpecSite = async (options: readonly string[] = []): Promise<boolean> => {
  const { code } = await runProgram(process.execPath, ["steps/spec-site/build.ts", ...options], { inTerminal: true })
  return code === 0
}
