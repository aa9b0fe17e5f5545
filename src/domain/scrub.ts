import { withoutIdentityNumbers } from "./identity-numbers.ts"

/**
 * Skips a number after a letter, digit or mark (part of a name, id or fraction), but not after an escape such as `%20`.
 */
const start = String.raw`(?:(?<![\w.%-])|(?<=%[\da-f]{2}))`
const end = String.raw`(?![\w-])`
const space = String.raw`(?:[ \u00a0\u2009\u202f]|%20|%c2%a0|\+)`
/** The hyphen of the keyboard, and Unicode's hyphens, figure dash and en dash. */
const dash = String.raw`(?:[-\u2010-\u2013]|%e2%80%9[0-3])`
/** Separators between the digits of a phone number: a space, a dash, or a dash with spaces. */
const gap = `(?:${space}?${dash}${space}?|${space})?`
const digits = (from: number, to: number) => String.raw`\d(?:${gap}\d){${from - 1},${to - 1}}`

const email = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,}/giu

const phones = [
  /** Any country: `+46 70 123 45 67`, `0046…`, `+46 (0)70…`, also inside an address, where a plus may mean a space. */
  String.raw`(?<![\w.)]|\d(?:\+|%20)?-)(?:\+|%2b)${gap}[1-9]${gap}\d{0,2}${gap}(?:\(0\))?${gap}${digits(6, 12)}${end}`,
  `${start}00[1-9]${gap}${digits(7, 13)}${end}`,
  /** Sweden and Finland: a zero, then seven to ten digits, but not a date such as 05-12-2026. */
  String.raw`${start}(?!\d\d-\d\d-\d{4}${end})0[1-9](?:${gap}\d){6,9}${end}`,
  /** With the area code in brackets: `(070) 123 45 67`. */
  String.raw`(?<![\w.])\(0[1-9]\d{0,2}\)${gap}${digits(5, 9)}${end}`,
  /** Norway: eight digits in the groups of a phone number, because prices and other numbers have other groups. */
  String.raw`${start}[2-9]\d(?:[ \u00a0]|%20|\+)\d\d(?:[ \u00a0]|%20|\+)\d\d(?:[ \u00a0]|%20|\+)\d\d(?!(?:[ \u00a0]|%20|\+)\d)${end}`,
  String.raw`${start}[489]\d\d(?:[ \u00a0]|%20|\+)\d\d(?:[ \u00a0]|%20|\+)\d{3}(?!(?:[ \u00a0]|%20|\+)\d)${end}`,
  /** Norway: eight digits without spaces, except a date (20261120) or a number that ends in 000 like a price. */
  String.raw`${start}(?!(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3])[2-9]\d{4}(?!000)\d{3}${end}`,
  /** The number of a `tel:` link. */
  String.raw`(?<=\btel:)\d{5,15}${end}`,
].map((pattern) => new RegExp(pattern, "gi"))

/** Parts of an event that hold an address. */
const addressKeys = new Set(["from", "http.url", "to", "transaction", "url", "url.full"])

/** Parts of an event that hold only the query or fragment of an address, which is removed. */
const queryKeys = new Set(["http.fragment", "http.query", "query_string", "url.fragment", "url.query"])

/**
 * Cuts queries and fragments off addresses, because they hold searches, typed text and advertisers' ids; an address is
 * a run without spaces or quotes that has a slash or a named value.
 */
