import { contactWordsSchema } from "../../contracts/contact-words.ts"
import { viewingText } from "../../domain/contact/viewing.ts"
import type { ContactWords, SignUpState } from "../../domain/contact/words.ts"
import { escapeHtml } from "../../domain/html.ts"
import { contactWordsOf, pathOf } from "../../domain/paths.ts"
import { signUpParameter, signUpPath } from "../../spec/contact.ts"
import { type Market, markets } from "../../spec/markets.ts"
import type { StoredContactRequest } from "../store/contact-requests.ts"
import type { ContactRequestsOptions } from "./contact-requests.ts"
import { contactPlaceOf } from "./form-places.ts"
import { type PublishedText, pageSaying, privatePage } from "./page.ts"
import { readPublished } from "./published-json.ts"
import { isSameOrigin } from "./same-origin.ts"
import { refusal, type Service } from "./service.ts"
import { logThrottled } from "./throttled-log.ts"

type SignUp = StoredContactRequest & { readonly viewing: string; readonly home: string }

const isSignUp = (request: StoredContactRequest | undefined): request is SignUp =>
  Boolean(request?.viewing && request.home)

const statuses: Readonly<Record<SignUpState, number>> = {
  held: 200,
  withdrawn: 200,
  already: 200,
  gone: 404,
  failed: 503,
}

const contentOf = (
  state: SignUpState,
  { headings, texts, withdraw, home }: ContactWords["signUp"],
  signUp?: SignUp,
) => {
  const market: Market | undefined = signUp && markets[signUp.market]
  const viewing = signUp && market ? viewingText(signUp.language, market, signUp.viewing) : ""
  const path = signUp && market ? pathOf(market, signUp.language, "property", signUp.home) : ""
  return [
    `<h1>${escapeHtml(headings[state])}</h1>`,
    signUp ? `<p><strong>${escapeHtml(viewing)}</strong><br>${escapeHtml(signUp.address ?? "")}</p>` : "",
    `<p>${escapeHtml(texts[state])}</p>`,
    signUp && state === "held"
      ? `<form method="post" action="${escapeHtml(signUpPath(signUp.id))}"><p><button class="button">${escapeHtml(withdraw)}</button></p></form>`
      : "",
    signUp ? `<p><a href="${escapeHtml(path)}">${escapeHtml(home)}</a></p>` : "",
  ].join("")
}

/**
 * Shows a sign-up for a viewing, and takes it back after a press of its button: programs that check mail follow links, so
 * opening the page changes nothing.
 */
export const signUps =
  (
    { market, store, limit, now }: Pick<ContactRequestsOptions, "market" | "store" | "limit" | "now">,
    published: PublishedText,
  ): Service =>
  async (request, client) => {
    const pageOf = async (state: SignUpState, signUp?: SignUp, status = statuses[state]): Promise<Response> => {
      const place = contactPlaceOf(request, markets[market], signUp?.language)
      const html = place && (await published(`${place}index.html`))
      const language = html && /<html[^>]*\slang="([a-z]{2})"/.exec(html)?.[1]
      const words = language && (await readPublished(published, contactWordsOf(language), contactWordsSchema))
      if (!html || !words) return refusal(status, "There is nothing to see here.")
      const { signUp: texts } = words
      return privatePage(pageSaying(html, texts.headings[state], contentOf(state, texts, signUp)), status)
    }
    if (request.method !== "GET" && request.method !== "POST")
      return refusal(405, "A sign-up is opened with GET and taken back with POST.", { allow: "GET, POST" })
    if (request.method === "POST" && !isSameOrigin(request, markets[market].origin))
      return refusal(403, "Take a sign-up back on its own page.")
    const wait = request.method === "POST" ? await limit.waitOf(client) : 0
    if (wait > 0) {
      const response = await pageOf("failed", undefined, 429)
      response.headers.set("retry-after", String(wait))
      return response
    }
    try {
      const signUp = await store.find(new URL(request.url).searchParams.get(signUpParameter) ?? "")
      if (!isSignUp(signUp) || signUp.market !== market) return await pageOf("gone")
      if (request.method === "GET") return await pageOf(signUp.withdrawn === null ? "held" : "already", signUp)
      return await pageOf((await store.withdraw(signUp, now())) ? "withdrawn" : "already", signUp)
    } catch {
      logThrottled("A sign-up for a viewing could not be read or taken back.")
      return pageOf("failed")
    }
  }
