import { createHash } from "node:crypto"
import { foldCase } from "./fold-case.ts"

/** Gmail ignores dots, and has a second domain (https://support.google.com/mail/answer/7436150). */
const gmailDomains = ["gmail.com", "googlemail.com"]

const asciiDomain = (domain: string): string =>
  URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain

/** The mailbox that an e-mail address is delivered to: addresses with a part after "+" lead to the one without. */
export const mailboxOf = (email: string): string => {
  const folded = foldCase(email)
  const at = folded.lastIndexOf("@")
  const domain = asciiDomain(folded.slice(at + 1))
  const local = folded.slice(0, at).replace(/(?<=.)\+.*$/, "")
  return gmailDomains.includes(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`
}

/** SHA-256 of a mailbox, in hexadecimal digits, so that the store has no address of people who want none. */
export const mailboxHash = (email: string): string => createHash("sha256").update(mailboxOf(email)).digest("hex")
