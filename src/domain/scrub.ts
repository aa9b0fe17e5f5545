/** A letter, digit or mark before a number makes it part of a name, an id or a fraction; an escape such as `%20` does not. */
const start = String.raw`(?:(?<![\w.%-])|(?<=%[\da-f]{2}))`
const end = String.raw`(?![\w-])`
/** What people and addresses put between the digits of a phone number: at most one of these. */
const gap = String.raw`(?:[ \u00a0\u2009\u202f-]|%20|%c2%a0|\+)?`
const digits = (from: number, to: number) => String.raw`\d(?:${gap}\d){${from - 1},${to - 1}}`

const email = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,}/giu

const phones = [
  /** Of any country: `+46 70 123 45 67`, `0046…`, `+46 (0)70…`, as an address writes it too. */
  String.raw`(?<![\w.])(?:\+|%2b)${gap}[1-9]${gap}\d{0,2}${gap}(?:\(0\))?${gap}${digits(6, 12)}${end}`,
  `${start}00[1-9]${gap}${digits(7, 13)}${end}`,
  /** Sweden and Finland: a zero, then seven to ten digits. Dates such as 05-12-2026 are none. */
  String.raw`${start}(?!\d\d-\d\d-\d{4}${end})0[1-9](?:${gap}\d){6,9}${end}`,
  /** Norway: eight digits in the groups of a phone number; in those of a price, or in one, they may be anything. */
  String.raw`${start}[2-9]\d(?:[ \u00a0]|%20|\+)\d\d(?:[ \u00a0]|%20|\+)\d\d(?:[ \u00a0]|%20|\+)\d\d(?!(?:[ \u00a0]|%20|\+)\d)${end}`,
  String.raw`${start}[489]\d\d(?:[ \u00a0]|%20|\+)\d\d(?:[ \u00a0]|%20|\+)\d{3}(?!(?:[ \u00a0]|%20|\+)\d)${end}`,
  /** What a link calls. */
  String.raw`(?<=\btel:)\d{5,15}${end}`,
].map((pattern) => new RegExp(pattern, "gi"))

/** Parts of an event that Sentry itself makes: ids, and words that tell kinds of things apart. */
const notWritten = new Set([
  "category",
  "environment",
  "event_id",
  "level",
  "op",
  "origin",
  "parent_span_id",
  "platform",
  "sdk",
  "sdkProcessingMetadata",
  "segment_id",
  "span_id",
  "status",
  "trace_id",
  "type",
])

/** Shorter words stand everywhere, and tell nothing of anybody. */
const shortest = 3

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const encoded = (text: string): string[] => {
  try {
    const address = encodeURIComponent(text)
    return [text, address, address.replaceAll("%20", "+")]
  } catch {
    // Half of a character, as a field that is cut off may hold.
    return [text]
  }
}

/** The present content of text fields as one pattern, the longest first: a name may hold another. */
const patternOf = (typed: readonly string[]): RegExp | undefined => {
  const texts = typed.map((text) => text.trim()).filter((text) => text.length >= shortest)
  if (texts.length === 0) return undefined
  const forms = [...new Set(texts.flatMap(encoded))].sort((a, b) => b.length - a.length)
  return new RegExp(forms.map(escaped).join("|"), "gi")
}

/** A text without e-mail addresses, phone numbers and what has been typed. */
const scrubbedText = (text: string, typed: RegExp | undefined): string =>
  phones.reduce(
    (rest, phone) => rest.replace(phone, "[phone]"),
    (typed ? text.replace(typed, "[typed]") : text).replace(email, "[e-mail]"),
  )

const scrubbedPart = (part: unknown, typed: RegExp | undefined): unknown => {
  if (typeof part === "string") return scrubbedText(part, typed)
  if (Array.isArray(part)) return part.map((item) => scrubbedPart(item, typed))
  if (part === null || typeof part !== "object" || Object.getPrototypeOf(part) !== Object.prototype) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, notWritten.has(key) ? value : scrubbedPart(value, typed)]),
  )
}

/**
 * An event without personal data: e-mail addresses, phone numbers and what stands in the text fields of the page are
 * replaced wherever they occur in it.
 * @param typed the present content of the text fields
 */
export const scrubbed = <Event>(event: Event, typed: readonly string[]): Event =>
  scrubbedPart(event, patternOf(typed)) as Event
