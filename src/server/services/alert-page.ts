import type { FeedWords } from "../../base/HomeCard/home-file.data.ts"
import { escapeHtml } from "../../domain/html.ts"
import { pathOf } from "../../domain/paths.ts"
import { type AlertState, type FollowText, type FollowWords, namesOf } from "../../domain/search/alert-words.ts"
import { feedPathOf, followPathOf } from "../../domain/search/feed.ts"
import { homeIn } from "../../domain/search/followed.ts"
import { alertEndPath, alertPath, searchAlertsPath } from "../../spec/alerts.ts"
import type { Language } from "../../spec/languages.ts"
import type { Market } from "../../spec/markets.ts"
import type { SearchAlert } from "../store/search-alerts.ts"
import { pageWithoutScripts, say } from "./page.ts"

/** Layout of the page: one column on a phone, and on a desktop the feed beside the e-mails. */
const style = `
.follow{max-width:var(--page)}
.follow .chips{margin-block:0 var(--space-4)}
.follow .chip{cursor:default;background:var(--tint);border-color:transparent}
.ways{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-5);margin-block:var(--space-4)}
.way{display:grid;grid-template-columns:minmax(0,1fr);align-content:start;gap:var(--space-3);max-width:var(--measure);padding-top:var(--space-3);border-top:1px solid var(--line)}
.way>*{margin:0}
.way form{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-3);justify-items:start}
.way form>*{margin:0}
.way .field{width:100%}
.way code,.way input[readonly]{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:var(--text-small)}
@media (min-width:60rem){.ways{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:var(--section)}}
`

const chips = (names: readonly string[]): string =>
  names.length === 0
    ? ""
    : `<ul class="chips">${names.map((name) => `<li><span class="chip">${escapeHtml(name)}</span></li>`).join("")}</ul>`

const button = (action: string, text: string): string =>
  `<form method="post" action="${escapeHtml(action)}"><p><button class="button">${escapeHtml(text)}</button></p></form>`

/** A search, or a home with its street address, which only a home that is for sale has. */
export type Followed = Pick<SearchAlert, "query" | "street">

export type FollowPage = {
  readonly market: Market
  readonly language: Language
  readonly followed: Followed
  readonly words: FeedWords
  /** Whether the site can send e-mails. */
  readonly hasMail: boolean
  /** What the visitor wrote, if it is no e-mail address. */
  readonly wrong?: string | undefined
  /** Why the form was refused as a whole. */
  readonly problem?: string | undefined
}

type FollowPlace = Pick<FollowPage, "market" | "language" | "words">

const anySearch: Followed = { query: "", street: null }

/** The words in which pages speak of a search or of a home. */
export const wordsOf = ({ follow, followHome }: FeedWords, { query }: Followed = anySearch): FollowWords =>
  homeIn(query) === undefined ? follow : followHome

const namesIn = (words: FeedWords, { query, street }: Followed): readonly string[] => {
  if (homeIn(query) === undefined) return namesOf(words, query)
  return street === null ? [] : [street]
}

/** Leads to the home, or to the homes of the search. */
const wayBack = ({ market, language, words }: FollowPlace, { query, street }: Followed = anySearch): string => {
  const home = homeIn(query)
  const list = pathOf(market, language, "listings")
  const [path, name]: [string, FollowText] =
    home === undefined
      ? [list + (query && `?${query}`), "back"]
      : street === null
        ? [list, "anyHome"]
        : [pathOf(market, language, "property", home), "back"]
  return `<p><a href="${escapeHtml(path)}">${escapeHtml(wordsOf(words, { query, street }).texts[name])}</a></p>`
}

const mailForm = ({ language, followed, words, market, wrong }: FollowPage): string => {
  const { texts } = wordsOf(words, followed)
  const isWrong = wrong !== undefined
  const state = isWrong
    ? ` value="${escapeHtml(wrong)}" aria-invalid="true" aria-describedby="email-error" autofocus`
    : ""
  return [
    `<p>${escapeHtml(texts["mail.text"])}</p>`,
    `<form method="post" action="${searchAlertsPath}" novalidate>`,
    `<input type="hidden" name="language" value="${language}">`,
    `<input type="hidden" name="query" value="${escapeHtml(followed.query)}">`,
    `<p class="field"><label for="email">${escapeHtml(texts["mail.email"])}</label>`,
    `<input id="email" name="email" type="email" autocomplete="email" maxlength="254" aria-required="true"${state}>`,
    isWrong ? `<span class="error" id="email-error">${escapeHtml(texts["mail.error"])}</span>` : "",
    "</p>",
    `<p class="small">${escapeHtml(texts["mail.consent"])} <a href="${pathOf(market, language, "privacy")}">${escapeHtml(texts["mail.privacy"])}</a></p>`,
    `<p><button class="button">${escapeHtml(texts["mail.button"])}</button></p>`,
    "</form>",
  ].join("")
}

