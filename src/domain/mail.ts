/** A link that begins a message with its subject (RFC 6068). */
export const mailTo = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`
