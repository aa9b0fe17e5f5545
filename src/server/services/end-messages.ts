import { escapeHtml } from "../../domain/html.ts"
import { hasRoute, pathOf } from "../../domain/paths.ts"
import { endMessagesParameter, endMessagesPath } from "../../spec/contact.ts"
import type { Language } from "../../spec/languages.ts"
import { type Market, type MarketName, markets } from "../../spec/markets.ts"
import type { MailboxStore } from "../store/mailboxes.ts"
import { alertPageOf } from "./alert-page.ts"
import { type EndMessagesState, endMessagesTexts } from "./end-messages-texts.ts"
import { preferredLanguage } from "./form-places.ts"
import { type PublishedText, privatePage } from "./page.ts"
import { refusal, type Service } from "./service.ts"
import { logThrottled } from "./throttled-log.ts"

const statuses: Readonly<Record<EndMessagesState, number>> = { held: 200, ended: 200, gone: 404, failed: 503 }

const pathIn = (id: string, language: string): string =>
  `${endMessagesPath(encodeURIComponent(id))}&language=${language}`

const contentOf = (site: Market, language: Language, state: EndMessagesState, id: string): string => {
  const { headings, texts, button } = endMessagesTexts[language]
  const { phone, phoneLabelAbroad, email } = site.agency
  return [
    "<style>.ending{max-width:var(--measure)}</style>",
    `<div class="ending"><h1>${escapeHtml(headings[state])}</h1>`,
    ...texts[state].map((text) => `<p>${escapeHtml(text)}</p>`),
    state === "held"
      ? `<form method="post" action="${escapeHtml(pathIn(id, language))}"><p><button class="button">${escapeHtml(button)}</button></p></form>`
      : `<p><a href="tel:${escapeHtml(phone)}">${escapeHtml(phoneLabelAbroad)}</a><br><a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>`,
    "</div>",
  ].join("")
}

/**
 * Ends all messages that others can cause a mailbox, after a press of a button or a POST of a mail program (RFC 8058):
 * programs that check mail follow links, so opening the page changes nothing.
 */
export const endMessages =
  (
    market: MarketName,
    mailboxes: Pick<MailboxStore, "recipientOf" | "block" | "blockedSince">,
    published: PublishedText,
  ): Service =>
  async (request) => {
    const site: Market = markets[market]
    const address = new URL(request.url).searchParams
    const id = address.get(endMessagesParameter) ?? ""

    const pageOf = async (state: EndMessagesState, messageLanguage?: Language): Promise<Response> => {
      const language =
        site.languages.find((one) => one === address.get("language")) ??
        messageLanguage ??
        preferredLanguage(request.headers.get("accept-language") ?? "", site.languages) ??
        (site.languages[0] as Language)
      const html = await published(
        `${pathOf(site, language, hasRoute(site, "contact") ? "contact" : "home")}index.html`,
      )
      const title = `${endMessagesTexts[language].headings[state]} – ${site.agency.name}`
      if (!html) return refusal(statuses[state], endMessagesTexts[language].headings[state])
      const content = contentOf(site, language, state, id)
      return privatePage(
        alertPageOf(html, title, content, (other) => pathIn(id, other)),
        statuses[state],
      )
    }
    if (request.method !== "GET" && request.method !== "POST")
      return refusal(405, "The page that ends messages is opened with GET, and ends them with POST.", {
        allow: "GET, POST",
      })
    try {
      const recipient = await mailboxes.recipientOf(id)
      if (recipient?.market !== market) return await pageOf("gone")
      const { email, language } = recipient
      if (request.method === "POST") await mailboxes.block(email, new Date())
      const isEnded = request.method === "POST" || (await mailboxes.blockedSince(email)) !== undefined
      return await pageOf(isEnded ? "ended" : "held", language)
    } catch {
      logThrottled("The messages to a mailbox could not be ended.")
      return pageOf("failed")
    }
  }
