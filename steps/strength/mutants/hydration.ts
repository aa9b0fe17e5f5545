import type { FirstInput } from "../../../src/gatsby/inline/start.ts"
import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inEntry = inModule(() => import("../../../gatsby-browser.tsx"))
const inFirstScript = inModule(() => import("../../../src/browser/reporting/early-errors.ts"))
const inNeeds = inModule(() => import("../../../src/gatsby/inline/needs-scripts.ts"))
const inSlashes = inModule(() => import("../../../src/browser/navigation/single-slashes.ts"))

/** Start of a page's scripts, and replay of earlier input. */
export const hydration: readonly Mutant[] = [
  inFirstScript(
    "WAKE-1",
    "Scripts load as soon as the HTML is there",
    (script) => script.on,
    (on) =>
      ((type: string, ...others: [EventListener]) =>
        on(type === "load" ? "DOMContentLoaded" : type, ...others)) as typeof on,
    { scenarios: "loads no script before" },
  ),
  inModule(() => import("../../../src/gatsby/html/page-parts.ts"))(
    "WAKE-1",
    "The page's chunk waits for the earlier scripts",
    (parts) => parts.pageParts,
    (pageParts) => (data) => {
      const parts = pageParts(data)
      return { ...parts, chunks: parts.chunks.filter((name) => name !== data.componentChunkName) }
    },
    { scenarios: "in one round trip" },
  ),
  inNeeds(
    "WAKE-6",
    "Scripts run on a page that nobody has touched",
    (needs) => needs.needsScripts,
    () => () => true,
    { scenarios: "do not run while" },
  ),
  inFirstScript(
    "WAKE-6",
    "A moving pointer starts nothing",
    (script) => script.on,
    (on) =>
      ((type: string, ...others: [EventListener]) =>
        type === "pointermove" ? undefined : on(type, ...others)) as typeof on,
    { scenarios: "moves the pointer" },
  ),
  inNeeds(
    "WAKE-7",
    "A page whose HTML lacks what it has to show waits for a touch",
    (needs) => needs.needsScripts,
    () => () => location.search !== "",
  ),
  inNeeds(
    "WAKE-7",
    "A page with a query waits for a touch",
    (needs) => needs.needsScripts,
    (needsScripts) => () => location.search === "" && needsScripts(),
    { scenarios: "although the visitor touches nothing" },
  ),
  inEntry(
    "WAKE-2",
    "What a visitor taps or chooses before hydration is lost",
    (entry) => entry.onInitialClientRender,
    () => () => {},
  ),
  inModule(() => import("../../../src/browser/hydration/first-input.ts"))(
    "WAKE-2",
    "A tap from before hydration counts twice",
    (input) => input.repeatFirstInput,
    (repeatFirstInput) => () => {
      const pressed: FirstInput["pressed"] = new Set(window.firstInput?.pressed)
      repeatFirstInput()
      setTimeout(() => {
        for (const button of pressed) button.click()
      })
    },
    { scenarios: "A home is saved" },
  ),
  inModule(() => import("../../../src/browser/navigation/language.ts"))(
    "WAKE-3",
    "Hydration sets the document's language again",
    (language) => language.useDocumentLanguage,
    () => (language) => {
      document.documentElement.lang = language
    },
    { scenarios: "Kvistgatan" },
  ),
  inEntry(
    "WAKE-3",
    "Scripts write the page's title again when they start",
    (entry) => entry.onInitialClientRender,
    (onInitialClientRender) =>
      (...all) => {
        Object.assign(document, { title: document.title })
        onInitialClientRender?.(...all)
      },
    { scenarios: "Kvistgatan" },
  ),
  inSlashes(
    "WAKE-5",
    "An address with a slash too many leads to the home page",
    (slashes) => slashes.redirectToSingleSlashes,
    () => () => {
      if (!window.location.pathname.includes("//")) return false
      window.location.replace("/")
      return true
    },
  ),
  inSlashes(
    "WAKE-5",
    "A double slash renders another page",
    (slashes) => slashes.redirectToSingleSlashes,
    () => () => false,
  ),
  inModule(() => import("../../../src/visit/search/HomeSearch/HomeSearch.tsx"))(
    "WAKE-4",
    "Pictures delay the part that the visitor touches",
    (search) => search.HomeSearch,
    (HomeSearch) => (props) => {
      const search = HomeSearch(props)
      const [form, ...others]: ReturnType<typeof HomeSearch>[] = search.props.children
      const children = [{ ...form, props: { ...form?.props, "data-island": undefined } }, ...others]
      return { ...search, props: { ...search.props, children } }
    },
    { scenarios: "starts to search" },
  ),
  inFirstScript(
    "WAKE-4",
    "Cancelled pictures never load",
    (script) => script.on,
    (on) =>
      ((type: string, ...others: [EventListener]) => {
        if (type !== "load" || document.readyState === "loading") on(type, ...others)
      }) as typeof on,
    { scenarios: "arrive after the scripts" },
  ),
]
