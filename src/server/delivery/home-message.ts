import type { HomeFile } from "../../base/HomeCard/home-file.data.ts"
import { homeFileSchema } from "../../contracts/home-file.ts"
import { viewingText } from "../../domain/contact/viewing.ts"
import { homeFileOf, pathOf } from "../../domain/paths.ts"
import { homeIn } from "../../domain/search/followed.ts"
import type { Language } from "../../spec/languages.ts"
import { type Market, markets } from "../../spec/markets.ts"
import { parsedFile } from "../services/published-json.ts"
import { type PublishedFiles, textsOf } from "../services/service.ts"
import { type HomeNews, isLast, type News } from "../store/alert-rules.ts"
import type { SearchAlert } from "../store/search-alerts.ts"
import { changedPrice, endSection, homeLines } from "./alert-parts.ts"
import { alertTexts } from "./alert-texts.ts"
import type { Line, Section } from "./letter.ts"
import { linkTo } from "./letter-parts.ts"
import type { Message } from "./message.ts"
import { agencySection, messageOf, subjectOf } from "./messages.ts"

const viewingsTitle = (language: Language, { added, cancelled }: HomeNews): readonly string[] => {
  const { home } = alertTexts[language]
  if (cancelled.length > 0) return [added.length > 0 ? home.moved : home.cancelled]
  return added.length > 0 ? [added.length > 1 ? home.viewings : home.viewing] : []
}

/** For example, "Kvistgatan 12: nytt pris, ny visningstid". */
const titleOf = ({ language, street }: SearchAlert, { changedCount, home }: News): string => {
  const texts = alertTexts[language].home
  const parts = [
    ...(home?.status ? [texts.statuses[home.status].title] : []),
    ...(changedCount > 0 ? [texts.price] : []),
    ...(home ? viewingsTitle(language, home) : []),
  ]
  return `${street}: ${parts.join(", ")}`
}

/** The changed price, or the present one. A Finnish home has no final price, and neither has one without any price. */
const priceOf = (language: Language, market: Market, { card }: HomeFile, { changed, home }: News): string[] => {
  const [change] = changed
  const isSold = home?.status === "sold"
  if (isSold && (market.law === "finnish" || card.favourite.price === undefined)) return []
  return card.prices
    .slice(0, 1)
    .map(({ term, value }) => (change ? changedPrice(language, market, term, change) : `${term} ${value}`))
}

const viewingsSection = (language: Language, market: Market, { added, cancelled }: HomeNews): Section[] => {
  if (added.length + cancelled.length === 0) return []
  const { viewingsHeading, newTime, cancelledTime } = alertTexts[language].home
  const lineOf = (text: string) => (start: string) => [text.replace("{time}", viewingText(language, market, start))]
  return [
    {
      heading: viewingsHeading,
      paragraphs: [[...added.map(lineOf(newTime)), ...cancelled.map(lineOf(cancelledTime))]],
    },
  ]
}

/**
 * Tells what has become of the home of an alert; the last message says so, and has no links of the alert, which is deleted then.
 * @throws PlainError if the file of the home is not as this server reads it
 */
export const homeMessage = async (alert: SearchAlert, published: PublishedFiles): Promise<Message | undefined> => {
  const { language, news, query } = alert
  if (!news) return undefined
  const site: Market = markets[alert.market]
  const texts = alertTexts[language].home
  const file = await parsedFile(textsOf(published), homeFileOf(language, homeIn(query) ?? ""), homeFileSchema)
  const title = titleOf(alert, news)
  const status: Line[] = news.home?.status ? [[texts.statuses[news.home.status].text]] : []
  return messageOf({
    language,
    subject: subjectOf(title),
    heading: [title],
    sections: [
      {
        paragraphs: [
          ...status.map((line) => [line]),
          file
            ? homeLines(site, file, priceOf(language, site, file, news))
            : [[linkTo(site.origin + pathOf(site, language, "listings"))]],
        ],
      },
      ...(news.home ? viewingsSection(language, site, news.home) : []),
      isLast(news)
        ? { heading: alertTexts[language].news.endHeading, paragraphs: [[[texts.last]]] }
        : endSection(alert, texts.why),
      agencySection(alert, !isLast(news)),
    ],
  })
}
