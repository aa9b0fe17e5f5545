import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { crmSecret, isReleased, record, recordsIn } from "../tools/received.ts"
import { type ReceivedMail, startMailServer } from "./mail-server.ts"

/** Attempts that the mail server puts off for a recipient that begins with "greylisted.". */
const greylistedAttempts = 2

/** Interval (ms) at which the mail server looks whether it may take a message that it holds. */
const releaseCheckMs = 50

/** Longer (ms) than scenarios wait for a page, and shorter than senders wait for a mail server. */
const longestHoldMs = 17_000

export type Receivers = {
  /** Settings of a deployment that delivers to these receivers. */
  readonly env: NodeJS.ProcessEnv
  readonly stop: () => Promise<void>
}

/** A mail server whose behaviour depends on the local part of a recipient. */
const startRecordingMailServer = async (folder: string) => {
  const stopping = new AbortController()
  const answer = async ({ to: [to = ""], raw }: ReceivedMail): Promise<string | undefined> => {
    const earlier = recordsIn(folder, "mail").filter((mail) => mail.to === to)
    if (to.startsWith("greylisted.") && earlier.length < greylistedAttempts) {
      record(folder, "mail", { to, state: "refused", raw })
      return "451 4.7.1 Greylisted"
    }
    if (to.startsWith("held.")) {
      record(folder, "mail", { to, state: "held", raw })
      const end = Date.now() + longestHoldMs
      while (!isReleased(folder, to) && !stopping.signal.aborted && Date.now() < end) await pause(releaseCheckMs)
    }
    record(folder, "mail", { to, state: "taken", raw })
    return undefined
  }
  const misbehave = (to: string): string | undefined => {
    if (!to.startsWith("unknown.")) return undefined
    record(folder, "mail", { to, state: "refused" })
    return "550 5.1.1 No such user"
  }
  const { port, stop } = await startMailServer({ answer, misbehave })
  return {
    port,
    /** Releases what the server holds, so that no sender waits for it. */
    release: () => stopping.abort(),
    stop,
  }
}

/** A CRM that does not take the first call about somebody called "Envis", Swedish for stubborn. */
const startRecordingCrm = async (folder: string) => {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const isFirst = recordsIn(folder, "crm").every(({ headers: { "webhook-id": id } }) => id !== headers["webhook-id"])
    const status = body.includes("Envis") && isFirst ? 503 : 200
    record(folder, "crm", { headers, body, status })
    response.writeHead(status).end()
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Starts a mail server and a CRM, which record what they get in a folder (tools/received.ts). */
export const startReceivers = async (folder: string): Promise<Receivers & { readonly release: () => void }> => {
  const [mail, crm] = await Promise.all([startRecordingMailServer(folder), startRecordingCrm(folder)])
  return {
    env: {
      SMTP_URL: `smtp://localhost:${mail.port}`,
      MAIL_FROM: "Kvistbo <no-reply@kvistbo.example>",
      CRM_WEBHOOK_URL: `http://127.0.0.1:${crm.port}/`,
      CRM_WEBHOOK_SECRET: `whsec_${crmSecret}`,
    },
    release: mail.release,
    stop: async () => {
      await Promise.all([mail.stop(), crm.stop()])
    },
  }
}
