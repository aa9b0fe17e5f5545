import type { ConnectionOptions } from "node:tls"
import { createTransport, type NodemailerError, type Transporter } from "nodemailer"
import type { StoredContactRequest } from "../store/contact-requests.ts"
import type { DeliveryKind } from "../store/outbox.ts"
import type { AgentReader } from "./agents.ts"
import { isLocal, type MailSettings } from "./mail-settings.ts"
import { agentMessage, receipt } from "./messages.ts"
import type { Outcome } from "./outcome.ts"

export type MailSender = {
  readonly send: (request: StoredContactRequest, kind: DeliveryKind, id: string) => Promise<Outcome>
  /** @returns a sentence for the operator if the mail server cannot be used now */
  readonly problem: () => Promise<string | undefined>
  readonly close: () => void
}

const advice: Readonly<Record<string, string>> = {
  EDNS: "its name is not found: check the host in SMTP_URL",
  ECONNREFUSED: "no server listens there: check the port in SMTP_URL",
  ETIMEDOUT: "it does not answer: check the host and the port in SMTP_URL, and the firewall",
  EAUTH: "it refuses the login: check the user and the password in SMTP_URL",
  ETLS: "it offers no TLS, or its certificate is not valid for this name: use the name in its certificate, or another port",
  ECONNECTION: "it closed the connection: check the port in SMTP_URL, 465 for smtps and 587 for smtp",
}

/** Codes of OpenSSL, such as a certificate's, which nodemailer keeps as the cause of a socket's error. */
const isTlsCode = (code: string | undefined): boolean => /CERT|SSL|TLS|SELF_SIGNED/.test(code ?? "")

/** Says why a mail server could not be used, without its own words, which may quote an address. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode, originalCode } = Object(error) as NodemailerError
  const known = [originalCode, code].find((one) => one !== undefined && Object.hasOwn(advice, one))
  if (code === "EAUTH" || responseCode === undefined) {
    if (isTlsCode(originalCode) || isTlsCode(code)) return advice.ETLS as string
    return (known && advice[known]) ?? "the connection failed"
  }
  return `it answered ${responseCode}`
}

/** A permanent refusal of this message; a refused login is the operator's to mend, so the message waits for it. */
const isRefusal = (error: unknown): boolean => {
  const { code, permanent } = Object(error) as NodemailerError
  return code !== "EAUTH" && permanent === true
}

/**
 * @property tls such as the certificate of a server's own authority
 * @property timeoutMs how long a server may be silent
 */
export type MailOptions = { readonly tls?: ConnectionOptions; readonly timeoutMs?: number }

const transportOf = ({ url }: MailSettings, { tls = {}, timeoutMs = 20_000 }: MailOptions): Transporter =>
  createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (url.protocol === "smtps:" ? 465 : 587),
    secure: url.protocol === "smtps:",
    requireTLS: url.protocol === "smtp:" && !isLocal(url),
    ...(url.username !== "" && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    tls,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: timeoutMs,
    // A message's parts come from code alone, never from a file or an address that a text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/**
 * Sends messages by SMTP.
 * @param agentOf returns who looks after the home of a request, or the agency
 */
export const mailSender = (settings: MailSettings, agentOf: AgentReader, options: MailOptions = {}): MailSender => {
  const transport = transportOf(settings, options)
  const { from } = settings
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1)

  const addressed = async (request: StoredContactRequest, kind: DeliveryKind) =>
    kind === "agent" || kind === "agent-withdrawal"
      ? {
          message: agentMessage(request, kind === "agent-withdrawal"),
          to: await agentOf(request),
          ...(request.email !== null && { replyTo: { name: request.name, address: request.email } }),
        }
      : {
          message: receipt(request),
          to: { name: request.name, address: request.email ?? "" },
          replyTo: await agentOf(request),
        }
  return {
    send: async (request, kind, id) => {
      try {
        const { message, ...addresses } = await addressed(request, kind)
        const { language, ...parts } = message
        await transport.sendMail({
          from,
          ...addresses,
          ...parts,
          messageId: `<${id}@${domain}>`,
          date: new Date(),
          headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
        })
        return { kind: "delivered" }
      } catch (error) {
        const reason = `the mail server: ${reasonOf(error)}`
        return isRefusal(error) ? { kind: "refused", reason } : { kind: "retry", reason }
      }
    },
    problem: async () => {
      try {
        await transport.verify()
        return undefined
      } catch (error) {
        return `The mail server of SMTP_URL, ${settings.url.hostname}, cannot be used: ${reasonOf(error)}. Messages wait until it can.`
      }
    },
    close: () => transport.close(),
  }
}
