import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inChoice = inModule(() => import("../../../src/browser/tracking/consent.ts"))
const inEvents = inModule(() => import("../../../src/browser/tracking/tracker-events.ts"))
const inForm = inModule(() => import("../../../src/visit/consent/CookieConsent/ConsentForm.island.tsx"))
const inQuestion = inModule(() => import("../../../src/visit/consent/consent.data.ts"))
const inTrackers = inModule(() => import("../../../src/browser/tracking/trackers.ts"))
const inViews = inModule(() => import("../../../src/browser/tracking/page-views.ts"))

const alreadyThere = { scenarios: "already on the page" }
const agreesToAll = { scenarios: "of the Sweden site" }

export const consent: readonly Mutant[] = [
  inChoice(
    "TRACKER-1",
    "Consent to one purpose allows all purposes",
    (consent) => consent.isAllowed,
    (isAllowed) => () => isAllowed("statistics") || isAllowed("marketing"),
    alreadyThere,
  ),
  inTrackers(
    "TRACKER-1",
    "A function that ran counts as one that did not",
    (trackers) => trackers.metaPixel,
    (metaPixel) => (event) => {
      metaPixel(event)
      return false
    },
    { scenarios: "Meta's pixel reports" },
  ),
  inTrackers(
    "TRACKER-2",
    "Pinterest's function is called without consent if it is on the page already",
    (trackers) => trackers.pinterestTag,
    () =>
      (...call) => {
        window.pintrk?.(...call)
        return window.pintrk !== undefined
      },
    alreadyThere,
  ),
  inViews(
    "TRACKER-2",
    "Only the first page is tracked",
    (views) => views.viewPage,
    (viewPage) => {
      let first: Parameters<typeof viewPage>[0] | undefined
      return (page, siteTrackers, conversions) => {
        first ??= page
        viewPage(first, siteTrackers, conversions)
      }
    },
    { site: "no", scenarios: "of the Norway site" },
  ),
  inChoice(
    "TRACKER-3",
    "Consent to marketing allows statistics as well",
    (consent) => consent.isAllowed,
    (isAllowed) => (purpose) => isAllowed(purpose) || isAllowed("marketing"),
    alreadyThere,
  ),
  inTrackers(
    "TRACKER-3",
    "Google receives each page twice",
    (trackers) => trackers.googleTag,
    (googleTag) => (event, title) => googleTag(event, title) && googleTag(event, title),
    agreesToAll,
  ),
  inTrackers(
    "TRACKER-4",
    "Taboola's function is called without consent if it is on the page already",
    (trackers) => trackers.taboolaPixel,
    () => (event, id) => {
      window._tfa?.push({ notify: "event", name: event, id: Number(id) })
      return window._tfa !== undefined
    },
    alreadyThere,
  ),
  inEvents(
    "TRACKER-4",
    "Taboola receives each page twice",
    (events) => events.trackPageView,
    (trackPageView) => ({
      ...trackPageView,
      taboola: (id, page) => trackPageView.taboola(id, page) && trackPageView.taboola(id, page),
    }),
    agreesToAll,
  ),
  inChoice(
    "TRACKER-5",
    "Consent to statistics allows marketing as well",
    (consent) => consent.isAllowed,
    (isAllowed) => (purpose) => isAllowed(purpose) || isAllowed("statistics"),
    alreadyThere,
  ),
  inEvents(
    "TRACKER-5",
    "A page that Outbrain could not take counts as reported",
    (events) => events.trackPageView,
    (trackPageView) => ({
      ...trackPageView,
      outbrain: (id, page) => trackPageView.outbrain(id, page) || window.obApi !== undefined,
    }),
    { scenarios: "could not take" },
  ),
  inChoice(
    "TRACKER-6",
    "Trackers load without consent",
    (consent) => consent.isAllowed,
    () => () => true,
    { scenarios: "meets no tracker" },
  ),
  inChoice(
    "TRACKER-6",
    "The choice of one purpose counts as all",
    (consent) => consent.choose,
    (choose) => (consent) =>
      choose(consent.statistics || consent.marketing ? { statistics: true, marketing: true } : consent),
    { site: "fi", scenarios: "accepts only" },
  ),
  inViews(
    "TRACKER-7",
    "One site has another site's tracker id",
    (views) => views.viewPage,
    (viewPage) => (page, siteTrackers, conversions) =>
      viewPage(
        page,
        siteTrackers.map(({ name, id }) => ({ name, id: id.replace("358", "046") })),
        conversions,
      ),
    { site: "fi", scenarios: "of the Finland site" },
  ),
  inModule(() => import("../../../src/browser/tracking/tracker-scripts.ts"))(
    "TRACKER-7",
    "Consent to statistics allows adverts",
    (scripts) => scripts.load,
    (load) => (name, id) => {
      load(name, id)
      if (name === "google") window.gtag?.("consent", "default", { ad_storage: "granted", ad_user_data: "granted" })
    },
    agreesToAll,
  ),

  inForm(
    "CONSENT-1",
    "The box for statistics is ticked in advance",
    (form) => form.ConsentForm,
    (ConsentForm) => (props) =>
      ConsentForm({ ...props, consent: props.consent ?? { statistics: true, marketing: false } }),
  ),
  inQuestion(
    "CONSENT-1",
    "Nobody is asked about marketing",
    (consent) => consent.consentQuestionOf,
    (consentQuestionOf) => (edition) => {
      const question = consentQuestionOf(edition)
      return question && { ...question, purposes: question.purposes.slice(0, 1) }
    },
  ),
  inQuestion(
    "CONSENT-7",
    'The answer "no" is empty',
    (consent) => consent.consentQuestionOf,
    (consentQuestionOf) => (edition) => {
      const question = consentQuestionOf(edition)
      return question && { ...question, onlyNecessary: "" }
    },
  ),
  inForm(
    "CONSENT-7",
    "The first question is a dialog, which keeps the visitor from the page",
    (form) => form.ConsentForm,
    (ConsentForm) => (props) => ConsentForm({ ...props, onClose: props.onClose ?? (() => {}) }),
  ),

  inChoice(
    "CONSENT-2",
    "Each visit renews the choice",
    (consent) => consent.startConsent,
    (startConsent) => (questionVersion) => {
      const choice = localStorage.getItem("consent")
      if (choice) {
        const date = new Date().toISOString()
        localStorage.setItem("consent", JSON.stringify({ ...JSON.parse(choice), date }))
      }
      return startConsent(questionVersion)
    },
    { scenarios: "A choice of 10 March 2026" },
  ),
  inModule(() => import("../../../src/domain/trackers.ts"))(
    "CONSENT-2",
    "A choice does not name the services that it was about",
    (trackers) => trackers.consentVersion,
    (consentVersion) => (names) => consentVersion(names).replaceAll(/: [^;]*/g, ""),
    { scenarios: "with the question and the time" },
  ),

  inQuestion(
    "CONSENT-3",
    "There are no cookie settings",
    (consent) => consent.cookieSettingsOf,
    () => () => null,
    { scenarios: "Kakinställningar" },
  ),
  inViews(
    "CONSENT-3",
    "Trackers stay on the page after a refusal",
    (views) => views.leaveWithdrawn,
    () => async () => {},
    { scenarios: "Refusing marketing removes" },
  ),

  inForm(
    "CONSENT-4",
    "The consent question hides the focused element",
    (form) => form.ConsentForm,
    (ConsentForm) => (props) => {
      const form = ConsentForm(props)
      return { ...form, props: { ...form.props, ref: props.onClose ? form.props.ref : null } }
    },
    { scenarios: "hides no element" },
  ),
  inForm(
    "CONSENT-4",
    "Enter does not answer the consent question",
    (form) => form.ConsentForm,
    (ConsentForm) => (props) => {
      const form = ConsentForm(props)
      const onKeyDown = (event: KeyboardEvent) => event.key === "Enter" && event.preventDefault()
      return { ...form, props: { ...form.props, onKeyDown } }
    },
    { scenarios: "Enter answers it" },
  ),

  inModule(() => import("../../../src/browser/storage/own-keys.ts"))(
    "CONSENT-6",
    "Session data stays after a refusal",
    (keys) => keys.isOwnKey,
    (isOwnKey) => (key) => isOwnKey(key) || sessionStorage.getItem(key) !== null,
    { scenarios: "Refusing all cookies" },
  ),
  inModule(() => import("../../../src/browser/tracking/tracker-traces.ts"))(
    "CONSENT-6",
    "Cookies stay in a browser that refuses all other storage",
    (traces) => traces.deleteTraces,
    (deleteTraces) => async () => {
      try {
        if (localStorage.length > 0) await deleteTraces()
      } catch {}
    },
    { scenarios: "refuses all other storage" },
  ),

  inQuestion(
    "CONSENT-5",
    "The privacy text does not name a service",
    (consent) => consent.vendorsFor,
    (vendorsFor) => (edition, purpose) => vendorsFor(edition, purpose).replace(", Pinterest", ""),
    { site: "no", scenarios: "says how personal data is treated" },
  ),
  inModule(() => import("../../../src/site/markdown/markdown.ts"))(
    "CONSENT-5",
    "The privacy page does not explain how to withdraw consent",
    (markdown) => markdown.htmlOf,
    (htmlOf) => (body, origin) => htmlOf(body, origin).replaceAll("Evästeasetukset", "pyydä meitä"),
    { site: "fi", scenarios: "/fi/yksityisyys/ on the Finland site names" },
  ),
]
