import { retentionStart } from "../../domain/contact/retention.ts"
import { logReasonOf } from "../../domain/plain-error.ts"
import type { ContactRequestStore } from "../store/contact-requests.ts"
import type { MailboxStore } from "../store/mailboxes.ts"
import { deleteOldRequests } from "../store/old-rows.ts"
import { inRounds } from "./rounds.ts"

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * Deletes requests older than the privacy pages allow, and counts of messages to mailboxes of other days, soon after the
 * start and then daily; sooner if the store fails. It logs deletions and failures without any content of requests.
 * @returns a function that stops it and waits for a running deletion
 */
export const expireDaily = (
  store: Pick<ContactRequestStore, "ages" | "deleteBefore">,
  mailboxes: Pick<MailboxStore, "deleteOldCounts">,
): (() => Promise<void>) => {
  /** @returns milliseconds until the next run */
  const expire = async (): Promise<number> => {
    try {
      const now = new Date()
      const { count, refusal } = await deleteOldRequests(store, now)
      await mailboxes.deleteOldCounts(now)
      if (count > 0) console.log(`Contact requests from before ${retentionStart(now)} deleted: ${count}.`)
      if (refusal !== undefined) console.error(refusal)
      return dayMs / 1.5
    } catch (error) {
      console.error(
        `Contact requests that are too old could not be deleted, which is tried again in an hour: ${logReasonOf(error)}.`,
      )
      return hourMs
    }
  }
  return inRounds(expire, minuteMs, 0.5)
}
