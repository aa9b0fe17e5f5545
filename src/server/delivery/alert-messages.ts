import { countText } from "../../domain/count-text.ts"
import { formatMoney } from "../../domain/format.ts"
import type { Major } from "../../domain/money.ts"
import { homeFileOf, pathOf } from "../../domain/paths.ts"
import { namesOf } from "../../domain/search/alert-words.ts"
import type { FeedWords, HomeFile } from "../../site/home-file.ts"
import { alertMonths, alertPath, confirmationHours } from "../../spec/alerts.ts"
import type { Language } from "../../spec/languages.ts"
import { type Market, markets } from "../../spec/markets.ts"
import type { PublishedFiles } from "../services/service.ts"
import { isNews, type News, newsBetween, noPrice } from "../store/alert-rules.ts"
import type { SearchAlert } from "../store/search-alerts.ts"
import { alertTexts } from "./alert-texts.ts"
import type { Line, Section } from "./letter.ts"
import { lineWith, linkTo, privacyLink } from "./letter-parts.ts"
import type { Message } from "./message.ts"
import { agencySection, messageOf } from "./messages.ts"
import { messageTexts } from "./texts.ts"

/** Homes that one message tells of, so that no message is too long to read. */
const maxHomes = 20

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

/** What of the news is still published, in the order of the search. */
const publishedNews = async (
  { language, market }: SearchAlert,
  { added, changed }: News,
  published: PublishedFiles,
): Promise<{ readonly added: readonly (readonly Line[])[]; readonly changed: readonly (readonly Line[])[] }> => {
  const site: Market = markets[market]
  const { price } = alertTexts[language].news
  const fileOf = async (id: string) =>
    (await (await published(homeFileOf(language, id)))?.json()) as HomeFile | undefined
  const amount = (value: number) => formatMoney(value as Major, site.currency)
  const all = async <Item>(items: readonly Item[], linesOf: (item: Item) => Promise<readonly Line[] | undefined>) =>
    (await Promise.all(items.map(linesOf))).filter((lines) => lines !== undefined)
  return {
    added: await all(added, async (id) => {
      const file = await fileOf(id)
      return (
        file &&
        homeLines(
          site,
          file,
          file.card.prices.slice(0, 1).map(({ term, value }) => `${term} ${value}`),
        )
      )
    }),
    changed: await all(changed, async ({ id, from, to }) => {
      const file = await fileOf(id)
      const term = file?.card.prices[0]?.term ?? ""
      return (
        file &&
        homeLines(site, file, [
          from === noPrice
            ? `${term} ${amount(to)}`
            : lineWith(price, { term, from: amount(from), to: amount(to) }).join(""),
        ])
      )
    }),
  }
}

/**
 * Tells what is new in the search of an alert.
 * @returns undefined if none of it is published any more
 */
export const newsMessage = async (
  alert: SearchAlert,
  words: FeedWords,
  published: PublishedFiles,
): Promise<Message | undefined> => {
  const { language } = alert
  const site: Market = markets[alert.market]
  const { news } = alertTexts[language]
  const all = newsBetween(alert.told, alert.telling ?? alert.told)
  if (!isNews(all)) return undefined
  const { added, changed } = await publishedNews(alert, all, published)
  if (added.length + changed.length === 0) return undefined
  const title = titleOf(language, added.length, changed.length)
  const search = linkTo(site.origin + pathOf(site, language, "listings") + (alert.query && `?${alert.query}`))
  const [newHomes, newPrices] = [added.slice(0, maxHomes), changed.slice(0, maxHomes)]
  const more = added.length + changed.length - newHomes.length - newPrices.length
  return messageOf({
    language,
    subject: title,
    heading: [title],
    sections: [
      { paragraphs: [[[news.search], searchLine(alert, words), [search]]] },
      ...(newHomes.length > 0 ? [{ heading: news.addedHeading, paragraphs: newHomes }] : []),
      ...(newPrices.length > 0 ? [{ heading: news.changedHeading, paragraphs: newPrices }] : []),
      ...(more > 0 ? [{ paragraphs: [[lineWith(news.more, { count: String(more) }), [search]]] }] : []),
      { heading: news.endHeading, paragraphs: [[[news.why]], [lineWith(news.end, { link: linkToAlert(alert) })]] },
      agencySection(alert),
    ],
  })
}
