import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inMail = inModule(() => import("../../../src/server/delivery/mail.ts"))
const inMessages = inModule(() => import("../../../src/server/delivery/messages.ts"))
const inWebhook = inModule(() => import("../../../src/server/delivery/webhook.ts"))

export const deliveries: readonly Mutant[] = [
  inModule(() => import("../../../src/server/delivery/agents.ts"))(
    "DELIVERY-1",
    "Each request about a home goes to the agency",
    (agents) => agents.publishedAgents,
    (publishedAgents) =>
      (...all) => {
        const agentOf = publishedAgents(...all)
        return (request) => agentOf({ ...request, home: null })
      },
  ),
  inMail(
    "DELIVERY-1",
    "Sweden's agency gets the requests to Finland's",
    (mail) => mail.mailSender,
    (mailSender) =>
      (settings, agentOf, ...others) =>
        mailSender(settings, (request) => agentOf({ ...request, market: "se" }), ...others),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/server/delivery/texts.ts"))(
    "DELIVERY-2",
    "The agency in Sweden gets its e-mails in English",
    (texts) => texts.messageTexts,
    (messageTexts) => ({ ...messageTexts, sv: messageTexts.en }),
    { scenarios: "agent of a Swedish home" },
  ),
  inMail(
    "DELIVERY-2",
    "The agent does not learn the sender's e-mail address, and an answer goes nowhere",
    (mail) => mail.mailSender,
    (mailSender) =>
      (...all) => {
        const sender = mailSender(...all)
        return {
          ...sender,
          send: (request, kind, ...others) =>
            sender.send(kind === "agent" ? { ...request, email: null } : request, kind, ...others),
        }
      },
  ),
  inMessages(
    "DELIVERY-3",
    "Every receipt is in Swedish",
    (messages) => messages.receipt,
    (receipt) => (request, id) => receipt({ ...request, language: "sv" }, id),
  ),
  inModule(() => import("../../../src/server/delivery/settings.ts"))(
    "DELIVERY-3",
    "No sender gets a receipt",
    (settings) => settings.deliveryKindsOf,
    (deliveryKindsOf) => (variables) => {
      const kindsOf = deliveryKindsOf(variables)
      return (request) => kindsOf(request).filter((kind) => kind !== "receipt")
    },
  ),
  inModule(() => import("../../../src/server/delivery/without-links.ts"))(
    "DELIVERY-4",
    "Mail programs make links of what a visitor wrote",
    (links) => links.withoutLinks,
    () => (text) => text,
  ),
  inMessages(
    "DELIVERY-4",
    "The receipt repeats the message",
    (messages) => messages.receipt,
    (receipt) => (request, id) => {
      const message = receipt(request, id)
      return { ...message, text: message.text + request.message }
    },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/server/delivery/schedule.ts"))(
    "DELIVERY-5",
    "An e-mail that is put off is given up",
    (schedule) => schedule.nextAttempt,
    () => () => undefined,
    { scenarios: "put off twice" },
  ),
  inModule(() => import("../../../src/server/store/sql-outbox.ts"))(
    "DELIVERY-5",
    "The list of failures is always empty",
    (outbox) => outbox.sqlOutbox,
    (sqlOutbox) => (database) => ({ ...sqlOutbox(database), failed: async () => [] }),
    { scenarios: "does not exist" },
  ),
  inWebhook(
    "DELIVERY-6",
    "The signature leaves out the time, so that a call can be repeated for ever",
    (webhook) => webhook.signatureOf,
    (signatureOf) => (secret, id, _timestamp, body) => signatureOf(secret, id, 0, body),
  ),
  inWebhook(
    "DELIVERY-6",
    "A busy CRM never gets the request",
    (webhook) => webhook.webhookSender,
    (webhookSender) =>
      (...all) => {
        const call = webhookSender(...all)
        return async (...request) => {
          const outcome = await call(...request)
          return outcome.kind === "retry" ? { kind: "refused", reason: outcome.reason } : outcome
        }
      },
  ),
  inModule(() => import("../../../src/server/http/deployment.ts"))(
    "DELIVERY-7",
    "A visitor waits until the agent and they themselves have their e-mails",
    (deployment) => deployment.contactOf,
    (contactOf) => (env) => {
      const contact = contactOf(env)
      const { store, outbox } = contact
      const add: typeof store.add = async (...all) => {
        const isNew = await store.add(...all)
        while ((await outbox.counts()).waiting > 0) await new Promise((resolve) => setTimeout(resolve, 50))
        return isNew
      }
      return { ...contact, store: { ...store, add } }
    },
  ),
  inModule(() => import("../../../src/server/store/sql-mailboxes.ts"))(
    "DELIVERY-8",
    "A mailbox gets any number of e-mails a day",
    (mailboxes) => mailboxes.mayBeSent,
    (mayBeSent) => (hash, cause) => `(${mayBeSent(hash, cause)} or ${hash} is not null)`,
  ),
  inModule(() => import("../../../src/server/store/mailbox.ts"))(
    "DELIVERY-8",
    "An address with a plus is another mailbox",
    (mailbox) => mailbox.mailboxOf,
    () => (email) => email.toLowerCase(),
  ),
]
