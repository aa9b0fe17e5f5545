import type { FeedWords } from "../../base/HomeCard/home-file.data.ts"
import { homeFileSchema } from "../../contracts/home-file.ts"
import { countText } from "../../domain/count-text.ts"
import { homeFileOf, pathOf } from "../../domain/paths.ts"
import { namesOf } from "../../domain/search/alert-words.ts"
import { homeIn } from "../../domain/search/followed.ts"
import { alertMonths, confirmationHours } from "../../spec/alerts.ts"
import type { Language } from "../../spec/languages.ts"
import { type Market, markets } from "../../spec/markets.ts"
import { parsedFile } from "../services/published-json.ts"
import { type PublishedFiles, textsOf } from "../services/service.ts"
import type { News } from "../store/alert-rules.ts"
import type { SearchAlert } from "../store/search-alerts.ts"
import { changedPrice, endSection, homeLines, linkToAlert } from "./alert-parts.ts"
import { alertTexts } from "./alert-texts.ts"
import type { Line, Section } from "./letter.ts"
import { lineWith, linkTo, privacyLink } from "./letter-parts.ts"
import type { Message } from "./message.ts"
import { agencySection, messageOf, subjectOf } from "./messages.ts"
import { messageTexts } from "./texts.ts"

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
  const { data, home } = alertTexts[alert.language]
  const retention = alert.street === null ? data.retention : home.retention
  const privacy = lineWith(messageTexts[alert.language].receipt.privacy, {
    link: privacyLink(markets[alert.market], alert.language),
  })
  return [
    { heading: data.heading, paragraphs: [[lineWith(retention, { months: String(alertMonths) })], [privacy]] },
    agencySection(alert),
  ]
}

/** The home and its page. */
const followedHome = ({ market, language, query, street }: SearchAlert): readonly Line[] => {
  const site: Market = markets[market]
  return [[street ?? ""], [linkTo(site.origin + pathOf(site, language, "property", homeIn(query) ?? ""))]]
}

/** Asks the owner of an address to confirm an alert. */
export const confirmationMessage = (alert: SearchAlert, words: FeedWords): Message => {
  const { confirmation, home } = alertTexts[alert.language]
  const { confirm, stranger } = confirmation
  const { street } = alert
  const title = street === null ? confirmation.title : home.title.replace("{street}", () => street)
  const hours = String(confirmationHours)
  return messageOf({
    language: alert.language,
    subject: subjectOf(title),
    heading: [title],
    sections: [
      {
        paragraphs: [
          [[street === null ? confirmation.search : home.asked]],
          street === null ? [unconfirmedLine(alert, words)] : followedHome(alert),
          [lineWith(confirm, { hours, link: linkToAlert(alert) })],
          [lineWith(stranger, { hours })],
        ],
      },
      ...footOf(alert),
    ],
  })
}

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
    changed: await linesOfAll(changed, (change) =>
      linesOf(change.id, (term) => changedPrice(language, site, term, change)),
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
      endSection(alert, news.why),
      agencySection(alert),
    ],
  })
}
