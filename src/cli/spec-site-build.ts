import { runProgram } from "../testing/tools/program.ts"

/** Builds the site of the specification into dist/spec. @returns whether it could */
export const buildSpecSite = async (): Promise<boolean> => {
  const { code } = await runProgram(process.execPath, ["steps/spec-site/build.ts"], { inTerminal: true })
  return code === 0
}