/** Nothing on a site that cannot send e-mails. */
const mailWay = (page: FollowPage): string =>
  page.hasMail
    ? `<section class="way"><h2>${escapeHtml(wordsOf(page.words, page.followed).texts["mail.heading"])}</h2>${mailForm(page)}</section>`
    : ""

/** Says the search in words or names the home, and offers the address of its feed, and e-mails where the site can send them. */
export const followContent = (page: FollowPage): string => {
  const { texts } = wordsOf(page.words, page.followed)
  const feed = page.market.origin + feedPathOf(page.language, page.followed.query)
  return [
    `<style>${style}</style>`,
    `<div class="follow"><h1>${escapeHtml(texts.heading)}</h1>`,
    page.problem ? `<div class="note critical" role="alert"><p>${escapeHtml(page.problem)}</p></div>` : "",
    chips(namesIn(page.words, page.followed)),
    `<div class="ways">${mailWay(page)}`,
    `<section class="way"><h2>${escapeHtml(texts[page.hasMail ? "feed.heading" : "feed.only"])}</h2>`,
    `<p>${escapeHtml(texts["feed.text"])}</p>`,
    `<p class="field"><label for="feed">${escapeHtml(texts["feed.address"])}</label>`,
    `<input id="feed" type="text" readonly value="${escapeHtml(feed)}"></p>`,
    `<p hidden><button type="button" class="button quiet" data-copy="feed">${escapeHtml(texts["feed.copy"])}</button></p>`,
    `<p aria-live="polite" data-copied="${escapeHtml(texts["feed.copied"])}"></p>`,
    "</section></div>",
    `${wayBack(page, page.followed)}</div>`,
  ].join("")
}

/** What can be done with an alert in a state. */
const actions: Readonly<Partial<Record<AlertState, "confirm" | "end">>> = {
  unconfirmed: "confirm",
  confirmed: "end",
  held: "end",
}

export type AlertPage = FollowPlace & {
  readonly state: AlertState
  /** Missing once the alert is deleted. */
  readonly alert?: (Followed & { readonly id: string }) | undefined
  /** What is followed by an alert that was asked for, of which nobody learns more. */
  readonly followed?: Followed | undefined
}

/** Says what became of an alert, with one button for what can be done with it. */
export const alertContent = ({ state, alert, followed = alert, ...place }: AlertPage): string => {
  const { texts, states } = wordsOf(place.words, followed)
  const action = actions[state]
  return [
    `<style>${style}</style>`,
    `<div class="follow"><h1>${escapeHtml(states[state].heading)}</h1>`,
    followed ? chips(namesIn(place.words, followed)) : "",
    `<p class="lead">${escapeHtml(states[state].text)}</p>`,
    alert && action ? button(action === "end" ? alertEndPath(alert.id) : alertPath(alert.id), texts[action]) : "",
    `${wayBack(place, followed)}</div>`,
  ].join("")
}

/**
 * A published page with other content, whose language switch leads to the same content in the other language.
 * @param addressIn the same page in a language
 */
export const alertPageOf = (
  html: string,
  title: string,
  content: string,
  addressIn: (language: string) => string,
  script = "",
): string => {
  const page = pageWithoutScripts(html)
  for (const element of page.querySelectorAll(
    "meta[property], meta[name=description], meta[name^=twitter], link[rel=canonical], link[rel=alternate]",
  ))
    element.remove()
  for (const link of page.querySelectorAll("header a[hreflang]"))
    link.setAttribute("href", addressIn(link.getAttribute("hreflang") ?? ""))
  say(page, title, content)
  return page.toString().replace("</body>", () => `${script}</body>`)
}

/** Address of the page on which a search or a home is followed, in a language that the page names. */
export const followAddressIn =
  (query: string) =>
  (language: string): string =>
    followPathOf(language as Language, query)
