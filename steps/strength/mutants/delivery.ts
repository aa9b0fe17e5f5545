import type { Mutant } from "../mutant.ts"
import { inSource } from "./changes.ts"

const agents = inSource("src/server/delivery/agents.ts")
const settings = inSource("src/server/delivery/settings.ts")
const mail = inSource("src/server/delivery/mail.ts")
const messages = inSource("src/server/delivery/messages.ts")
const parts = inSource("src/server/delivery/letter-parts.ts")
const html = inSource("src/server/delivery/html.ts")
const webhook = inSource("src/server/delivery/webhook.ts")

export const deliveries: readonly Mutant[] = [
  agents("DELIVERY-1", "Each request about a home goes to the first agent", "homes.includes(home)", "homes.length > 0"),
  agents("DELIVERY-1", "Homes in Finland have no agent", "{market}$", '{"se"}$', { site: "fi" }),
  agents(
    "DELIVERY-1",
    "Sweden's agency gets the requests to Finland's",
    "= markets[market].agency",
    "= markets.se.agency",
    { site: "fi" },
  ),
  settings(
    "DELIVERY-1",
    "Nobody is told of a request without an e-mail address",
    '...(SMTP_URL?.trim() ? (["agent"]',
    '...(SMTP_URL?.trim() && email !== null ? (["agent"]',
  ),
  mail(
    "DELIVERY-2",
    "The agent's answer goes nowhere",
    "...(request.email !== null && { replyTo: { name: request.name, address: request.email } }),",
    "",
  ),
  messages(
    "DELIVERY-2",
    "The agent gets the e-mail in the language of the visitor",
    "const [language] = markets[request.market].languages\n  const { topics, agent }",
    "const { language } = request\n  const { topics, agent }",
  ),
  parts(
    "DELIVERY-2",
    "The agent does not read when the sender can be called",
    "messageTexts[language].callTimes[request.callTime],",
    "messageTexts[language].callTimes.any,",
    { scenarios: "agent of a Swedish home" },
  ),
  messages(
    "DELIVERY-3",
    "The receipt is in the first language of the market",
    "export const receipt = (request: StoredContactRequest, id: string): Message => {\n  const { language } = request",
    "export const receipt = (request: StoredContactRequest, id: string): Message => {\n  const [language] = markets[request.market].languages",
    { site: "fi" },
  ),
  settings("DELIVERY-3", "A receipt is sent to nobody", "SMTP_URL?.trim() && email !== null", "SMTP_URL?.trim()", {
    scenarios: "only a telephone number",
  }),
  inSource("src/server/delivery/texts/fi.ts")(
    "DELIVERY-3",
    "The Finnish receipt promises an answer today",
    "ottaa sinuun yhteyttä viimeistään seuraavana arkipäivänä",
    "ottaa sinuun yhteyttä tänään",
    { site: "fi" },
  ),
  mail("DELIVERY-3", "An answer to the receipt goes to nobody", "replyTo: await agentOf(request),", "", {
    scenarios: "how to have it deleted",
  }),
  html(
    "DELIVERY-4",
    "Signs that a visitor wrote become markup",
    "escapeHtml(withoutLinks(text))",
    "withoutLinks(text)",
  ),
  html(
    "DELIVERY-4",
    "Mail programs make links of what a visitor wrote",
    "escapeHtml(withoutLinks(text))",
    "escapeHtml(text)",
  ),
  inSource("src/server/delivery/without-links.ts")(
    "DELIVERY-4",
    "An e-mail address in a message becomes a link",
    "text.replace(/[.:@",
    "text.replace(/[.:",
  ),
  messages(
    "DELIVERY-4",
    "The receipt repeats the message",
    "paragraphs: [[[unrepeated]]]",
    'paragraphs: [[[request.message ?? ""]]]',
    { site: "fi" },
  ),
  mail(
    "DELIVERY-5",
    "An e-mail that is put off is given up",
    'return code !== "EAUTH" && permanent === true',
    'return code !== "EAUTH" && permanent !== undefined',
    { scenarios: "put off twice" },
  ),
  mail("DELIVERY-5", "Each attempt sends another e-mail", "{id}@$", "{id + Date.now()}@$", {
    scenarios: "put off twice",
  }),
  inSource("src/server/delivery/schedule.ts")(
    "DELIVERY-5",
    "An e-mail is given up after its second attempt",
    "return next.getTime() >",
    "return attempts > 1 || next.getTime() >",
    { scenarios: "put off twice" },
  ),
  inSource("src/server/delivery/worker.ts")(
    "DELIVERY-5",
    "An e-mail that is refused for good is sent again and again",
    'outcome.kind === "retry" ? nextAttempt(delivery, now(), delays, outcome.afterMs) : undefined',
    "nextAttempt(delivery, now(), delays)",
    { scenarios: "does not exist" },
  ),
  webhook(
    "DELIVERY-6",
    "The signature leaves out the time, so that a call can be repeated for ever",
    "timestamp}.${",
    '""}.${',
  ),
  webhook("DELIVERY-6", "The time of a call is in milliseconds", "Math.floor(now() / 1000)", "Math.floor(now())"),
  webhook("DELIVERY-6", "A busy CRM never gets the request", "status < 500 &&", "status < 504 &&"),
  inSource("src/server/delivery/deliver.ts")(
    "DELIVERY-6",
    "Each attempt has another id",
    "call(request, id, kind, signal)",
    "call(request, crypto.randomUUID(), kind, signal)",
    { scenarios: "does not take a call" },
  ),
  inSource("src/server/delivery/webhook-body.ts")(
    "DELIVERY-6",
    "The CRM does not get the message",
    "message: request.message,",
    "message: null,",
    { site: "fi" },
  ),
  inSource("src/server/http/deployment.ts")(
    "DELIVERY-7",
    "A visitor waits until the agent and they themselves have their e-mails",
    "...openStores(env, deliveryKindsOf(env)),",
    `...(({ store, ...others }) => ({
      ...others,
      store: {
        ...store,
        add: async (...args) => {
          const isNew = await store.add(...args)
          while ((await outbox.counts()).waiting > 0) await new Promise((resolve) => setTimeout(resolve, 50))
          return isNew
        },
      },
    }))(openStores(env, deliveryKindsOf(env))),`,
  ),
  inSource("src/server/store/stores.ts")(
    "DELIVERY-7",
    "A visitor waits some seconds, in which their receipt usually arrives",
    "store: sqlContactRequests(database, kindsOf),",
    `store: (({ add, ...store }) => ({
    ...store,
    add: async (...args) => {
      const isNew = await add(...args)
      if (args[0].email !== null) await new Promise((resolve) => setTimeout(resolve, 8000))
      return isNew
    },
  }))(sqlContactRequests(database, kindsOf)),`,
  ),
  inSource("src/server/store/sql-mailboxes.ts")(
    "DELIVERY-8",
    "A mailbox gets four e-mails a day",
    "mailbox.messages <=",
    "mailbox.messages - 1 <=",
  ),
  inSource("src/server/store/sql-mailboxes.ts")(
    "DELIVERY-8",
    "A mailbox gets two e-mails a day",
    "mailbox.messages <=",
    "mailbox.messages <",
  ),
  inSource("src/server/store/mailbox.ts")(
    "DELIVERY-8",
    "An address with a plus is another mailbox",
    '.replace(/(?<=.)\\+.*$/, "")',
    "",
  ),
]
