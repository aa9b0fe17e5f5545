import { withoutIdentityNumbers } from "./identity-numbers.ts"

/** A letter, digit or mark before a number makes it part of a name, an id or a fraction; an escape such as `%20` does not. */
const start = String.raw`(?:(?<![\w.%-])|(?<=%[\da-f]{2}))`
const end = String.raw`(?![\w-])`
const space = String.raw`(?:[ \u00a0\u2009\u202f]|%20|%c2%a0|\+)`
/** The hyphen of the keyboard, and those that typography has: of Unicode, the hyphens and the en dash. */
const dash = String.raw`(?:[-\u2010-\u2013]|%e2%80%9[0-3])`
/** What people and addresses put between the digits of a phone number: a space, a dash, or a dash with a space on either side. */
const gap = `(?:${space}?${dash}${space}?|${space})?`
const digits = (from: number, to: number) => String.raw`\d(?:${gap}\d){${from - 1},${to - 1}}`

const email = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,}/giu

const phones = [
  /** Of any country: `+46 70 123 45 67`, `0046…`, `+46 (0)70…`, as an address writes it too, where a plus is a space as well. */
  String.raw`(?<![\w.)]|\d(?:\+|%20)?-)(?:\+|%2b)${gap}[1-9]${gap}\d{0,2}${gap}(?:\(0\))?${gap}${digits(6, 12)}${end}`,
  `${start}00[1-9]${gap}${digits(7, 13)}${end}`,
  /** Sweden and Finland: a zero, then seven to ten digits. Dates such as 05-12-2026 are none. */
  String.raw`${start}(?!\d\d-\d\d-\d{4}${end})0[1-9](?:${gap}\d){6,9}${end}`,
  /** With the area in brackets: `(070) 123 45 67`. */
  String.raw`(?<![\w.])\(0[1-9]\d{0,2}\)${gap}${digits(5, 9)}${end}`,
  /** Norway: eight digits in the groups of a phone number; in those of a price, or in one, they may be anything. */
  String.raw`${start}[2-9]\d(?:[ \u00a0]|%20|\+)\d\d(?:[ \u00a0]|%20|\+)\d\d(?:[ \u00a0]|%20|\+)\d\d(?!(?:[ \u00a0]|%20|\+)\d)${end}`,
  String.raw`${start}[489]\d\d(?:[ \u00a0]|%20|\+)\d\d(?:[ \u00a0]|%20|\+)\d{3}(?!(?:[ \u00a0]|%20|\+)\d)${end}`,
  /** Norway: eight digits in one run, but for a date (20261120) and what ends as prices do. */
  String.raw`${start}(?!(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3])[2-9]\d{4}(?!000)\d{3}${end}`,
  /** What a link calls. */
  String.raw`(?<=\btel:)\d{5,15}${end}`,
].map((pattern) => new RegExp(pattern, "gi"))

/** Parts of an event that are an address. */
const addresses = new Set(["from", "http.url", "to", "transaction", "url", "url.full"])

/** Parts of an event that are what is left out of every address. */
const queries = new Set(["http.fragment", "http.query", "query_string", "url.fragment", "url.query"])

/**
 * A text whose addresses have neither query nor fragment: those hold what visitors searched for or wrote, and the ids by
 * which advertisers know them. An address is what has a slash, or names a value, in a run without spaces or quotes.
 */
