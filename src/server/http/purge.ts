import { logReasonOf } from "../../domain/plain-error.ts"
import type { ContactRequestStore } from "../store/contact-requests.ts"
import { inRounds } from "./rounds.ts"

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Removes the traces of deleted rows from the disk once an hour, as this may rewrite the whole file. It logs once what it
 * cannot remove, until it can.
 * @returns a function that stops it and waits for a running purge
 */
export const purgeHourly = (store: Pick<ContactRequestStore, "purge">): (() => Promise<void>) => {
  let logged: string | undefined
  const purge = async (): Promise<number> => {
    const problem = await store.purge().catch((error) => {
      return `Traces of deleted rows could not be looked for, which is tried again in an hour: ${logReasonOf(error)}.`
    })
    if (problem !== undefined && problem !== logged) console.error(problem)
    logged = problem
    return hourMs
  }
  return inRounds(purge, 2 * minuteMs, 0.1)
}
