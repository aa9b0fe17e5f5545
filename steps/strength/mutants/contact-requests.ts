import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inSending = inModule(() => import("../../../src/browser/contact/contact-request.ts"))
const inDeliveries = inModule(() => import("../../../src/browser/contact/contact-deliveries.ts"))
const inFilling = inModule(() => import("../../../src/browser/contact/form-filling.ts"))
const inPageViews = inModule(() => import("../../../src/browser/tracking/page-views.ts"))
const inNotice = inModule(() => import("../../../src/visit/contact/ContactForm/DeliveryNotice.tsx"))
const inThanks = inModule(() => import("../../../src/visit/contact/thanks.data.ts"))
const inService = inModule(() => import("../../../src/server/services/contact-requests.ts"))
const inStore = inModule(() => import("../../../src/server/store/sql-contact-requests.ts"))

export const contactRequests: readonly Mutant[] = [
  inSending(
    "LEAD-1",
    "The visitor sees the confirmation before the request is sent",
    (sending) => sending.sendContactRequest,
    () => async () => ({ next: "/begar-kontakt/" }),
  ),
  inThanks(
    "LEAD-1",
    "The thanks do not say what happens next, and by when",
    (thanks) => thanks.thanksOf,
    (thanksOf) => (edition) => thanksOf(edition, ""),
  ),
  inThanks(
    "LEAD-2",
    "Search engines may list the confirmation page",
    (thanks) => thanks.thanksPage,
    ({ index: _, ...page }) => page,
  ),
  inModule(() => import("../../../src/visit/site.data.ts"))(
    "LEAD-2",
    "Finland has a confirmation page",
    (site) => site.builtPages,
    (builtPages) => (content, editions) => {
      const pages = builtPages(content, editions)
      const confirmations = pages.slice(0, 1).map((page) => ({ ...page, path: "/begar-kontakt/" }))
      return [...pages, ...confirmations]
    },
    { site: "fi" },
  ),
  inSending(
    "LEAD-3",
    "Every confirmation is in Swedish",
    (sending) => sending.sendContactRequest,
    (sendContactRequest) =>
      async (...all) => {
        const outcome = await sendContactRequest(...all)
        return "next" in outcome ? { ...outcome, next: "/begar-kontakt/" } : outcome
      },
    { scenarios: "in English" },
  ),
  inService(
    "LEAD-3",
    "The address lacks its slash and redirects",
    (service) => service.contactRequests,
    (contactRequests) => (options) => {
      const take = contactRequests(options)
      return async (request, client) => {
        const response = await take(request, client)
        const answer = await response.text()
        return new Response(answer.replace("/begar-kontakt/", "/begar-kontakt"), response)
      }
    },
  ),
  inModule(() => import("../../../src/visit/front/Confirmations/Confirmations.tsx"))(
    "LEAD-4",
    "The root page has no English confirmation",
    (thanks) => thanks.Confirmations,
    (Confirmations) =>
      ({ confirmations }) =>
        Confirmations({ confirmations: confirmations.filter(({ language }) => language !== "en") }),
    { site: "fi" },
  ),
  inService(
    "LEAD-4",
    "Without scripts, a request leads to a home page that hides the thanks",
    (service) => service.contactRequests,
    (contactRequests) => (options) => {
      const take = contactRequests(options)
      return async (request, client) => {
        const response = await take(request, client)
        if (response.status === 303) response.headers.set("location", "/")
        return response
      }
    },
    { site: "fi" },
  ),
  inPageViews(
    "LEAD-5",
    "The confirmation page does not count as a conversion",
    (pageViews) => pageViews.viewPage,
    (viewPage) => (page, siteTrackers) => viewPage(page, siteTrackers, []),
  ),
  inPageViews(
    "LEAD-5",
    "The English confirmation counts as a conversion",
    (pageViews) => pageViews.viewPage,
    (viewPage) => (page, siteTrackers, conversions) =>
      viewPage(page, siteTrackers, [...conversions, "en/request-contact"]),
    { scenarios: "reports no conversion" },
  ),
  inModule(() => import("../../../src/visit/contact/ContactForm/use-contact-request.ts"))(
    "CONTACT-1",
    "The focus goes back to the button",
    (form) => form.useContactRequest,
    (useContactRequest) => (form, data) => {
      const request = useContactRequest(form, data)
      if (request.errors) setTimeout(() => form.current?.querySelector<HTMLElement>("button[type=submit]")?.focus())
      return request
    },
  ),
  inModule(() => import("../../../src/domain/contact/words.ts"))(
    "CONTACT-1",
    "One sentence stands for every mistake",
    (words) => words.errorNameOf,
    (errorNameOf) => () => errorNameOf({ field: "form", code: "form" }),
  ),
  inSending(
    "CONTACT-2",
    "Each time that a form is sent, its request has another key",
    (sending) => sending.keyOf,
    () => async () => crypto.randomUUID(),
    { scenarios: "The same request" },
  ),
  inStore(
    "CONTACT-2",
    "The service stores every copy of a request",
    (store) => store.sqlContactRequests,
    (sqlContactRequests) =>
      (...all) => {
        const store = sqlContactRequests(...all)
        return { ...store, add: (request) => store.add({ ...request, key: request.id }) }
      },
  ),
  inSending(
    "CONTACT-10",
    "A window uses one key for every text",
    (sending) => sending.keyOf,
    (keyOf) => () => keyOf({}),
    { scenarios: "changed words" },
  ),
  inStore(
    "CONTACT-10",
    "The service loses a changed request with a known key",
    (store) => store.sqlContactRequests,
    (sqlContactRequests) =>
      (...all) => {
        const store = sqlContactRequests(...all)
        return { ...store, add: (...request) => store.add(...request).catch(() => false) }
      },
    { scenarios: "already sent another request" },
  ),
  inSending(
    "CONTACT-3",
    "The form tries only once",
    (sending) => sending.sendContactRequest,
    (sendContactRequest) => async (fields, options) => {
      const stop = new AbortController()
      const onWaiting: typeof options.onWaiting = (waiting) => (waiting ? stop.abort() : options.onWaiting(null))
      return await sendContactRequest(fields, { onWaiting, signal: stop.signal }).catch(() => ({
        failure: "server" as const,
      }))
    },
    { scenarios: "is sent again after the contact service" },
  ),
  inDeliveries(
    "CONTACT-3",
    "The form does not say why a request waits",
    (deliveries) => deliveries.useDelivery,
    (useDelivery) => (page) => {
      const delivery = useDelivery(page)
      return delivery && { ...delivery, waiting: null }
    },
    { site: "fi" },
  ),
  inNotice(
    "CONTACT-8",
    "Other pages do not show the pending request",
    (notice) => notice.noticeOf,
    (noticeOf) => (form) => {
      noticeOf(form)
      return () => {}
    },
    { site: "fi", scenarios: "is told that their request waits" },
  ),
  inNotice(
    "CONTACT-8",
    "Other pages go on saying that the request is being sent when it has arrived",
    (notice) => notice.noticeOf,
    (noticeOf) => (form) => noticeOf({ ...form, words: { ...form.words, arrived: form.words.sending } }),
    { site: "fi", scenarios: "has arrived" },
  ),
  inModule(() => import("../../../src/visit/contact/ContactForm/LiveContactForm.island.tsx"))(
    "CONTACT-7",
    "Without scripts, the form is empty after Back",
    (live) => live.LiveContactForm,
    (LiveContactForm) => (props) => {
      const element = LiveContactForm(props)
      const [summary, form] = element.props.children
      const emptied = { ...form, props: { ...form.props, autoComplete: "off" } }
      return { ...element, props: { ...element.props, children: [summary, emptied] } }
    },
    { site: "fi", scenarios: "without scripts who goes back" },
  ),
  inDeliveries(
    "CONTACT-7",
    "A visitor who leaves the form loses the text",
    (deliveries) => deliveries.storeDraft,
    () => () => {},
    { scenarios: "reads the privacy page" },
  ),
  inModule(() => import("../../../src/browser/reporting/typed.ts"))(
    "CONTACT-4",
    "An error report quotes what the visitor has typed",
    (typed) => typed.rememberTyped,
    () => () => () => [],
    { scenarios: "An error report" },
  ),
  inModule(() => import("../../../src/browser/contact/sent-request.ts"))(
    "CONTACT-4",
    "The browser keeps the number after the thanks have shown it",
    (sent) => sent.takeSentRequest,
    (takeSentRequest) => (language) => {
      const request = takeSentRequest(language)
      if (request) sessionStorage.setItem("sent-request", JSON.stringify(request))
      return request
    },
    { scenarios: "reaches only the contact service" },
  ),
  inModule(() => import("../../../src/visit/contact/ContactForm/ContactForm.tsx"))(
    "CONTACT-5",
    "The page of a home has no form",
    (form) => form.ContactForm,
    (ContactForm) => (props) => {
      const element = ContactForm(props)
      return props.form.home ? { ...element, props: { ...element.props, children: null } } : element
    },
    { scenarios: "says which home it is about" },
  ),
  inModule(() => import("../../../src/visit/contact/contact-form.data.ts"))(
    "CONTACT-5",
    "A label of the Swedish form is in English",
    (form) => form.generalForm,
    (generalForm) => (edition) => {
      const form = generalForm(edition)
      return { ...form, words: { ...form.words, email: "E-mail" } }
    },
  ),
  inFilling(
    "CONTACT-9",
    "A question after a request for a viewing is still such a request",
    (filling) => filling.chooseTopic,
    (chooseTopic) =>
      (topic, ...others) => {
        if (topic !== "home") chooseTopic(topic, ...others)
      },
    { site: "fi" },
  ),
  inFilling(
    "CONTACT-9",
    "A request for a viewing counts as a question",
    (filling) => filling.chooseTopic,
    (chooseTopic) =>
      (_topic, ...others) =>
        chooseTopic("home", ...others),
  ),
  inModule(() => import("../../../src/server/services/form-places.ts"))(
    "CONTACT-6",
    "Mistakes show on the contact page, whatever page has the form",
    (places) => places.formPlacesOf,
    (formPlacesOf) =>
      (...all) =>
        formPlacesOf(...all).slice(-1),
    { scenarios: "on the page of a home" },
  ),
  inModule(() => import("../../../src/server/services/form-page.ts"))(
    "CONTACT-6",
    "A Finnish reader gets an English message about a long request",
    (page) => page.formPages,
    (formPages) => (published) => formPages((path) => published(path.replace("/contact/fi.json", "/contact/en.json"))),
    { site: "fi", scenarios: "too long" },
  ),
]
