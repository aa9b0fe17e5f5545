import type { Mutant } from "../mutant.ts"
import { inSource, page } from "./changes.ts"

const inChoice = inSource("src/browser/tracking/consent.ts")
const inControl = inSource("src/components/frame/CookieConsent/CookieSettingsControl.tsx")
const inEvents = inSource("src/browser/tracking/tracker-events.ts")
const inForm = inSource("src/components/frame/CookieConsent/ConsentForm.tsx")
const inKinds = inSource("src/spec/trackers.ts")
const inScripts = inSource("src/browser/tracking/tracker-scripts.ts")
const inTraces = inSource("src/browser/tracking/tracker-traces.ts")
const inTrackers = inSource("src/browser/tracking/trackers.ts")
const inViews = inSource("src/browser/tracking/page-views.ts")

const alreadyThere = { scenarios: "already on the page" }
const agreesToAll = { scenarios: "of the Sweden site" }
const refuses = { scenarios: "Refusing marketing removes" }

const asStatistics = (vendor: string) =>
  [`"${vendor}", purpose: "marketing"`, `"${vendor}", purpose: "statistics"`] as const

export const consent: readonly Mutant[] = [
  inTrackers(
    "TRACKER-1",
    "Consent to one purpose allows all purposes",
    "!isAllowed(trackers[name].purpose) || !tracker",
    "!tracker",
    alreadyThere,
  ),
  inTrackers(
    "TRACKER-1",
    "A function that failed counts as one that ran",
    "} catch {\n    return false",
    "} catch {\n    return true",
    {
      scenarios: "could not take",
    },
  ),
  inTrackers(
    "TRACKER-1",
    "A function that ran counts as one that did not",
    "call(tracker)\n    return true",
    "call(tracker)\n    return false",
    {
      scenarios: "Meta's pixel reports",
    },
  ),
  inEvents("TRACKER-1", "Meta receives a page view under another name", '"PageView"', '"ViewContent"', agreesToAll),
  inScripts("TRACKER-7", "Meta reads buttons", '"autoConfig", false', '"autoConfig", true', agreesToAll),
  inScripts(
    "TRACKER-1",
    "Meta tracks the address itself",
    "disablePushState: true",
    "disablePushState: false",
    agreesToAll,
  ),
  {
    rule: "TRACKER-7",
    change: "One site has another site's tracker id",
    site: "fi",
    scenarios: "of the Finland site",
    delivery: [{ in: /^\/page-data\/sq\/d\//, replace: "100000000000358", with: "100000000000046" }],
  },
  inTrackers(
    "TRACKER-2",
    "A tracker that has not loaded counts as informed",
    "|| !tracker) return false",
    "|| !tracker) return true",
    alreadyThere,
  ),
  inViews("TRACKER-2", "Only the first page is tracked", "viewRecipients.clear()", "", {
    site: "no",
    scenarios: "of the Norway site",
  }),
  inKinds("TRACKER-2", "Pinterest counts as statistics", ...asStatistics("Pinterest"), alreadyThere),
  inEvents(
    "TRACKER-2",
    "Pinterest receives an event of another name",
    'pinterestTag("page")',
    'pinterestTag("pagevisit")',
    agreesToAll,
  ),
  inKinds(
    "TRACKER-3",
    "Google Analytics counts as marketing",
    'Analytics", purpose: "statistics"',
    'Analytics", purpose: "marketing"',
    alreadyThere,
  ),
  inEvents(
    "TRACKER-3",
    "Google receives each page twice",
    'googleTag("page_view", title)',
    'googleTag("page_view", title) && googleTag("page_view", title)',
    agreesToAll,
  ),
  inTrackers(
    "TRACKER-3",
    "Google receives the document's title under a wrong key",
    "{ page_title: title }",
    "{ title }",
    agreesToAll,
  ),
  inScripts(
    "TRACKER-7",
    "Consent to statistics allows adverts",
    'ad_storage: "denied"',
    'ad_storage: "granted"',
    agreesToAll,
  ),
  inScripts(
    "TRACKER-7",
    "Google counts the first page itself",
    "send_page_view: false",
    "send_page_view: true",
    agreesToAll,
  ),
  inTrackers(
    "TRACKER-4",
    "A tracker receives the same page twice",
    "call(tracker)\n    return true",
    "call(tracker)\n    return false",
    agreesToAll,
  ),
  inTrackers("TRACKER-7", "Taboola receives no site id", ", id: Number(id) }", " }", agreesToAll),
  inKinds("TRACKER-4", "Taboola counts as statistics", ...asStatistics("Taboola"), alreadyThere),
  inEvents(
    "TRACKER-5",
    "A page that Outbrain could not take counts as reported",
    'outbrainPixel("PAGE_VIEW")',
    'outbrainPixel("PAGE_VIEW") || Boolean(window.obApi)',
    { scenarios: "could not take" },
  ),
  inEvents("TRACKER-5", "Outbrain receives an event in small letters", '"PAGE_VIEW"', '"page_view"', agreesToAll),
  inKinds("TRACKER-5", "Outbrain counts as statistics", ...asStatistics("Outbrain"), alreadyThere),
  inScripts("TRACKER-7", "Outbrain receives no marketer id", "marketerId: id", 'marketerId: ""', agreesToAll),
  inViews(
    "TRACKER-6",
    "Trackers load without consent",
    "isAllowed(trackers[name].purpose) && !installed",
    "!installed",
    {
      scenarios: "meets no tracker",
    },
  ),
  inChoice("TRACKER-6", "No answer counts as consent", "?.[purpose] === true", "?.[purpose] !== false", {
    scenarios: "reads on without an answer",
  }),
  inForm(
    "TRACKER-6",
    "The choice of one purpose counts as all",
    "submitConsent(selection)",
    "submitConsent(fullConsent)",
    { site: "fi", scenarios: "accepts only" },
  ),
  inScripts("TRACKER-6", "Taboola's script is another site's", "libtrc/unip/", "libtrc/unip/1", {
    site: "fi",
    scenarios: "accepts only",
  }),
  {
    rule: "TRACKER-6",
    change: "The security policy blocks Meta's reports",
    site: "no",
    scenarios: "on the Norway site",
    delivery: [{ in: /\/$/, header: "content-security-policy", replace: " https://www.facebook.com", with: "" }],
  },

  inForm(
    "CONSENT-1",
    "The box for statistics is ticked in advance",
    "useState(consent ?? noConsent)",
    "useState(consent ?? { ...noConsent, statistics: true })",
  ),
  inForm(
    "CONSENT-1",
    "Nobody is asked about marketing",
    "question.purposes.map(",
    "question.purposes.slice(0, 1).map(",
  ),
  inForm(
    "CONSENT-7",
    'The consent question has no "no"',
    '<button type="button" onClick={() => submitConsent(noConsent)}>',
    '<button type="button" hidden onClick={() => submitConsent(noConsent)}>',
  ),
  inForm(
    "CONSENT-7",
    '"No" is paler than "yes"',
    "onClick={() => submitConsent(noConsent)}",
    "onClick={() => submitConsent(noConsent)} style={{ opacity: 0.6 }}",
  ),
  inForm(
    "CONSENT-7",
    '"Yes" is louder than "no"',
    "onClick={() => submitConsent(fullConsent)}",
    'onClick={() => submitConsent(fullConsent)} style={{ background: "#060" }}',
  ),
  {
    rule: "CONSENT-7",
    change: "The consent question covers the page",
    site: "se",
    source: [
      {
        file: "src/components/frame/CookieConsent/ConsentForm.module.css",
        replace: "inset: auto 0 0;",
        with: "inset: 0;",
      },
      {
        file: "src/components/frame/CookieConsent/ConsentForm.module.css",
        replace: "max-height: max(45dvh, 9rem)",
        with: "max-height: none",
      },
    ],
  },

  inChoice("CONSENT-2", "A choice lasts 13 months", "validForMonths = 12", "validForMonths = 13"),
  inChoice("CONSENT-2", "A choice lasts 11 months", "validForMonths = 12", "validForMonths = 11"),
  inChoice("CONSENT-2", "A choice about other purposes still counts", "record.version === version &&", ""),
  inChoice(
    "CONSENT-2",
    "A choice with a future date counts",
    "consentDate.getTime() <= Date.now() + clockToleranceMs &&",
    "",
  ),
  inChoice("CONSENT-2", "An incomplete choice counts", '=== "boolean"', '!== "string"'),
  inChoice(
    "CONSENT-2",
    "A choice that cannot be stored does not count",
    "storeValue(key, record)\n  setState",
    "if (storeValue(key, record)) setState",
  ),

  inControl(
    "CONSENT-3",
    "There are no cookie settings",
    "const isReady = useConsent().consent !== undefined",
    "const isReady = useConsent().consent !== undefined\n  if (name) return null",
    { scenarios: "Kakinställningar" },
  ),
  // Browsers return the focus from a dialog themselves, if a click on the control that opened it has focused it.
  inControl(
    "CONSENT-3",
    "The focus does not return to the link to the settings",
    "openSettings(event.currentTarget)",
    "openSettings(event.currentTarget.blur() ?? document.body)",
    { site: "no", scenarios: "Lukk uten" },
  ),
  inForm(
    "CONSENT-3",
    "Leaving the settings changes the choice",
    "onClose={onClose}",
    "onClose={() => submitConsent(selection)}",
    { site: "fi", scenarios: "Sulje muuttamatta" },
  ),
  inForm(
    "CONSENT-3",
    "The settings do not show the earlier choice",
    "useState(consent ?? noConsent)",
    "useState(noConsent)",
  ),
  inViews("CONSENT-3", "Trackers stay on the page after a refusal", "location.reload()", "", refuses),
  inViews(
    "CONSENT-3",
    "The reload after a refusal ends a navigation within the site",
    'addEventListener("click", leaveLinksToBrowser, true)',
    "",
    { scenarios: "A link that the visitor follows" },
  ),
  inViews(
    "CONSENT-3",
    "The reload after a refusal ends the navigation of a link that was followed just before",
    "location.reload()",
    "void Promise.resolve().then(() => location.reload())",
    { scenarios: "A link that the visitor follows" },
  ),
  inTraces("CONSENT-3", "Cookies stay after a refusal", "max-age=0", "max-age=900", refuses),
  inTraces("CONSENT-3", "Stored data stays after a refusal", "storage.removeItem(key)", "void key", refuses),
  inViews(
    "CONSENT-3",
    "Data that trackers write while the page unloads stays",
    "!purposes.every(isAllowed)",
    "purposes.length === 0",
    { site: "no", scenarios: "while the page unloads" },
  ),
  inChoice(
    "CONSENT-3",
    "Other windows ignore a changed choice",
    "const unfollow = onStoredChange(key, readConsent)",
    "const unfollow = () => {}",
    { scenarios: "in another window" },
  ),

  inForm(
    "CONSENT-4",
    "The consent question hides the focused element",
    "root.style.scrollPaddingBottom",
    "root.style.scrollPaddingLeft",
    { scenarios: "hides no element" },
  ),
  inSource("src/components/frame/CookieConsent/CookieConsent.tsx")(
    "CONSENT-4",
    "The focus is lost when the consent question closes",
    "?.focus({ preventScroll: true })",
    "?.blur()",
    { scenarios: "Enter answers it" },
  ),

  inTraces(
    "CONSENT-6",
    "Cookies of a folder stay after a refusal",
    "for (const path of paths()) {",
    'for (const path of ["/"]) {',
    { scenarios: "Refusing all cookies" },
  ),
  inTraces("CONSENT-6", "Session data stays after a refusal", "() => deleteItems(sessionStorage),", "", {
    scenarios: "Refusing all cookies",
  }),
  inTraces("CONSENT-6", "Databases stay after a refusal", "indexedDB.deleteDatabase(name)", "void name", {
    scenarios: "Refusing all cookies",
  }),
  inViews(
    "CONSENT-6",
    "A refusal leaves its removal to a next page that cannot know of it",
    "if (!areTrackersStored()) await removeTraces()",
    "",
    { scenarios: "refuses all other storage" },
  ),
  inTraces(
    "CONSENT-6",
    "One refusal removes the data of all purposes",
    '? "statistics" : "marketing"',
    '? "statistics" : "statistics"',
    { scenarios: "Refusing statistics" },
  ),
  inSource("src/browser/storage/own-keys.ts")(
    "CONSENT-6",
    "The browser looks for tracker data of visitors who never agreed",
    'trackersUsed: "trackers-used"',
    'trackersUsed: "consent"',
    { scenarios: "never agreed" },
  ),
  {
    rule: "CONSENT-5",
    change: "The privacy page does not name a tracker",
    site: "se",
    scenarios: "/datasakerhet/ on the Sweden site names",
    delivery: [{ in: page("/datasakerhet/"), replace: ", Pinterest och Taboola", with: " och Pinterest" }],
  },
  {
    rule: "CONSENT-5",
    change: "Norway's question does not link to the privacy text",
    site: "no",
    source: { file: "src/site/frame/consent.ts", replace: "#privacy`", with: "#trackers`" },
  },
  {
    rule: "CONSENT-5",
    change: "The privacy page does not explain how to withdraw consent",
    site: "fi",
    scenarios: "/fi/yksityisyys/ on the Finland site names",
    delivery: [
      { in: page("/fi/yksityisyys/"), replace: /Evästeasetukset(?!<\/a><\/div><\/footer>)/, with: "pyydä meitä" },
    ],
  },
]
