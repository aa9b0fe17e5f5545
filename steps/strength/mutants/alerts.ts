import type { Mutant } from "../mutant.ts"
import { inSource } from "./changes.ts"

const page = inSource("src/server/services/alert-page.ts")
const service = inSource("src/server/services/search-alerts.ts")
const store = inSource("src/server/store/sql-search-alerts.ts")
const mailboxes = inSource("src/server/store/sql-mailboxes.ts")
const ending = inSource("src/server/services/end-messages.ts")
const rules = inSource("src/server/store/alert-rules.ts")
const messages = inSource("src/server/delivery/alert-messages.ts")
const mail = inSource("src/server/delivery/mail.ts")

export const alerts: readonly Mutant[] = [
  inSource("src/components/search/LiveSearch/SaveSearch.tsx")(
    "ALERT-1",
    "The list leads to a page about all homes",
    "followPathOf(language, query)",
    'followPathOf(language, "")',
    { scenarios: "The list of homes leads" },
  ),
  page(
    "ALERT-1",
    "The page does not say which search it is about",
    "chips(namesOf(page.words, page.query))",
    "chips([texts.anyHome])",
  ),
  page(
    "ALERT-1",
    "The feed is in Swedish on every page",
    "feedPathOf(page.language, page.query)",
    'feedPathOf("sv", page.query)',
  ),
  page(
    "ALERT-1",
    "Another language shows all homes",
    "followPathOf(language as Language, query)",
    'followPathOf(language as Language, "")',
  ),
  page("ALERT-1", "The button copies the field for the e-mail address", 'data-copy="feed"', 'data-copy="email"', {
    site: "fi",
  }),
  service(
    "ALERT-2",
    "Opening the link confirms the alert",
    'if (request.method === "GET")',
    'if (request.method === "GET" && (await confirmed(alert)))',
  ),
  service("ALERT-2", "The button confirms nothing", "await alerts.confirm(id, now())", ""),
  store(
    "ALERT-2",
    "An alert that nobody has confirmed sends news",
    "where search_alert.market = $1 and confirmed is not null and",
    "where search_alert.market = $1 and",
  ),
  messages(
    "ALERT-2",
    "The e-mail is in Swedish in Finland",
    "alertTexts[alert.language].confirmation",
    "alertTexts.sv.confirmation",
    { site: "fi" },
  ),
  messages("ALERT-2", "The e-mail that asks has words of a search", 'filters.delete("q")', ""),
  store(
    "ALERT-3",
    "An address in capitals gets another e-mail",
    "where email_folded = $5 and market",
    "where email = $4 and market",
  ),
  store(
    "ALERT-3",
    "The owner of an address is told of each request",
    "where email_folded = $5 and market = $2 and language = $3 and query = $6)",
    "where email_folded = $5 and market = $2 and language = $3 and query = $6 and confirmed is null)",
  ),
  mailboxes(
    "ALERT-3",
    "A mailbox is asked to confirm four alerts a day",
    "mailbox.messages <=",
    "mailbox.messages - 1 <=",
  ),
  service("ALERT-4", "An empty address is taken", 'if (!email.success || email.data === "")', "if (!email.success)"),
  service("ALERT-4", "What was written is lost", "fields.email.slice(0, 300)", '""'),
  page(
    "ALERT-4",
    "The Finnish page does not say what is wrong",
    'isWrong ? `<span class="error"',
    'isWrong && language !== "fi" ? `<span class="error"',
    { site: "fi" },
  ),
  store(
    "ALERT-5",
    "Homes that were there at first are news",
    "set confirmed = $1, told_until = $1",
    "set confirmed = $1, told_until = ''",
  ),
  rules(
    "ALERT-5",
    "A sold home is news",
    'statuses.includes(status) : status !== "sold"',
    "statuses.includes(status) : true",
  ),
  rules(
    "ALERT-5",
    "News come several times a day",
    'new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(moment)',
    "moment.toISOString() + timeZone",
  ),
  store(
    "ALERT-5",
    "What an e-mail could not tell is never told",
    "case when delivery.state = 'delivered' then telling_until end",
    "telling_until",
  ),
  store("ALERT-5", "The same news come every day", "then telling_until end", "then null end"),
  messages(
    "ALERT-5",
    "The old and the new price change places",
    "from: amount(from), to: amount(to)",
    "from: amount(to), to: amount(from)",
  ),
  messages(
    "ALERT-5",
    "Prices in Finland are in kronor",
    "formatMoney(value as Major, site.currency)",
    'formatMoney(value as Major, "SEK")',
    {
      site: "fi",
    },
  ),
  service("ALERT-6", "An ended alert stays", "await alerts.end(id)\n", "\n"),
  service(
    "ALERT-6",
    "Opening the link ends the alert",
    'const language = languageIn(address.get("language"), alert.language)',
    'const language = languageIn(address.get("language"), alert.language)\n    if (alert.confirmed !== null) await alerts.end(id)',
  ),
  mail(
    "ALERT-6",
    "The button of the mail program confirms the alert",
    "alertEndPath(alert.id)",
    'alertEndPath(alert.id).split("&")[0]',
  ),
  rules(
    "ALERT-7",
    "An unconfirmed alert is kept two hours longer",
    "confirmationHours * hourMs",
    "(confirmationHours + 2) * hourMs",
  ),
  rules(
    "ALERT-7",
    "An alert is kept for eleven months",
    "monthsBefore(now, alertMonths)",
    "monthsBefore(now, alertMonths - 1)",
  ),
  store(
    "ALERT-7",
    "Confirmed alerts are deleted after 48 hours too",
    "(confirmed is null and requested < $2)",
    "(requested < $2)",
  ),
  service(
    "ALERT-7",
    "An alert can be confirmed until it is deleted",
    "if (!alert || alert.market !== market || isLate)",
    "if (!alert || alert.market !== market)",
  ),
  store(
    "ALERT-8",
    "Deletion wants the same letter case",
    'deleteRows("email_folded = $1", [foldCase(email)])',
    'deleteRows("email_folded = $1", [email])',
    { site: "fi" },
  ),
  store(
    "ALERT-8",
    "A copy leaves alerts out if the letter case differs",
    "          foldCase(email),\n        ])",
    "          email,\n        ])",
    { site: "fi" },
  ),
  ending(
    "ALERT-9",
    "Opening the page ends the e-mails",
    'if (request.method === "POST") await mailboxes.block(',
    "await mailboxes.block(",
  ),
  mailboxes(
    "ALERT-9",
    "The alerts of a mailbox stay when its e-mails end",
    'await deleteAlerts("(mailbox = $1 or email_folded = $2)", [hash, foldCase(email)])',
    "",
  ),
  mailboxes("ALERT-9", "A blocked mailbox is asked to confirm", "} and mailbox.blocked is null", "}"),
  mailboxes(
    "ALERT-9",
    "The agency lifts nothing",
    '"update mailbox set blocked = null where hash',
    '"update mailbox set blocked = blocked where hash',
  ),
]
