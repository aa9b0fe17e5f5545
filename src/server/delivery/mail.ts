import type { ConnectionOptions } from "node:tls"
import { domainToASCII } from "node:url"
import { createTransport, type NodemailerError, type Transporter } from "nodemailer"
import { feedWordsSchema } from "../../contracts/feed-words.ts"
import { feedWordsOf, homeFileOf } from "../../domain/paths.ts"
import { logReasonOf, PlainError } from "../../domain/plain-error.ts"
import { alertEndPath } from "../../spec/alerts.ts"
import { endMessagesPath } from "../../spec/contact.ts"
import { markets } from "../../spec/markets.ts"
import { parsedFile } from "../services/published-json.ts"
import { type PublishedFiles, textsOf } from "../services/service.ts"
import type { StoredContactRequest } from "../store/contact-requests.ts"
import type { AlertKind, RequestKind } from "../store/outbox.ts"
import type { SearchAlert } from "../store/search-alerts.ts"
import type { AgentReader } from "./agents.ts"
import { confirmationMessage, newsMessage } from "./alert-messages.ts"
import { homeMessage } from "./home-message.ts"
import { isLocal, type MailSettings, mailConnections, portOf } from "./mail-settings.ts"
import type { Message } from "./message.ts"
import { agentMessage, receipt } from "./messages.ts"
import type { Outcome } from "./outcome.ts"
import { type PublishedSites, publishedSites } from "./published-sites.ts"

export type MailSender = {
  readonly send: (
    request: StoredContactRequest,
    kind: RequestKind,
    id: string,
    signal?: AbortSignal,
  ) => Promise<Outcome>
  readonly sendAlert: (alert: SearchAlert, kind: AlertKind, id: string, signal?: AbortSignal) => Promise<Outcome>
  /** @returns a sentence for the operator if the mail server cannot be used now */
  readonly problem: () => Promise<string | undefined>
  /** Ends all connections, those too on which a message is being sent. */
  readonly close: () => void
}

const advice: Readonly<Record<string, string>> = {
  EDNS: "its name is not found: check the host in SMTP_URL",
  ECONNREFUSED: "no server listens there: check the port in SMTP_URL",
  ETIMEDOUT: "it does not answer: check the host and the port in SMTP_URL, and the firewall",
  EAUTH: "it refuses the login: check the user and the password in SMTP_URL",
  ETLS: "it offers no TLS, or its certificate is not valid for this name: use the name in its certificate, or another port",
  EUNSIGNED:
    "no authority that Node.js knows has signed its certificate: name the file of its authority's certificate, or of its own, in NODE_EXTRA_CA_CERTS",
  ECONNECTION: "it closed the connection: check the port in SMTP_URL, 465 for smtps and 587 for smtp",
}

/** Codes of OpenSSL, such as a certificate's, which nodemailer keeps as the cause of a socket's error. */
const isTlsCode = (code: string | undefined): boolean => /CERT|SSL|TLS|SELF_SIGNED/.test(code ?? "")
const isUnsigned = (code: string | undefined): boolean =>
  /SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)/.test(code ?? "")

/** Status of RFC 3463 in an answer, such as 5.1.1, or nothing. */
const statusOf = (response: string | undefined): string => /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response ?? "")?.[1] ?? ""

/** Whether a server refuses the address of a message for good, when it is told of it or after the whole message. */
const isAddressRefusal = ({ command, response, permanent }: NodemailerError): boolean =>
  permanent === true &&
  (command === "RCPT TO"
    ? !statusOf(response).startsWith("5.7.")
    : /^5\.(?:1\.(?:[12346]|10)|2\.1)$/.test(statusOf(response)))

/** Says why a mail server could not be used, without its own words, which may quote an address. */
const reasonOf = (error: unknown): string => {
  const failure = Object(error) as NodemailerError
  const { code, responseCode, originalCode } = failure
  const known = [originalCode, code].find((one) => one !== undefined && Object.hasOwn(advice, one))
  if (code === "EAUTH" || responseCode === undefined) {
    if (isUnsigned(originalCode) || isUnsigned(code)) return advice.EUNSIGNED as string
    if (isTlsCode(originalCode) || isTlsCode(code)) return advice.ETLS as string
    return (known && advice[known]) ?? "the connection failed"
  }
  return isAddressRefusal(failure)
    ? `it does not take this address (${responseCode}): look for a mistake in the address`
    : `it answered ${responseCode}`
}

/** A permanent refusal of this message; a refused login is the operator's to mend, so the message waits for it. */
const isRefusal = (error: unknown): boolean => {
  const { code, permanent } = Object(error) as NodemailerError
  return code !== "EAUTH" && permanent === true
}

/**
 * The address with its domain in ASCII, which every server takes.
 * @returns undefined for an address that only servers with SMTPUTF8 take
 */
const asciiAddressOf = (address: string): string | undefined => {
  const at = address.lastIndexOf("@")
  const domain = domainToASCII(address.slice(at + 1))
  return domain !== "" && /^[\x21-\x7e]+$/.test(address.slice(0, at)) ? address.slice(0, at + 1) + domain : undefined
}

/**
 * @property tls such as the certificate of a server's own authority
 * @property timeoutMs how long a server may be silent
 * @property sites built sites, whose homes alerts tell of
 */
export type MailOptions = {
  readonly tls?: ConnectionOptions
  readonly timeoutMs?: number
  readonly sites?: PublishedSites
}

