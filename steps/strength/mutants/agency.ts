import type { Mutant } from "../mutant.ts"
import { inSource } from "./changes.ts"

const drafts = inSource("src/site/records/drafts.ts")
const store = inSource("src/server/store/sql-contact-requests.ts")
const service = inSource("src/server/services/contact-requests.ts")
const rate = inSource("src/server/services/rate.ts")
const summary = inSource("src/server/http/request-summary.ts")

/** What the agency and its operators do: publish content, see to contact requests, refuse robots, keep logs. */
export const agency: readonly Mutant[] = [
  drafts(
    "PUBLISH-1",
    "A page in the editor's own folder is not recognised",
    "\\\\.(?:json|md))$`",
    "\\\\.(?:json))$`",
    {
      scenarios: "writes a new page",
    },
  ),
  drafts(
    "PUBLISH-1",
    "A record is checked as if its market had no others",
    "symlinkSync(join(root, inner)",
    "void (join(root, inner)",
    {
      scenarios: "changes the number of rooms",
    },
  ),
  drafts("PUBLISH-2", "A record with one mistake is accepted", "if (named.length > 0)", "if (named.length > 1)", {
    scenarios: '"rooms" is',
  }),
  drafts(
    "PUBLISH-2",
    "Mistakes of the record itself are not told",
    "textOf(file) === textOf(place) || reason",
    "reason",
    {
      scenarios: '"rooms" is',
    },
  ),
  store(
    "DESK-1",
    "A request that was answered stays as it was",
    "set answered = $1 where id = $2",
    "set answered = null where $1 <> id and id = $2",
  ),
  inSource("src/cli/desk/lists.ts")("DESK-1", "Every request is listed as new", 'states.get(id) ?? "new"', '"new"'),
  store("DESK-2", "Requests are kept for ever", '"received < $1"', '"received < $1 and id is null"'),
  store("DESK-2", "All requests are deleted at once", '"received < $1"', '"(received < $1 or 1 = 1)"'),
  store(
    "DESK-3",
    "A copy has the requests of everybody",
    "(email_folded = $1 or phone = $1)",
    "(email_folded = $1 or phone = $1 or 1 = 1)",
    {
      scenarios: "The copy has",
    },
  ),
  store(
    "DESK-3",
    "Deletion takes the requests of everybody",
    "(email_folded = $1 or phone = $1)",
    "(email_folded = $1 or phone = $1 or 1 = 1)",
    {
      scenarios: "Deletion takes",
    },
  ),
  store("DESK-3", "A telephone number finds nobody", "(email_folded = $1 or phone = $1)", "(email_folded = $1)", {
    scenarios: "telephone number",
  }),
  inSource("src/domain/contact/fields.ts")(
    "CONTACT-11",
    "The hidden field may hold anything",
    'website: z.optional(z.literal("", { error: "trap" }))',
    "website: z.optional(z.string())",
    { scenarios: "A person whose browser" },
  ),
  inSource("src/components/contact/ContactForm/use-contact-request.ts")(
    "CONTACT-11",
    "The form does not wait for people who are quick",
    "Math.max(0, leastTime - elapsedMs())",
    "0",
    { scenarios: "quicker than two seconds" },
  ),
  service(
    "CONTACT-12",
    "No client ever waits",
    "if (wait > 0) return rateLimited(request, wait)",
    "if (wait > 1e9) return rateLimited(request, wait)",
    {
      scenarios: "beyond the limit",
    },
  ),
  rate(
    "CONTACT-12",
    "All clients share one limit",
    "(await secondsUntil(clients, bucketOf(client)))",
    '(await secondsUntil(clients, bucketOf("")))',
    {
      scenarios: "leave the others theirs",
    },
  ),
  {
    rule: "LOAD-13",
    change: "A release removes the scripts that open pages still load",
    site: "se",
    scenarios: "on request still comes",
    delivery: [{ in: /^\/picture-viewer-.*\.js$/, status: 404 }],
  },
  inSource("node_modules/gatsby/cache-dir/navigation.js")(
    "LOAD-13",
    "The next page after a release is shown with the scripts of the last one",
    "pageResources.page.webpackCompilationHash !==\n        window.___webpackCompilationHash",
    "false",
    { scenarios: "comes whole" },
  ),
  inSource("src/gatsby/inline/start.ts")(
    "SPEED-1",
    "Scripts load beside the first picture",
    'on("load", () => requestAnimationFrame',
    'on("DOMContentLoaded", () => requestAnimationFrame',
    { scenarios: "the flat in Kvistgatan" },
  ),
  {
    rule: "SPEED-1",
    change: "A script holds up the page",
    site: "no",
    scenarios: "the Norwegian home page",
    delivery: [{ in: /\/$/, replace: "</title>", with: '</title><script src="/sw.js"></script>' }],
  },
  summary("LOG-1", "Lines of the log have the query", '.replace(/[?#].*/s, "")', "", { scenarios: "line of a search" }),
  summary(
    "LOG-1",
    "Lines of the log have the browser's name",
    "path: loggedPathOf(url),",
    'path: loggedPathOf(url),\n        ...{ agent: request.headers["user-agent"] },',
    {
      scenarios: "line of a search",
    },
  ),
  inSource("src/server/http/metrics.ts")(
    "LOG-2",
    "Contact requests are counted under another name",
    "kvistbo_contact_requests_total",
    "kvistbo_requests_total",
  ),
  summary(
    "LOG-2",
    "Each path is counted by itself",
    'return /\\.\\w+$/.test(path) ? "file" : "page"',
    'return path as "page"',
  ),
]
