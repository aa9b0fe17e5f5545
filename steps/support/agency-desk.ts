import assert from "node:assert/strict"
import { runCommand } from "./commands.ts"
import { storedFrom } from "./contact-requests.ts"

let lastOutput = ""

/** What the agency's last command has printed. */
export const commandsOutput = (): string => lastOutput

/** Runs the command with which the agency sees to contact requests, and returns what it prints. */
const outputOf = async (...args: readonly string[]): Promise<string> => {
  const { code, out, all } = await runCommand("src/cli/contact-requests.ts", args)
  assert.equal(code, 0, all)
  lastOutput = out
  return out
}

/** Returns the rows of the table that the command prints. */
const rowsOf = async (...args: readonly string[]): Promise<Record<string, string>[]> => {
  const out = await outputOf(...args)
  const [head = "", ...lines] = out.split("\n")
  const columns = [...head.matchAll(/\S+(?: \S+)*/g)]
  // A cell may be empty, so each begins where its heading does.
  const cellOf = (line: string, index: number) => line.slice(columns[index]?.index, columns[index + 1]?.index).trim()
  return lines.map((line) => Object.fromEntries(columns.map(([heading], index) => [heading, cellOf(line, index)])))
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

/** Returns columns of the list of those who will come to the viewings of a home, without its last line. */
export const listOfViewings = async (home: string, columns: readonly string[]): Promise<(string | undefined)[][]> =>
  (await rowsOf("viewings", home)).filter((row) => row.id).map((row) => columns.map((column) => row[column]))

export const markAnswered = async (person: string): Promise<void> => {
  await outputOf("answered", idOf(person))
}

/** Deletes the requests that are too old, as a scheduler does each day. */
export const deleteExpired = async (): Promise<void> => {
  await rowsOf("expire")
}

/** Records what alerts have to tell today, as a scheduler does each day. */
export const prepareMessages = async (): Promise<void> => {
  await outputOf("alerts")
}

const personCommands: Readonly<Record<string, string>> = { exports: "export", deletes: "delete" }

/** Exports or deletes all data of a person. */
export const handleData = async (action: string, person: string): Promise<void> => {
  await outputOf(personCommands[action] ?? action, person)
}

/** Lets a mailbox get what its owner had ended. */
export const writeAgain = async (email: string): Promise<void> => {
  await outputOf("write-again", email)
}