/** Mail servers of a fresh system offer TLS with a certificate of their own, and nothing listens in on this machine. */
const transportOf = ({ url }: MailSettings, { tls = {}, timeoutMs = 20_000 }: MailOptions): Transporter =>
  createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: portOf(url),
    secure: url.protocol === "smtps:",
    requireTLS: url.protocol === "smtp:" && !isLocal(url),
    ...(url.username !== "" && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    tls: isLocal(url) ? { ...tls, rejectUnauthorized: false } : tls,
    pool: true,
    maxConnections: mailConnections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: timeoutMs,
    socketCloseTimeout: 0,
    // A message's parts come from code alone, never from a file or an address that a text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

type Address = { readonly name?: string; readonly address: string }
type Addresses = {
  readonly to: Address
  readonly replyTo?: Address
  readonly headers?: Readonly<Record<string, string>>
}

type Addressed = Addresses & { readonly message: Message }

/** Headers with which mail programs show a button that ends messages without a visit (RFC 8058). */
const endingByMailProgram = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
})

/** The message of an alert, or what became of it if there is none to send. */
const alertMessageOf = async (
  alert: SearchAlert,
  kind: AlertKind,
  published: PublishedFiles,
): Promise<Message | Outcome> => {
  const words = await parsedFile(textsOf(published), feedWordsOf(alert.language), feedWordsSchema)
  if (!words) return { kind: "retry", reason: "the site of the alert is not built" }
  if (kind !== "alert-news") return confirmationMessage(alert, words)
  if (alert.newsProblem !== undefined) throw new PlainError(alert.newsProblem)
  // Nothing of the news is published any more.
  const message =
    alert.street === null ? await newsMessage(alert, words, published) : await homeMessage(alert, published)
  return message ?? { kind: "delivered" }
}

/** A site or a database of another version keeps a message waiting. */
const retryOf = (error: unknown): Outcome => {
  if (!(error instanceof PlainError)) throw error
  return { kind: "retry", reason: logReasonOf(error) }
}

/**
 * Sends messages by SMTP.
 * @param agentOf returns who looks after the home of a request, or the agency
 */
export const mailSender = (settings: MailSettings, agentOf: AgentReader, options: MailOptions = {}): MailSender => {
  const transport = transportOf(settings, options)
  const { from } = settings
  const { sites = publishedSites() } = options
  const domain = domainToASCII(from.address.slice(from.address.lastIndexOf("@") + 1))

  /** The request as its receipt shows it: anybody can name a home that there is not. */
  const withPublishedHome = async (request: StoredContactRequest): Promise<StoredContactRequest> => {
    const { market, language, home } = request
    const isPublished = home !== null && (await sites(market)(homeFileOf(language, home)).catch(() => undefined))
    return isPublished ? request : { ...request, home: null }
  }
  const addressed = async (request: StoredContactRequest, kind: RequestKind, id: string): Promise<Addressed> =>
    kind === "agent" || kind === "agent-withdrawal"
      ? {
          message: agentMessage(request, kind === "agent-withdrawal"),
          to: await agentOf(request),
          ...(request.email !== null && { replyTo: { name: request.name, address: request.email } }),
        }
      : {
          message: receipt(await withPublishedHome(request), id),
          to: { address: request.email ?? "" },
          replyTo: await agentOf(request),
          headers: endingByMailProgram(markets[request.market].origin + endMessagesPath(id)),
        }
  const sendMessage = async (
    { language, ...parts }: Message,
    id: string,
    { headers = {}, ...addresses }: Addresses,
    signal: AbortSignal | undefined,
  ): Promise<Outcome> => {
    const to = asciiAddressOf(addresses.to.address)
    const answers = addresses.replyTo && asciiAddressOf(addresses.replyTo.address)
    if (to === undefined)
      return {
        kind: "refused",
        reason: "the address has letters that mail servers do not take: look for a mistake in it",
        isAddressRefused: true,
      }
    try {
      await transport.sendMail({
        from,
        to: { name: addresses.to.name ?? "", address: to },
        ...(answers !== undefined && { replyTo: { name: addresses.replyTo?.name ?? "", address: answers } }),
        ...parts,
        ...(signal && { signal }),
        messageId: `<${id}@${domain}>`,
        date: new Date(),
        headers: {
          "Content-Language": language,
          "Auto-Submitted": "auto-generated",
          // Exchange reads this instead: no answers of absent people, and no receipts.
          "X-Auto-Response-Suppress": "DR, RN, NRN, OOF, AutoReply",
          ...headers,
        },
      })
      return { kind: "delivered" }
    } catch (error) {
      const reason = `the mail server: ${reasonOf(error)}`
      if (!isRefusal(error)) return { kind: "retry", reason }
      return { kind: "refused", reason, isAddressRefused: isAddressRefusal(Object(error) as NodemailerError) }
    }
  }
  return {
    send: async (request, kind, id, signal) => {
      const { message, ...addresses } = await addressed(request, kind, id)
      return sendMessage(message, id, addresses, signal)
    },
    sendAlert: async (alert, kind, id, signal) => {
      const message = await alertMessageOf(alert, kind, sites(alert.market)).catch(retryOf)
      if ("kind" in message) return message
      const { origin, agency } = markets[alert.market]
      const addresses = {
        to: { address: alert.email },
        replyTo: { name: agency.name, address: agency.email },
        headers: endingByMailProgram(origin + alertEndPath(alert.id)),
      }
      return sendMessage(message, id, addresses, signal)
    },
    problem: async () => {
      try {
        await transport.verify()
        return undefined
      } catch (error) {
        return `The mail server of SMTP_URL, ${settings.url.hostname}, cannot be used: ${reasonOf(error)}. Messages wait until it can.`
      }
    },
    close: () => transport.close({ force: true }),
  }
}
