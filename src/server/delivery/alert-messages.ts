import type { FeedWords, HomeFile } from "../../base/HomeCard/home-file.data.ts"
import { homeFileSchema } from "../../contracts/home-file.ts"
import { countText } from "../../domain/count-text.ts"
import { formatMoney } from "../../domain/format.ts"
import type { Major } from "../../domain/money.ts"
import { homeFileOf, pathOf } from "../../domain/paths.ts"
import { namesOf } from "../../domain/search/alert-words.ts"
import { alertMonths, alertPath, confirmationHours } from "../../spec/alerts.ts"
import type { Language } from "../../spec/languages.ts"
import { type Market, markets } from "../../spec/markets.ts"
import { parsedFile } from "../services/published-json.ts"
import { type PublishedFiles, textsOf } from "../services/service.ts"
import { type News, noPrice } from "../store/alert-rules.ts"
import type { SearchAlert } from "../store/search-alerts.ts"
import { alertTexts } from "./alert-texts.ts"
import type { Line, Section } from "./letter.ts"
import { lineWith, linkTo, privacyLink } from "./letter-parts.ts"
import type { Message } from "./message.ts"
import { agencySection, messageOf } from "./messages.ts"
import { messageTexts } from "./texts.ts"

const linkToAlert = ({ market, id }: SearchAlert) => linkTo(markets[market].origin + alertPath(id))

/** A search may have words of whoever asked for the alert, which must not become links in another person's mailbox. */
const searchLine = (alert: SearchAlert, words: FeedWords): Line => [
  { written: namesOf(words, alert.query).join(" · ") },
]

/** The search without its words and unknown places, with which anybody could write to the owner of an address. */
const unconfirmedLine = (alert: SearchAlert, words: FeedWords): Line => {
  const filters = new URLSearchParams(alert.query)
  const places = (filters.get("place") ?? "").split(",")
  const known = places.filter((place) => words.names.places.some(({ value }) => value === place))
  const hasOwnWords = filters.has("q") || known.length < places.filter(Boolean).length
  filters.delete("q")
  filters.delete("place")
  if (known.length > 0) filters.set("place", known.join(","))
  const names = filters.size > 0 || !hasOwnWords ? namesOf(words, String(filters)) : []
  const { ownWords } = alertTexts[alert.language]
  return [[...names, ...(hasOwnWords ? [ownWords] : [])].join(" · ")]
}

const footOf = (alert: SearchAlert): Section[] => {
  const { heading, retention } = alertTexts[alert.language].data
  const privacy = lineWith(messageTexts[alert.language].receipt.privacy, {
    link: privacyLink(markets[alert.market], alert.language),
  })
  return [
    { heading, paragraphs: [[lineWith(retention, { months: String(alertMonths) })], [privacy]] },
    agencySection(alert),
  ]
}

/** Asks the owner of an address to confirm an alert. */
export const confirmationMessage = (alert: SearchAlert, words: FeedWords): Message => {
  const { title, search, confirm, stranger } = alertTexts[alert.language].confirmation
  const hours = String(confirmationHours)
  return messageOf({
    language: alert.language,
    subject: title,
    heading: [title],
    sections: [
      {
        paragraphs: [
          [[search]],
          [unconfirmedLine(alert, words)],
          [lineWith(confirm, { hours, link: linkToAlert(alert) })],
          [lineWith(stranger, { hours })],
        ],
      },
      ...footOf(alert),
    ],
  })
}

const homeLines = (market: Market, { card }: HomeFile, price: readonly string[]): readonly Line[] => [
  [card.headline],
  [card.place],
  ...price.map((text): Line => [text]),
  [card.facts],
  [linkTo(market.origin + card.path)],
]

const titleOf = (language: Language, added: number, changed: number): string => {
  const { news } = alertTexts[language]
  return [
    ...(added > 0 ? [countText(added, news.addedOne, news.added)] : []),
    ...(changed > 0 ? [countText(changed, news.changedOne, news.changed)] : []),
  ].join(news.and)
}

/** Lines of what is there, read one after the other, so that no message opens many files. */
const linesOfAll = async <Item>(
  items: readonly Item[],
  linesOf: (item: Item) => Promise<readonly Line[] | undefined>,
): Promise<readonly (readonly Line[])[]> => {
  const all: (readonly Line[])[] = []
  for (const item of items) {
    const lines = await linesOf(item)
    if (lines) all.push(lines)
  }
  return all
}

/** What of the news is still published, in the order of the search. */
const publishedNews = async (
  { language, market }: SearchAlert,
  { added, changed }: News,
  published: PublishedFiles,
): Promise<{ readonly added: readonly (readonly Line[])[]; readonly changed: readonly (readonly Line[])[] }> => {
  const site: Market = markets[market]
  const { price } = alertTexts[language].news
  const amount = (value: number) => formatMoney(value as Major, site.currency, { digits: 0 })
  /** @param pricesOf from the term and the value of the home's price */
  const linesOf = async (id: string, pricesOf: (term: string, value: string) => string) => {
    const home = await parsedFile(textsOf(published), homeFileOf(language, id), homeFileSchema)
    return (
      home &&
      homeLines(
        site,
        home,
        home.card.prices.slice(0, 1).map(({ term, value }) => pricesOf(term, value)),
      )
    )
  }
  return {
    added: await linesOfAll(added, (id) => linesOf(id, (term, value) => `${term} ${value}`)),
    changed: await linesOfAll(changed, ({ id, from, to }) =>
      linesOf(id, (term) =>
        from === noPrice
          ? `${term} ${amount(to)}`
          : lineWith(price, { term, from: amount(from), to: amount(to) }).join(""),
      ),
    ),
  }
}

/**
 * Tells what is new in the search of an alert.
 * @returns undefined if none of it is published any more
 * @throws PlainError if the file of a home is not as this server reads it
 */
export const newsMessage = async (
  alert: SearchAlert,
  words: FeedWords,
  published: PublishedFiles,
): Promise<Message | undefined> => {
  const { language } = alert
  const site: Market = markets[alert.market]
  const { news } = alertTexts[language]
  if (!alert.news) return undefined
  const { added, changed } = await publishedNews(alert, alert.news, published)
  if (added.length + changed.length === 0) return undefined
  // What is not published any more is not counted either.
  const addedCount = alert.news.addedCount - alert.news.added.length + added.length
  const changedCount = alert.news.changedCount - alert.news.changed.length + changed.length
  const title = titleOf(language, addedCount, changedCount)
  const search = linkTo(site.origin + pathOf(site, language, "listings") + (alert.query && `?${alert.query}`))
  const more = addedCount + changedCount - added.length - changed.length
  return messageOf({
    language,
    subject: title,
    heading: [title],
    sections: [
      { paragraphs: [[[news.search], searchLine(alert, words), [search]]] },
      ...(added.length > 0 ? [{ heading: news.addedHeading, paragraphs: added }] : []),
      ...(changed.length > 0 ? [{ heading: news.changedHeading, paragraphs: changed }] : []),
      ...(more > 0 ? [{ paragraphs: [[lineWith(news.more, { count: String(more) }), [search]]] }] : []),
      { heading: news.endHeading, paragraphs: [[[news.why]], [lineWith(news.end, { link: linkToAlert(alert) })]] },
      agencySection(alert),
    ],
  })
}
