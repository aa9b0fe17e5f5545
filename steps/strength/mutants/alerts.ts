import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inPage = inModule(() => import("../../../src/server/services/alert-page.ts"))
const inService = inModule(() => import("../../../src/server/services/search-alerts.ts"))
const inStore = inModule(() => import("../../../src/server/store/sql-search-alerts.ts"))
const inRules = inModule(() => import("../../../src/server/store/alert-rules.ts"))

export const alerts: readonly Mutant[] = [
  inPage(
    "ALERT-1",
    "The page is about all homes, whatever the search",
    (alertPage) => alertPage.followContent,
    (followContent) => (page) => followContent({ ...page, followed: { query: "", street: null } }),
  ),
  inPage(
    "ALERT-1",
    "The feed is in Swedish on every page",
    (alertPage) => alertPage.followContent,
    (followContent) => (page) => followContent({ ...page, language: "sv" }),
  ),
  inPage(
    "ALERT-10",
    "A site without a mail server offers e-mails",
    (alertPage) => alertPage.followContent,
    (followContent) => (page) => followContent({ ...page, hasMail: true }),
    { scenarios: "Without a mail server" },
  ),
  inPage(
    "ALERT-10",
    "A site with a mail server offers no e-mails",
    (alertPage) => alertPage.followContent,
    (followContent) => (page) => followContent({ ...page, hasMail: false }),
    { scenarios: "With a mail server" },
  ),
  inService(
    "ALERT-2",
    "Opening the link confirms the alert",
    (service) => service.searchAlerts,
    (searchAlerts) => (options) => {
      const { alerts } = options
      const find: typeof alerts.find = async (id) => {
        const alert = await alerts.find(id)
        if (alert) await alerts.confirm(id, new Date())
        return alert
      }
      return searchAlerts({ ...options, alerts: { ...alerts, find } })
    },
  ),
  inStore(
    "ALERT-2",
    "The button confirms nothing",
    (store) => store.sqlSearchAlerts,
    (sqlSearchAlerts) => (database) => ({ ...sqlSearchAlerts(database), confirm: async () => {} }),
  ),
  inStore(
    "ALERT-3",
    "Asking for an alert fails if the address follows a search already",
    (store) => store.sqlSearchAlerts,
    (sqlSearchAlerts) => (database) => {
      const store = sqlSearchAlerts(database)
      const add: typeof store.add = async (alert) => {
        if ((await store.findByPerson(alert.email)).length > 0) throw new Error("the address follows a search")
        await store.add(alert)
      }
      return { ...store, add }
    },
  ),
  inModule(() => import("../../../src/server/store/fold-case.ts"))(
    "ALERT-3",
    "An address in capitals gets another e-mail",
    (folding) => folding.foldCase,
    () => (email) => email.normalize("NFC"),
  ),
  inPage(
    "ALERT-4",
    "What was written is lost",
    (alertPage) => alertPage.followContent,
    (followContent) => (page) => followContent(page.wrong === undefined ? page : { ...page, wrong: "" }),
  ),
  inPage(
    "ALERT-4",
    "The Finnish page does not say what is wrong",
    (alertPage) => alertPage.followContent,
    (followContent) => (page) => followContent(page.language === "fi" ? { ...page, wrong: undefined } : page),
    { site: "fi" },
  ),
  inRules(
    "ALERT-5",
    "Changed prices are no news",
    (rules) => rules.newsOf,
    (newsOf) =>
      (...all) => ({ ...newsOf(...all), changed: [], changedCount: 0 }),
  ),
  inRules(
    "ALERT-5",
    "News come several times a day",
    (rules) => rules.dayIn,
    () => (_timeZone, moment) => moment.toISOString(),
    { scenarios: "News of the same day" },
  ),
  inStore(
    "ALERT-6",
    "An ended alert stays",
    (store) => store.sqlSearchAlerts,
    (sqlSearchAlerts) => (database) => ({ ...sqlSearchAlerts(database), end: async () => true }),
  ),
  inService(
    "ALERT-6",
    "The button of the mail program ends nothing",
    (service) => service.searchAlerts,
    (searchAlerts) => (options) => {
      const serve = searchAlerts(options)
      return async (request, client) => {
        const isFromPage = request.headers.get("accept")?.includes("text/html")
        return request.method === "POST" && !isFromPage ? new Response("") : serve(request, client)
      }
    },
    { scenarios: "A mail program" },
  ),
  inRules(
    "ALERT-7",
    "An unconfirmed alert is kept two hours longer",
    (rules) => rules.confirmationStart,
    (confirmationStart) => (now) => confirmationStart(new Date(now.getTime() - 2 * 3_600_000)),
    { scenarios: "Of an unconfirmed alert" },
  ),
  inRules(
    "ALERT-7",
    "An alert is kept for eleven months",
    (rules) => rules.alertStart,
    (alertStart) => (now) => alertStart(new Date(now.getTime() + 31 * 86_400_000)),
    { scenarios: "Of a confirmed alert" },
  ),
  inModule(() => import("../../../src/cli/desk/lists.ts"))(
    "ALERT-8",
    "A copy does not say which search an alert follows",
    (lists) => lists.exportOf,
    (exportOf) => (stores, person) => {
      const { alerts } = stores
      const findByPerson: typeof alerts.findByPerson = async (email) =>
        (await alerts.findByPerson(email)).map((alert) => ({ ...alert, query: "" }))
      return exportOf({ ...stores, alerts: { ...alerts, findByPerson } }, person)
    },
    { site: "fi" },
  ),
  inStore(
    "ALERT-8",
    "A person's alerts are not deleted with their contact requests",
    (store) => store.sqlSearchAlerts,
    (sqlSearchAlerts) => (database) => ({ ...sqlSearchAlerts(database), deleteByPerson: async () => ({ count: 0 }) }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/server/services/end-messages.ts"))(
    "ALERT-9",
    "The button ends nothing",
    (service) => service.endMessages,
    (endMessages) => (market, mailboxes, published) =>
      endMessages(market, { ...mailboxes, block: async () => {} }, published),
  ),
  inModule(() => import("../../../src/server/store/sql-mailboxes.ts"))(
    "ALERT-9",
    "The agency lifts nothing",
    (mailboxes) => mailboxes.sqlMailboxes,
    (sqlMailboxes) => (database) => ({ ...sqlMailboxes(database), unblock: async () => true }),
    { scenarios: "when the agency lifts it" },
  ),
  inModule(() => import("../../../src/visit/home/share.data.ts"))(
    "ALERT-11",
    "The page of a home leads to no alerts",
    (share) => share.shareOf,
    (shareOf) =>
      (...all) => {
        const share = shareOf(...all)
        return { ...share, links: share.links.slice(-1) }
      },
  ),
  inRules(
    "ALERT-11",
    "A sold home can be followed",
    (rules) => rules.isLast,
    () => () => false,
    { scenarios: "cannot be followed" },
  ),
  inRules(
    "ALERT-12",
    "Viewings are no news",
    (rules) => rules.newsOfHome,
    (newsOfHome) =>
      (...all) => {
        const { home: _, ...news } = newsOfHome(...all)
        return news
      },
    { scenarios: "cancelled viewing" },
  ),
  inRules(
    "ALERT-12",
    "The alert about a sold home does not end",
    (rules) => rules.isLast,
    () => () => false,
    { scenarios: "The last e-mail" },
  ),
  inPage(
    "ALERT-13",
    "The pages of an alert do not say which home",
    (alertPage) => alertPage.alertContent,
    (alertContent) => (page) => alertContent(page.alert ? { ...page, alert: { ...page.alert, street: null } } : page),
  ),
  inModule(() => import("../../../src/server/delivery/alert-messages.ts"))(
    "ALERT-13",
    "The e-mail that asks does not say which home",
    (messages) => messages.confirmationMessage,
    (confirmationMessage) => (alert, words) => confirmationMessage({ ...alert, street: "" }, words),
  ),
]
