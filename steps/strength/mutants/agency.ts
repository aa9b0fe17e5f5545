import type { Mutant } from "../mutant.ts"
import { inModule, inText } from "./changes.ts"

const inDrafts = inModule(() => import("../../../src/site/records/drafts.ts"))
const inStore = inModule(() => import("../../../src/server/store/sql-contact-requests.ts"))
const inLists = inModule(() => import("../../../src/cli/desk/lists.ts"))
const inRate = inModule(() => import("../../../src/server/services/rate.ts"))
const inSummary = inModule(() => import("../../../src/server/http/request-summary.ts"))

/** What the agency and its operators do: publish content, see to contact requests, refuse robots, keep logs. */
export const agency: readonly Mutant[] = [
  inDrafts(
    "PUBLISH-1",
    "Each file is checked without the others that an editor has written",
    (drafts) => drafts.checkRecords,
    (checkRecords) => async (paths, root) =>
      (await Promise.all(paths.map((path) => checkRecords([path], root)))).join("\n"),
    { scenarios: "writes a new page" },
  ),
  inDrafts(
    "PUBLISH-1",
    "The record of a home counts as a second one beside itself",
    (drafts) => drafts.checkRecords,
    (checkRecords) => (paths, root) =>
      checkRecords(
        paths.flatMap((path) => (path.endsWith(".json") ? [path, path] : [path])),
        root,
      ),
    { scenarios: "changes the number of rooms" },
  ),
  inDrafts(
    "PUBLISH-2",
    "A record with one mistake is accepted",
    (drafts) => drafts.checkRecords,
    (checkRecords) => async (paths, root) => {
      try {
        return await checkRecords(paths, root)
      } catch (error) {
        const { problems } = Object(error) as { readonly problems?: readonly unknown[] }
        if (problems?.length === 1) return paths.join("\n")
        throw error
      }
    },
    { scenarios: '"rooms" is' },
  ),
  inDrafts(
    "PUBLISH-2",
    "A refusal names the field, but not what it must be",
    (drafts) => drafts.checkRecords,
    (checkRecords) =>
      (...all) =>
        checkRecords(...all).catch((error: Error) => {
          error.message = error.message.replaceAll(/: [^:\n]*$/gm, "")
          throw error
        }),
    { scenarios: '"rooms" is' },
  ),
  inDrafts(
    "PUBLISH-3",
    "A home whose text contradicts its floor plan is accepted",
    (drafts) => drafts.checkRecords,
    (checkRecords) => async (paths, root) => {
      try {
        return await checkRecords(paths, root)
      } catch (error) {
        if (String(Object(error).message).includes("the floor plan says otherwise")) return paths.join("\n")
        throw error
      }
    },
    { scenarios: "contradicts its floor plan" },
  ),
  inStore(
    "DESK-1",
    "A request that was answered stays as it was",
    (store) => store.sqlContactRequests,
    (sqlContactRequests) =>
      (...all) => ({ ...sqlContactRequests(...all), markAnswered: async () => true }),
  ),
  inLists(
    "DESK-1",
    "Every request is listed as new",
    (lists) => lists.list,
    (list) => (store) => list({ ...store, states: async () => new Map() }),
  ),
  inStore(
    "DESK-2",
    "Requests are kept for ever",
    (store) => store.sqlContactRequests,
    (sqlContactRequests) =>
      (...all) => ({ ...sqlContactRequests(...all), deleteBefore: async () => ({ count: 0 }) }),
    { scenarios: "came 368 days ago" },
  ),
  inModule(() => import("../../../src/server/store/old-rows.ts"))(
    "DESK-2",
    "All requests are deleted at once",
    (rows) => rows.deleteOldRequests,
    (deleteOldRequests) => (store, now) => {
      const nextYear = new Date(now)
      nextYear.setFullYear(now.getFullYear() + 2)
      return deleteOldRequests(store, nextYear, true)
    },
    { scenarios: "came 363 days ago" },
  ),
  inLists(
    "DESK-3",
    "A copy has the requests of everybody",
    (lists) => lists.exportOf,
    (exportOf) =>
      ({ store, ...stores }, person) => {
        const findByPerson = async () => {
          const requests = []
          for await (const request of store.all()) requests.push(request)
          return requests
        }
        return exportOf({ ...stores, store: { ...store, findByPerson } }, person)
      },
    { scenarios: "The copy has" },
  ),
  inStore(
    "DESK-3",
    "Deletion takes the requests of everybody",
    (store) => store.sqlContactRequests,
    (sqlContactRequests) =>
      (...all) => {
        const store = sqlContactRequests(...all)
        return { ...store, deleteByPerson: () => store.deleteBefore("9999-12-31") }
      },
    { scenarios: "Deletion takes" },
  ),
  inModule(() => import("../../../src/server/services/body.ts"))(
    "CONTACT-11",
    "The hidden field may hold anything",
    (body) => body.bodyOf,
    (bodyOf) =>
      async (...all) => {
        const body = await bodyOf(...all)
        return body instanceof Response ? body : { ...body, value: { ...Object(body.value), website: "" } }
      },
    { scenarios: "fills in the hidden field is refused" },
  ),
  inModule(() => import("../../../src/spec/contact.ts"))(
    "CONTACT-11",
    "The form does not wait for people who are quick",
    (contact) => contact.leastTime,
    (leastTime) => leastTime - 2000,
    { scenarios: "quicker than two seconds" },
  ),
  inRate(
    "CONTACT-12",
    "No client ever waits",
    (rate) => rate.sendingLimit,
    (sendingLimit) => (limit) => ({ ...sendingLimit(limit), waitOf: async () => 0 }),
    { scenarios: "beyond the limit" },
  ),
  inRate(
    "CONTACT-12",
    "All clients share one limit",
    (rate) => rate.clientLimiter,
    (clientLimiter) => (limit) => {
      const waitOf = clientLimiter(limit)
      return () => waitOf("")
    },
    { scenarios: "leave the others theirs" },
  ),
  inModule(() => import("../../../src/browser/contact/contact-request.ts"))(
    "LOAD-13",
    "A form that was begun before a release is refused after it",
    (contact) => contact.sendContactRequest,
    (sendContactRequest) =>
      async (...all) => {
        const release = (await (await fetch("/page-data/app-data.json", { cache: "no-store" })).json()) as {
          webpackCompilationHash: string
        }
        const { ___webpackCompilationHash } = window as { readonly ___webpackCompilationHash?: string }
        return release.webpackCompilationHash === ___webpackCompilationHash
          ? sendContactRequest(...all)
          : { failure: "refused" }
      },
    { scenarios: "is sent after it" },
  ),
  inText("node_modules/gatsby/cache-dir/navigation.js")(
    "LOAD-13",
    "The next page after a release is shown with the scripts of the last one",
    "pageResources.page.webpackCompilationHash !==\n        window.___webpackCompilationHash",
    "false",
    { scenarios: "comes whole" },
  ),
  inModule(() => import("../../../src/browser/reporting/early-errors.ts"))(
    "SPEED-1",
    "Scripts load beside the first picture",
    (page) => page.on,
    (on) =>
      ((type: string, ...others: [EventListener, boolean?]) =>
        on(type === "load" ? "DOMContentLoaded" : type, ...others)) as typeof on,
    { scenarios: "the flat in Kvistgatan" },
  ),
  inSummary(
    "LOG-1",
    "Lines of the log have the query",
    (summary) => summary.loggedPathOf,
    () => (target) => target,
    { scenarios: "line of a search" },
  ),
  inSummary(
    "LOG-1",
    "Lines of the log have the browser's name",
    (summary) => summary.onResponse,
    (onResponse) => (server, report) => {
      let agent: string | undefined
      server.on("request", ({ headers }) => {
        agent = headers["user-agent"]
      })
      onResponse(server, (summary) => report(Object.assign(summary, { agent })))
    },
    { scenarios: "line of a search" },
  ),
  inModule(() => import("../../../src/server/http/metrics.ts"))(
    "LOG-2",
    "Contact requests are counted under another name",
    (metrics) => metrics.createMetrics,
    (createMetrics) => (figures) => {
      const metrics = createMetrics(figures)
      const text = async () =>
        (await metrics.text()).replaceAll("kvistbo_contact_requests_total", "kvistbo_requests_total")
      return { ...metrics, text }
    },
  ),
  inSummary(
    "LOG-2",
    "Each path is counted by itself",
    (summary) => summary.kindOf,
    (kindOf) => (path) => path as ReturnType<typeof kindOf>,
  ),
]