const withoutQueries = (text: string): string =>
  text.replace(/[^\s"'<>]+/g, (word) => {
    const end = word.search(/[?#]/)
    if (end < 0) return word
    return word.slice(0, end).includes("/") || /^.[\w.[\]%-]+=/.test(word.slice(end)) ? word.slice(0, end) : word
  })

/** Parts of an event that Sentry generates itself (ids and kinds), which contain no typed text. */
const technicalKeys = new Set([
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

/** Shorter words are common and identify nobody. */
const minTextLength = 3

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const encodings = (text: string): string[] => {
  try {
    const address = encodeURIComponent(text)
    return [text, address, address.replaceAll("%20", "+")]
  } catch {
    // A truncated field may end in half of a surrogate pair, which cannot be encoded.
    return [text]
  }
}

/** A text with more characters or words is not a name. */
const maxNameLength = 60
const maxNameWords = 4

/** Lists case, Unicode and URL forms of a name: `Åsa` is `%C3%A5sa` in an address, or A and a combining ring. */
const spellings = (name: string): string[] =>
  ["NFC", "NFD"].flatMap((form) =>
    [name, name.toLowerCase(), name.toUpperCase()].flatMap((spelling) => encodings(spelling.normalize(form))),
  )

/** Patterns that match whole fields and single words of names. */
type TypedPatterns = { readonly whole: RegExp | undefined; readonly parts: RegExp | undefined }

/** Lists the forms in which a text may repeat a name: hyphenated, joined or reversed. */
const wholeNamesOf = (name: string): string[] => {
  const words = name.split(/\s+/)
  const reversed = words.toReversed()
  return [name, ...["-", "_", ""].map((gap) => words.join(gap)), reversed.join(" "), reversed.join(", ")]
}

const isName = (text: string): boolean => text.length <= maxNameLength && text.split(/\s+/).length <= maxNameWords

/** Returns the words of a longer name, which match only as whole words so that other words stay intact. */
const partsOf = (name: string): string[] => {
  const words = name.split(/\s+/)
  return words.length > 1 ? words.filter((word) => word.length >= minTextLength) : []
}

/** Sorts the longest first, because a name may contain another name. */
const alternation = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join("|")

const patternsOf = (fields: readonly string[]): TypedPatterns => {
  const texts = fields.map((text) => text.trim()).filter((text) => text.length >= minTextLength)
  const names = texts.filter(isName)
  const whole = alternation([...texts.flatMap(encodings), ...names.flatMap(wholeNamesOf).flatMap(spellings)])
  const parts = alternation(names.flatMap(partsOf).flatMap(spellings))
  return {
    whole: whole ? new RegExp(whole, "giu") : undefined,
    parts: parts ? new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${parts})(?![\p{L}\p{M}])`, "giu") : undefined,
  }
}

const withoutPattern = (text: string, pattern: RegExp | undefined): string =>
  pattern ? text.replace(pattern, "[typed]") : text

/** Removes typed text, queries, e-mail addresses, phone numbers, identity numbers and account numbers. */
const scrubbedText = (text: string, { whole, parts }: TypedPatterns): string => {
  const remaining = withoutIdentityNumbers(withoutQueries(withoutPattern(text, whole)).replace(email, "[e-mail]"))
  return withoutPattern(
    phones.reduce((result, phone) => result.replace(phone, "[phone]"), remaining),
    parts,
  )
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ""

const scrubPart = (part: unknown, patterns: TypedPatterns): unknown => {
  if (typeof part === "string") return scrubbedText(part, patterns)
  if (Array.isArray(part)) return part.map((item) => scrubPart(item, patterns))
  if (part === null || typeof part !== "object" || Object.getPrototypeOf(part) !== Object.prototype) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !queryKeys.has(key))
      .map(([key, value]) => {
        if (technicalKeys.has(key)) return [key, value]
        return [key, scrubPart(addressKeys.has(key) && typeof value === "string" ? pathOf(value) : value, patterns)]
      }),
  )
}

/** Fields of spans and breadcrumbs that describe a request. */
type Request = { readonly data?: Readonly<Record<string, unknown>>; readonly description?: string }

/** Accepts requests to the page's origin or to localhost, and entries that describe no request. */
const isOwn = ({ data = {}, description = "" }: Request, page: string): boolean => {
  const address = data["url.full"] ?? data["http.url"] ?? data.url ?? /https?:\/\/\S+/i.exec(description)?.[0]
  if (typeof address !== "string") return true
  try {
    const { protocol, origin, hostname } = new URL(address, page)
    return !/^https?:$/.test(protocol) || origin === new URL(page).origin || hostname === "localhost"
  } catch {
    // A browser cannot request an invalid address.
    return true
  }
}

/** Parts of an event that may describe requests. */
type WithRequests = { breadcrumbs?: Request[]; spans?: Request[] }

/**
 * Removes requests to other origins, such as those of trackers, but keeps those to the page's origin and localhost.
 * @param page address of the page
 */
export const withoutOthers = <Event extends object>(event: Event, page: string): Event => {
  const { breadcrumbs, spans } = event as WithRequests
  const ownRequests = (requests: readonly Request[]) => requests.filter((request) => isOwn(request, page))
  return {
    ...event,
    ...(breadcrumbs && { breadcrumbs: ownRequests(breadcrumbs) }),
    ...(spans && { spans: ownRequests(spans) }),
  }
}

/**
 * Removes queries and personal data from an event: e-mail addresses, phone numbers, identity numbers, IBANs and text
 * from the page's fields.
 * @param typedTexts present and earlier content of the text fields
 */
export const scrub = <Event>(event: Event, typedTexts: readonly string[]): Event =>
  scrubPart(event, patternsOf(typedTexts)) as Event
