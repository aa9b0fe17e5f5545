import { randomUUID } from "node:crypto"
import { contactWordsSchema } from "../../contracts/contact-words.ts"
import { feedWordsSchema } from "../../contracts/feed-words.ts"
import { homeFileSchema } from "../../contracts/home-file.ts"
import { emailSchema } from "../../domain/contact/fields.ts"
import type { ContactErrorName } from "../../domain/contact/words.ts"
import { contactWordsOf, feedWordsOf, homeFileOf, pathOf } from "../../domain/paths.ts"
import { PlainError } from "../../domain/plain-error.ts"
import type { AlertState } from "../../domain/search/alert-words.ts"
import { followedQuery, homeIn, queryOfHome } from "../../domain/search/followed.ts"
import { alertBodyLimit, alertParameter, alertPath, endParameter } from "../../spec/alerts.ts"
import type { Language } from "../../spec/languages.ts"
import { type Market, type MarketName, markets } from "../../spec/markets.ts"
import { confirmationStart, isLast } from "../store/alert-rules.ts"
import type { SearchAlert, SearchAlertStore } from "../store/search-alerts.ts"
import { alertContent, alertPageOf, type Followed, followAddressIn, followContent, wordsOf } from "./alert-page.ts"
import { bodyOf } from "./body.ts"
import { acceptsHtml, preferredLanguage } from "./form-places.ts"
import { type OfferedHomes, offerRecorder } from "./offered-homes.ts"
import { type PublishedText, pagePolicy, privatePage } from "./page.ts"
import { readPublished } from "./published-json.ts"
import type { SendingLimit } from "./rate.ts"
import { isSameOrigin } from "./same-origin.ts"
import { refusal, type Service, tooManyRequests } from "./service.ts"
import { logThrottled } from "./throttled-log.ts"

export type SearchAlertsOptions = {
  readonly market: MarketName
  readonly alerts: Pick<SearchAlertStore, "add" | "find" | "confirm" | "end" | "hasOffers" | "recordOffers">
  readonly published: PublishedText
  readonly homes: OfferedHomes
  /** Whether e-mails can be sent: without them, no alert could be confirmed. */
  readonly hasMail: boolean
  readonly limit: SendingLimit
  readonly now?: () => Date
}

const statuses: Readonly<Partial<Record<AlertState, number>>> = { gone: 404, notForSale: 404, failed: 503 }

/** The follow page copies the feed's address with a script of our own; the page of an alert has none. */
const copyScript = '<script src="/copy.js" defer></script>'
const followPolicy = pagePolicy.replace("script-src 'none'", "script-src 'self'")

/** Why a form was refused, by the status of the refusal, in the words of the contact form. */
const formErrors: Readonly<Record<number, ContactErrorName>> = {
  403: "form.foreign",
  408: "form.late",
  413: "form.long",
  429: "form.many",
}

