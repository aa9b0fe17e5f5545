import { once } from "node:events"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { phoneReader } from "../../domain/contact/phone.ts"
import { publishedAgents } from "../../server/delivery/agents.ts"
import { deliverWhileServing } from "../../server/delivery/serving.ts"
import { deliveryKindsOf, deliverySettingsOf } from "../../server/delivery/settings.ts"
import { releaseIn } from "../../server/http/release.ts"
import { createSite } from "../../server/http/site.ts"
import { contactRequests } from "../../server/services/contact-requests.ts"
import type { ContactRequestStore } from "../../server/store/contact-requests.ts"
import { openStores } from "../../server/store/open.ts"
import { contactRequestsPath } from "../../spec/contact.ts"

/** Store that responds before it has stored, which the soak must detect. */
const answerBeforeStoring = (store: ContactRequestStore): ContactRequestStore => ({
  ...store,
  add: async (request) => {
    setTimeout(() => store.add(request).catch(() => {}), 50)
    return true
  },
})

// Runs the contact service without pages, in a process that can be killed.
const [port, sabotage] = process.argv.slice(2)
const settings = deliverySettingsOf(process.env)
const { store, outbox } = openStores(process.env, deliveryKindsOf(process.env))
const service = contactRequests({
  market: "se",
  store: sabotage === "answer-first" ? answerBeforeStoring(store) : store,
  phoneReaderIn: async () =>
    phoneReader([{ name: "Sverige", iso2: "SE", dialCode: "46", priority: 0, areaCodes: null }]),
  limit: { waitOf: async () => 0, countStored: async () => {} },
  pageWith: async () => undefined,
  now: () => new Date(),
})
const rules = { headers: [], redirects: [], errorPages: [] }
const release = releaseIn(join(tmpdir(), "kvistbo-no-pages"), rules)
const served = { release, services: { [contactRequestsPath]: service } }
const server = createSite(() => served).listen(Number(port), "127.0.0.1")
await once(server, "listening")
deliverWhileServing(settings, outbox, publishedAgents(), { log: () => {} })
console.log("listening")
