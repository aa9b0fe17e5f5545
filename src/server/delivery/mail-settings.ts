import { hostname as machineName } from "node:os"
import { PlainError } from "../../domain/plain-error.ts"

export type MailSettings = {
  /** Such as `smtps://user:password@mail.example:465`. */
  readonly url: URL
  readonly from: { readonly name: string; readonly address: string }
}

/** Connections to the mail server at once. */
export const mailConnections = 4

const exampleUrl = "smtps://user:password@mail.example.com:465"
const exampleFrom = "Kvistbo <no-reply@example.com>"

/** Names and addresses by which a machine reaches itself; Debian gives its own name 127.0.1.1. */
const ownNames =
  /^(?:(?:.+\.)?localhost\.?|localhost\.localdomain|ip6-(?:localhost|loopback)|127\.[\d.]+|\[::1\]|\[::ffff:7f.*\])$/i

/** Whether a server is this machine, to which letters may travel without TLS. */
export const isLocal = ({ hostname }: Pick<URL, "hostname">): boolean =>
  ownNames.test(hostname) || hostname.toLowerCase() === machineName().toLowerCase()

/** The given port, or the usual one: 465 or 587, and 25 on this machine, where the mail server of a fresh Debian listens. */
export const portOf = (url: URL): number => {
  const usual = isLocal(url) ? 25 : 587
  return Number(url.port) || (url.protocol === "smtps:" ? 465 : usual)
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const hasControl = (text: string | undefined): boolean => /\p{Cc}/u.test(text ?? "")

/** The messages do not repeat the address, because it contains the password. */
const urlOf = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^smtps?:$/.test(url.protocol) || /^$|%/.test(url.hostname) || url.port === "0")
    throw new PlainError(`SMTP_URL is no address of a mail server: give one such as ${exampleUrl}.`)
  const login = [decoded(url.username), decoded(url.password)]
  if (login.includes(undefined))
    throw new PlainError("SMTP_URL has a percent sign in its user or password that begins no code: write %25 for it.")
  if (login.some(hasControl))
    throw new PlainError(
      "SMTP_URL has a character in its user or password that nobody can type: give both as they are.",
    )
  if ((url.username === "") !== (url.password === ""))
    throw new PlainError(`SMTP_URL has only one of user and password: give both, as in ${exampleUrl}, or neither.`)
  if (url.search !== "" || url.hash !== "" || !/^\/?$/.test(url.pathname))
    throw new PlainError(`SMTP_URL has more than a server, a login and a port: give it as in ${exampleUrl}.`)
  return url
}

const isAddress = (text: string): boolean => /^[^\s@<>,;]+@(?:[^\s@<>,;.]+\.)+[^\s@<>,;.]+$/.test(text)

const fromOf = (text: string): MailSettings["from"] => {
  const [, name = "", bracketed] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text) ?? []
  const address = bracketed ?? text
  // Only few servers take other letters before the @.
  if (!/^[\x21-\x7e]+$/.test(address.split("@")[0] ?? "") || hasControl(text) || !isAddress(address))
    throw new PlainError(`MAIL_FROM is "${text.slice(0, 60)}": give the sender of messages, such as ${exampleFrom}.`)
  return { name: name.trim() || "Kvistbo", address }
}

/**
 * Parses SMTP_URL and MAIL_FROM.
 * @returns undefined if neither is set
 * @throws PlainError that names the invalid variable
 */
export const mailSettingsOf = ({ SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv): MailSettings | undefined => {
  const [server, sender] = [SMTP_URL?.trim(), MAIL_FROM?.trim()]
  if (!server && !sender) return undefined
  if (!server)
    throw new PlainError(`MAIL_FROM is set without SMTP_URL: give the mail server too, such as ${exampleUrl}.`)
  if (!sender) throw new PlainError(`SMTP_URL is set without MAIL_FROM: give the sender too, such as ${exampleFrom}.`)
  return { url: urlOf(server), from: fromOf(sender) }
}
