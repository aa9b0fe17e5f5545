import assert from "node:assert/strict"
import { runProgram } from "../../src/testing/tools/program.ts"
import { storedFrom } from "./contact-requests.ts"

/** Runs the command with which the agency sees to contact requests, and returns the rows of its table. */
const rowsOf = async (subcommand: string): Promise<Record<string, string>[]> => {
  const { code, out, all } = await runProgram(process.execPath, ["src/cli/contact-requests.ts", subcommand])
  assert.equal(code, 0, all)
  const [headings = [], ...rows] = out.split("\n").map((line) => line.split(/ {2,}/))
  return rows.map((cells) => Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ""])))
}

const idOf = (person: string): string => String(storedFrom(person)[0]?.id)

/** Returns the state of a person's request in the agency's list. */
export const stateInList = async (person: string): Promise<string | undefined> =>
  (await rowsOf("list")).find((row) => Object.values(row).includes(idOf(person)))?.state

/** Returns what could not be delivered of a person's request, and why. */
export const failedDeliveries = async (person: string): Promise<Record<string, string | undefined>[]> =>
  (await rowsOf("failed"))
    .filter((row) => row["contact request"] === idOf(person))
    .map(({ to, attempts, why }) => ({ to, attempts, why }))
