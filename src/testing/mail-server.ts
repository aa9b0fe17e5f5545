import { once } from "node:events"
import type { AddressInfo } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { generate } from "selfsigned"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"

/** A message as a mail server has taken it. */
export type ReceivedMail = {
  readonly from: string
  readonly to: readonly string[]
  /** As it was sent, with its headers. */
  readonly raw: string
  readonly mail: Email
}

/**
 * @property misbehave is called for each recipient and returns the server's reply, such as "451 try later", or nothing
 * @property answer does the same after a whole message, which the server takes only then
 */
export type MailServerOptions = {
  readonly login?: { readonly user: string; readonly password: string }
  readonly hasTls?: boolean
  /** Name or address to listen at; `localhost` is an IPv6 address on some machines. */
  readonly host?: string
  readonly port?: number
  readonly misbehave?: (recipient: string) => string | undefined
  readonly answer?: (message: ReceivedMail) => Promise<string | undefined>
  /** Closes the connection after a message has come, instead of an answer. */
  readonly dropsAfterData?: () => boolean
}

export type MailServer = {
  readonly port: number
  readonly received: readonly ReceivedMail[]
  /** Certificate that a client must trust. */
  readonly certificate: string
  readonly stop: () => Promise<void>
}

const replyError = (reply: string): Error =>
  Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })

/** Starts a real mail server on this machine, which keeps what it takes. */
export const startMailServer = async (options: MailServerOptions = {}): Promise<MailServer> => {
  const { login, hasTls = false, host = "localhost", port = 0, misbehave, answer, dropsAfterData } = options
  const received: ReceivedMail[] = []
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  })
  const settings: SMTPServerOptions = {
    authOptional: login === undefined,
    disabledCommands: hasTls ? [] : ["STARTTLS"],
    ...(hasTls && { key, cert }),
    logger: false,
    onAuth: ({ username, password }, _, callback) => {
      if (username === login?.user && password === login?.password) callback(null, { user: username ?? "" })
      else callback(Object.assign(new Error("no"), { responseCode: 535 }))
    },
    onRcptTo: ({ address }, _, callback) => {
      const reply = misbehave?.(address)
      callback(reply === undefined ? null : replyError(reply))
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", async () => {
        const raw = Buffer.concat(chunks).toString("utf8")
        const message = {
          from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
        }
        const reply = await answer?.(message)
        if (reply !== undefined) return callback(replyError(reply))
        received.push(message)
        if (dropsAfterData?.()) for (const connection of server.connections) connection.close()
        else callback()
      })
    },
  }
  const server = new SMTPServer(settings)
  server.on("error", () => {})
  server.listen(port, host)
  await once(server.server, "listening")
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    certificate: cert,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
