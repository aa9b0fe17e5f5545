/** Removes characters that XML forbids, even escaped (XML 1.0, 2.2), and that a calendar may not have (RFC 5545, 3.1). */
export const printableText = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\u007E\u00A0-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")

/** Escapes text for elements and attributes of HTML and XML. */
export const escapeHtml = (text: string): string =>
  printableText(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
