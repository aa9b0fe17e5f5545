/** Builds a mailto link with a subject (RFC 6068). */
export const mailTo = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`
