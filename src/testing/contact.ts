import { columnsOf, type DialCountry } from "../domain/contact/countries.ts"
import { type ContactWords, contactErrors, signUpStates } from "../domain/contact/words.ts"
import type { SendingLimit } from "../server/services/rate.ts"
import { type ContactRequestStore, KeyConflict, type StoredContactRequest } from "../server/store/contact-requests.ts"

export const countries: readonly DialCountry[] = [
  { name: "Sverige", iso2: "SE", dialCode: "46", priority: 0, areaCodes: null },
  { name: "Finland", iso2: "FI", dialCode: "358", priority: 0, areaCodes: null },
]

type SignUpTexts = ContactWords["signUp"]["texts"]

/** Texts of the form, which name their error and contain characters to escape. */
export const contactWords: ContactWords = {
  error: "Fel",
  heading: "Något är <fel>",
  errors: Object.fromEntries(contactErrors.map((name) => [name, `Rätta ${name} & <skicka>`])) as ContactWords["errors"],
  signUp: {
    headings: Object.fromEntries(signUpStates.map((state) => [state, `${state} <rubrik>`])) as SignUpTexts,
    texts: Object.fromEntries(signUpStates.map((state) => [state, `${state} & mer`])) as SignUpTexts,
    withdraw: "Avanmäl <mig>",
    home: "Till bostaden",
  },
}

/** Valid fields of the form. */
export const validFields = {
  topic: "contact",
  language: "sv",
  page: "/kontakt/",
  name: "Åsa Ek",
  email: "asa@example.com",
}

/** A page with the form, as the site publishes it. */
export const formPage = `<!DOCTYPE html><html lang="sv"><head><meta charSet="utf-8"/><title>Kontakt – Kvistbo</title><link rel="preload" as="script" href="/app.js"/><link rel="preload" as="font" href="/a.woff2"/><script>1</script><script type="application/ld+json">{}</script></head><body><main><h1>Kontakt</h1><form data-contact-form="" method="post" action="/api/contact-requests"><input type="hidden" name="language" value="sv"/><input type="hidden" name="page" value="/kontakt/"/><div class="field" data-field="topic"><label for="topic">Ärende</label><select id="topic" name="topic"><option value="contact" selected="">Kontakt</option><option value="valuation">Värdering</option></select></div><div class="field" data-field="name"><label for="name">Namn</label><input id="name" name="name" aria-describedby="name-hint" value=""/><p class="hint" id="name-hint">Hela</p></div><div class="field" data-field="email"><label for="email">E-post</label><input id="email" name="email" type="email"/></div><div class="field" data-field="phone"><label for="phone">Telefon</label><input id="phone" name="phone"/></div><fieldset data-field="callTime"><legend>När</legend><label><input type="radio" id="any" name="callTime" value="any" checked=""/>När som helst</label><label><input type="radio" id="day" name="callTime" value="day"/>Dagtid</label></fieldset><div class="field" data-field="address"><label for="address">Adress</label><input id="address" name="address"/></div><div class="field" data-field="message"><label for="message">Meddelande</label><textarea id="message" name="message"></textarea></div><div class="check" data-field="marketing"><input type="checkbox" id="marketing" name="marketing" value="yes"/><label for="marketing">Nyheter</label></div><div hidden=""><input name="website" tabindex="-1"/></div><button>Skicka</button></form></main><script src="/app.js" async=""></script></body></html>`

/** In-memory store that a test can make fail or respond slowly. */
export const memoryStore = () => {
  const requests: StoredContactRequest[] = []
  let failing: (() => Promise<never>) | undefined
  const store: ContactRequestStore = {
    add: async (request, otherKey) => {
      if (failing) await failing()
      const existing = requests.find(({ key }) => key === request.key || key === otherKey)
      if (existing && existing.key === request.key && existing.name !== request.name) throw new KeyConflict()
      if (existing) return false
      requests.push(request)
      return true
    },
    all: async function* () {
      yield* requests
    },
    findByPerson: async (email) => requests.filter((request) => request.email === email),
    find: async (id) => requests.find((request) => request.id === id),
    signUps: async () => [],
    findByKey: async (key) => requests.find((request) => request.key === key),
    withdraw: async ({ id }, now) => {
      if (failing) await failing()
      const index = requests.findIndex((request) => request.id === id && request.withdrawn === null)
      const request = requests[index]
      if (request) requests[index] = { ...request, withdrawn: now.toISOString() }
      return request !== undefined
    },
    answeredAt: async () => null,
    markAnswered: async () => true,
    states: async () => new Map(),
    deleteByPerson: async () => ({ count: 0 }),
    ages: async () => ({ total: 0, old: 0, newest: null }),
    deleteBefore: async () => ({ count: 0 }),
    purge: async () => undefined,
    close: async () => {},
  }
  return {
    requests,
    store,
    failWith: (failure: (() => Promise<never>) | undefined) => {
      failing = failure
    },
  }
}

/** Files of a `dist` with a Swedish contact page and the data of its service. */
export const contactSite = {
  "se/_rules.json": JSON.stringify({ headers: [], redirects: [], errorPages: [] }),
  "se/kontakt/index.html": formPage,
  "se/contact/sv.json": JSON.stringify(contactWords),
  "se/contact/countries.sv.json": JSON.stringify(columnsOf(countries)),
}

/** A limit at which each client has to wait as many seconds as `wait` returns. */
export const limitWith = (wait: () => number, stored: () => void = () => {}): SendingLimit => ({
  waitOf: async () => wait(),
  countStored: async () => stored(),
})
