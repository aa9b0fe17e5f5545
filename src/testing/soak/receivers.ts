import { createHmac, randomBytes } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { SMTPServer } from "smtp-server"
import { deliveryKinds, type NewKind } from "../../server/store/outbox.ts"
import { freePort } from "../../tools/free-port.ts"

type Delivered = { readonly id: string; readonly at: number }

/** What the receivers have taken: the id and the time (Unix ms) of each, by kind and mark of the request. */
export type Taken = ReadonlyMap<NewKind, ReadonlyMap<string, readonly Delivered[]>>

export type Receivers = {
  readonly environment: Readonly<Record<string, string>>
  readonly taken: Taken
  /** Calls of the webhook without the right signature. */
  readonly forgeries: () => number
  readonly startMail: () => Promise<void>
  readonly stopMail: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The sender's address of a soak request, which has its mark. */
const markIn = (content: string): string => /Client\.(\d+-\d+)@example\.com/.exec(content)?.[1] ?? "?"

/** Starts a mail server, which can be stopped and started again at its port. */
const restartableMail = async (take: (raw: string) => void) => {
  const port = await freePort()
  let server: SMTPServer | undefined
  const start = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      logger: false,
      onData: async (stream, _, callback) => {
        const raw = await text(stream).catch(() => undefined)
        if (raw !== undefined) take(raw)
        callback()
      },
    })
    server.on("error", () => {})
    server.listen(port, "localhost")
    await once(server.server, "listening")
  }
  const stop = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  await start()
  return { port, start, stop }
}

/** Starts a mail server and a CRM, and records what they take. */
export const startReceivers = async (): Promise<Receivers> => {
  const taken = new Map(deliveryKinds.map((kind) => [kind, new Map<string, Delivered[]>()]))
  const take = (kind: NewKind, mark: string, id: string) => {
    const marks = taken.get(kind)
    marks?.set(mark, [...(marks.get(mark) ?? []), { id, at: Date.now() }])
  }
  const mail = await restartableMail((raw) => {
    const [head = ""] = raw.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n\r\n")
    const kind = /^To:.*Client\./im.test(head) ? "receipt" : "agent"
    take(kind, markIn(head), /^Message-ID: <([^@>]+)@/im.exec(head)?.[1] ?? "?")
  })
  const secret = randomBytes(32)
  let forgeries = 0
  const crm = createServer(async (request, response) => {
    const body = await text(request)
    const {
      "webhook-id": id = "",
      "webhook-timestamp": timestamp = "",
      "webhook-signature": signature,
    } = request.headers
    const expected = `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`
    if (signature === expected) take("crm", markIn(body), String(id))
    else forgeries += 1
    response.writeHead(204).end()
  }).listen(0, "127.0.0.1")
  await once(crm, "listening")
  return {
    environment: {
      SMTP_URL: `smtp://localhost:${mail.port}`,
      MAIL_FROM: "Kvistbo <no-reply@kvistbo.example>",
      CRM_WEBHOOK_URL: `http://127.0.0.1:${(crm.address() as AddressInfo).port}/`,
      CRM_WEBHOOK_SECRET: `whsec_${secret.toString("base64")}`,
    },
    taken,
    forgeries: () => forgeries,
    startMail: mail.start,
    stopMail: mail.stop,
    close: async () => {
      crm.closeAllConnections()
      crm.close()
      await mail.stop()
    },
  }
}