/** The page on which a search or a home is followed, and alerts about it: asked for, confirmed and ended, each with a POST. */
export const searchAlerts = ({
  market,
  alerts,
  published,
  homes,
  hasMail,
  limit,
  now = () => new Date(),
}: SearchAlertsOptions): Service => {
  const site: Market = markets[market]
  const record = offerRecorder(alerts, now)

  const partsIn = async (language: Language) => {
    if (!site.routes.listings) return undefined
    const words = await readPublished(published, feedWordsOf(language), feedWordsSchema)
    const html = await published(`${pathOf(site, language, "contact")}index.html`)
    return words && html ? { words, html } : undefined
  }
  const languageIn = (value: unknown, fallback: Language = site.languages[0] as Language): Language =>
    site.languages.find((one) => one === value) ?? fallback
  const noHomes = () => refusal(404, "This site has no homes to search.")

  /**
   * What a query is about; undefined for a home that is not for sale.
   * @throws PlainError while the homes cannot be looked up
   */
  const followedIn = async (language: Language, query: string): Promise<Followed | undefined> => {
    const id = homeIn(query)
    if (id === undefined) return { query, street: null }
    const news = await homes.news(query, [])
    if (!news) throw new PlainError("The homes cannot be looked up.")
    if (isLast(news)) return undefined
    const { card } = (await readPublished(published, homeFileOf(language, id), homeFileSchema)) ?? {}
    return card && { query: queryOfHome(card.id), street: card.favourite.street }
  }

  const followPage = async (
    language: Language,
    query: string,
    { wrong, refused }: { readonly wrong?: string; readonly refused?: Response } = {},
  ): Promise<Response> => {
    const parts = await partsIn(language)
    if (!parts) return noHomes()
    const { words, html } = parts
    const followed = await followedIn(language, query)
    if (!followed) return alertPage("notForSale", language, "", { followed: { query, street: null } })
    const { texts } = wordsOf(words, followed)
    const isRefused = wrong !== undefined || refused !== undefined
    const problem = refused && (refused.status === 503 ? texts["mail.none"] : await problemOf(language, refused.status))
    const content = followContent({ market: site, language, followed, words, hasMail, wrong, problem })
    const title = `${isRefused ? `${texts.error}: ` : ""}${texts.heading} – ${site.agency.name}`
    const page = alertPageOf(html, title, content, followAddressIn(query), copyScript)
    // Browsers without Fetch Metadata send the origin of a form only from a page that may send its address.
    const response = privatePage(page, refused?.status ?? (isRefused ? 400 : 200), followPolicy, "same-origin")
    const wait = refused?.headers.get("retry-after")
    if (wait) response.headers.set("retry-after", wait)
    return response
  }

  const problemOf = async (language: Language, status: number): Promise<string> => {
    const words = await readPublished(published, contactWordsOf(language), contactWordsSchema)
    return words?.errors[formErrors[status] ?? "form.form"] ?? ""
  }

  /** Shows the form again, in the language of its page or of the browser, with why it was refused. */
  const refusedPage = async (request: Request, refused: Response): Promise<Response> => {
    const referrer = request.headers.get("referer") ?? ""
    const address = URL.canParse(referrer) ? new URL(referrer).searchParams : new URLSearchParams()
    const language =
      address.get("language") ?? preferredLanguage(request.headers.get("accept-language") ?? "", site.languages)
    return followPage(languageIn(language), followedQuery(String(address)), { refused })
  }

  const alertPage = async (
    state: AlertState,
    language: Language,
    id: string,
    { alert, followed }: { readonly alert?: SearchAlert | undefined; readonly followed?: Followed | undefined } = {},
  ): Promise<Response> => {
    const parts = await partsIn(language)
    if (!parts) return noHomes()
    const { words, html } = parts
    const content = alertContent({ market: site, language, words, state, alert, followed })
    const addressIn = followed
      ? followAddressIn(followed.query)
      : (other: string) => `${alertPath(encodeURIComponent(id))}&language=${other}`
    const { states } = wordsOf(words, followed ?? alert)
    const title = `${states[state].heading} – ${site.agency.name}`
    return privatePage(alertPageOf(html, title, content, addressIn), statuses[state] ?? 200)
  }

  /** Answers the same whether the address follows the search already or not. */
  const add = async (request: Request, client: string): Promise<Response> => {
    if (!isSameOrigin(request, site.origin))
      return refusedPage(request, refusal(403, "Ask for an alert on the site itself."))
    const wait = await limit.waitOf(client)
    if (wait > 0) return refusedPage(request, tooManyRequests(wait))
    const body = await bodyOf(request, alertBodyLimit)
    if (body instanceof Response) return refusedPage(request, body)
    const fields = Object(body.value) as Readonly<Record<string, unknown>>
    const language = languageIn(fields.language)
    const query = followedQuery(typeof fields.query === "string" ? fields.query : "")
    const email = emailSchema.safeParse(fields.email)
    if (!email.success || email.data === "")
      return followPage(language, query, { wrong: typeof fields.email === "string" ? fields.email.slice(0, 300) : "" })
    if (!hasMail) return followPage(language, query, { refused: refusal(503, "This site sends no e-mail.") })
    try {
      const followed = await followedIn(language, query)
      if (!followed) return await followPage(language, query)
      const requested = now().toISOString()
      await alerts.add({ id: randomUUID(), market, language, email: email.data, ...followed, requested })
      await limit.countStored()
      return await alertPage("sent", language, "", { followed })
    } catch {
      logThrottled("An alert could not be stored.")
      return alertPage("failed", language, "", { followed: { query, street: null } })
    }
  }

  /** Confirms an alert, of which later messages tell nothing that is there now. */
  const confirmed = async ({ id }: SearchAlert): Promise<boolean> => {
    if (!(await record(market, homes))) return false
    await alerts.confirm(id, now())
    return true
  }

  /** A mail program, which reads no page, costs none. */
  const endedAnswer = async (
    request: Request,
    language: Language,
    id: string,
    followed?: Followed,
  ): Promise<Response> =>
    acceptsHtml(request)
      ? alertPage("ended", language, id, { followed })
      : new Response("The alert has ended.\n", {
          headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
        })

  const change = async (request: Request, address: URLSearchParams, id: string): Promise<Response> => {
    const alert = await alerts.find(id)
    const isLate = alert?.confirmed === null && alert.requested < confirmationStart(now())
    // Mail programs may press their button twice, and count any other answer as a failure (RFC 8058).
    if (!alert && request.method === "POST" && address.has(endParameter))
      return endedAnswer(request, languageIn(address.get("language")), id)
    if (!alert || alert.market !== market || isLate) return alertPage("gone", languageIn(address.get("language")), id)
    const language = languageIn(address.get("language"), alert.language)
    if (request.method === "GET")
      return alertPage(alert.confirmed === null ? "unconfirmed" : "held", language, id, { alert })
    if (address.has(endParameter)) {
      await alerts.end(id)
      return endedAnswer(request, language, id, alert)
    }
    return alertPage((await confirmed(alert)) ? "confirmed" : "failed", language, id, { alert })
  }

  return async (request, client) => {
    if (request.method !== "GET" && request.method !== "POST")
      return refusal(405, "A search or a home is followed with POST, and its page opened with GET.", {
        allow: "GET, POST",
      })
    const address = new URL(request.url).searchParams
    const id = address.get(alertParameter)
    const language = languageIn(address.get("language"))
    try {
      if (id !== null) return await change(request, address, id)
      return await (request.method === "POST"
        ? add(request, client)
        : followPage(language, followedQuery(String(address))))
    } catch {
      logThrottled("An alert could not be read or changed.")
      return alertPage("failed", language, id ?? "")
    }
  }
}