const withoutQueries = (text: string): string =>
  text.replace(/[^\s"'<>]+/g, (word) => {
    const end = word.search(/[?#]/)
    if (end < 0) return word
    return word.slice(0, end).includes("/") || /^.[\w.[\]%-]+=/.test(word.slice(end)) ? word.slice(0, end) : word
  })

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

/** Longer texts, and more words, are no name. */
const longestName = 60
const mostNames = 4

/** A name in the forms that addresses and keyboards give it: `Åsa` is `%C3%A5sa` in one, and an A and a ring from another. */
const spellings = (name: string): string[] =>
  ["NFC", "NFD"].flatMap((form) =>
    [name, name.toLowerCase(), name.toUpperCase()].flatMap((spelling) => encoded(spelling.normalize(form))),
  )

/** What is taken out of texts: what fields hold as a whole, and single words of names. */
type Typed = { readonly whole: RegExp | undefined; readonly parts: RegExp | undefined }

/** A name as a text may repeat it: also hyphenated, and turned round. */
const wholesOf = (name: string): string[] => {
  const words = name.split(/\s+/)
  const turned = words.toReversed()
  return [name, ...["-", "_", ""].map((gap) => words.join(gap)), turned.join(" "), turned.join(", ")]
}

const isName = (text: string): boolean => text.length <= longestName && text.split(/\s+/).length <= mostNames

/** One word of several stands alone, lest parts of other words are taken for it. */
const partsOf = (name: string): string[] => {
  const words = name.split(/\s+/)
  return words.length > 1 ? words.filter((word) => word.length >= shortest) : []
}

/** The longest first: a name may hold another. */
const oneOf = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|")

const typedIn = (fields: readonly string[]): Typed => {
  const texts = fields.map((text) => text.trim()).filter((text) => text.length >= shortest)
  const names = texts.filter(isName)
  const whole = oneOf([...texts.flatMap(encoded), ...names.flatMap(wholesOf).flatMap(spellings)])
  const parts = oneOf(names.flatMap(partsOf).flatMap(spellings))
  return {
    whole: whole ? new RegExp(whole, "giu") : undefined,
    parts: parts ? new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${parts})(?![\p{L}\p{M}])`, "giu") : undefined,
  }
}

const without = (text: string, typed: RegExp | undefined): string => (typed ? text.replace(typed, "[typed]") : text)

/** A text without what has been typed, queries of addresses, e-mail addresses, and numbers of persons, accounts and phones. */
const scrubbedText = (text: string, { whole, parts }: Typed): string => {
  const rest = withoutIdentityNumbers(withoutQueries(without(text, whole)).replace(email, "[e-mail]"))
  return without(
    phones.reduce((left, phone) => left.replace(phone, "[phone]"), rest),
    parts,
  )
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ""

const scrubbedPart = (part: unknown, typed: Typed): unknown => {
  if (typeof part === "string") return scrubbedText(part, typed)
  if (Array.isArray(part)) return part.map((item) => scrubbedPart(item, typed))
  if (part === null || typeof part !== "object" || Object.getPrototypeOf(part) !== Object.prototype) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !queries.has(key))
      .map(([key, value]) => {
        if (notWritten.has(key)) return [key, value]
        return [key, scrubbedPart(addresses.has(key) && typeof value === "string" ? pathOf(value) : value, typed)]
      }),
  )
}

/** What a request asked for, as spans and breadcrumbs have it. */
type Request = { readonly data?: Readonly<Record<string, unknown>>; readonly description?: string }

/** Whether something was asked of the page's own origin or of localhost; what tells of no request is of the page as well. */
const isOwn = ({ data = {}, description = "" }: Request, page: string): boolean => {
  const address = data["url.full"] ?? data["http.url"] ?? data.url ?? /https?:\/\/\S+/i.exec(description)?.[0]
  if (typeof address !== "string") return true
  try {
    const { protocol, origin, hostname } = new URL(address, page)
    return !/^https?:$/.test(protocol) || origin === new URL(page).origin || hostname === "localhost"
  } catch {
    // No browser could ask for it.
    return true
  }
}

/** The parts of an event that may tell of requests. */
type WithRequests = { breadcrumbs?: Request[]; spans?: Request[] }

/**
 * An event that tells of no requests to other origins than the page's own and localhost, such as those of trackers.
 * @param page its address
 */
export const withoutOthers = <Event extends object>(event: Event, page: string): Event => {
  const { breadcrumbs, spans } = event as WithRequests
  const own = (requests: readonly Request[]) => requests.filter((request) => isOwn(request, page))
  return { ...event, ...(breadcrumbs && { breadcrumbs: own(breadcrumbs) }), ...(spans && { spans: own(spans) }) }
}

/**
 * An event without personal data: e-mail addresses, phone numbers, identity numbers, IBANs and what stands or stood in the
 * text fields of the page are replaced wherever they occur in it, and addresses have no query.
 * @param typed the content of the text fields
 */
export const scrubbed = <Event>(event: Event, typed: readonly string[]): Event =>
  scrubbedPart(event, typedIn(typed)) as Event
