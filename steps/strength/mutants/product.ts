import type { ReactNode } from "react"
import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inBrowser = inModule(() => import("../../../gatsby-browser.tsx"))
const inFooter = inModule(() => import("../../../src/visit/frame/footer.data.ts"))
const inLanguageChoice = inModule(() => import("../../../src/browser/navigation/language-choice.ts"))
const inLanguageSwitcher = inModule(() => import("../../../src/visit/page/LanguageSwitcher/LanguageSwitcher.tsx"))
const inOpening = inModule(() => import("../../../src/visit/front/opening.data.ts"))

export const product: readonly Mutant[] = [
  inFooter(
    "PRODUCT-1",
    "The footer offers an account",
    (footer) => footer.footerOf,
    (footerOf) => (edition) => {
      const footer = footerOf(edition)
      const account = { name: "Mitt konto", path: edition.path("home") }
      return { ...footer, pages: { ...footer.pages, links: [...footer.pages.links, account] } }
    },
  ),
  inBrowser(
    "PRODUCT-1",
    "Every visitor gets a cookie",
    (browser) => browser.onClientEntry,
    (onClientEntry) => () => {
      Object.assign(document, { cookie: "visitor=1; path=/" })
      return onClientEntry()
    },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/spec/markets.ts"))(
    "PRODUCT-2",
    "Finland's pages name a wrong origin",
    (spec) => spec.markets,
    (markets) => ({
      ...markets,
      fi: { ...markets.fi, origin: markets.fi.origin.replace("www.", "fi.") as typeof markets.fi.origin },
    }),
    { site: "fi" },
  ),
  inFooter(
    "PRODUCT-2",
    "Sweden comes last in the list of markets",
    (footer) => footer.footerOf,
    (footerOf) => (edition) => {
      const footer = footerOf(edition)
      return { ...footer, markets: { ...footer.markets, links: footer.markets.links.toReversed() } }
    },
    { site: "no" },
  ),
  inOpening(
    "PRODUCT-3",
    "Norway's page does not mention that it has no homes",
    (opening) => opening.openingPage,
    (openingPage) => ({
      ...openingPage,
      version: (edition) => {
        const version = openingPage.version(edition)
        return { ...version, page: { ...version.page, heading: edition.market.agency.name } }
      },
    }),
    { site: "no" },
  ),
  inOpening(
    "PRODUCT-3",
    "Norway's page links Finnish readers to Finland's Swedish page",
    (opening) => opening.openingPage,
    (openingPage) => ({
      ...openingPage,
      version: (edition) => {
        const version = openingPage.version(edition)
        const markets = version.page.markets.map((market) => ({
          ...market,
          links: market.links.map((link) => ({ ...link, href: link.href.replace(/\/fi\/$/, "/") })),
        }))
        return { ...version, page: { ...version.page, markets } }
      },
    }),
    { site: "no" },
  ),
  inOpening(
    "PRODUCT-11",
    "Norway's page aims for no level of accessibility",
    (opening) => opening.openingPage,
    (openingPage) => ({
      ...openingPage,
      version: (edition) => {
        const version = openingPage.version(edition)
        const sections = version.page.sections.map((section) =>
          section.id === "accessibility" ? { ...section, paragraphs: section.paragraphs.slice(1) } : section,
        )
        return { ...version, page: { ...version.page, sections } }
      },
    }),
    { site: "no" },
  ),
  inModule(() => import("../../../src/site/records/texts.ts"))(
    "PRODUCT-11",
    "Norway's page does not say that the company is fictional",
    (texts) => texts.textsOf,
    (textsOf) => (root, market, language) => {
      const text = textsOf(root, market, language)
      return (key, values) => text(key === "opening.about.company" ? "opening.about.homes" : key, values)
    },
    { site: "no" },
  ),
  inLanguageSwitcher(
    "PRODUCT-4",
    "The language switch always leads to the front page",
    (module) => module.LanguageSwitcher,
    (LanguageSwitcher) => (props) =>
      LanguageSwitcher({
        ...props,
        translations: props.translations.map((translation) => ({
          ...translation,
          path: translation.code === "sv" ? "/" : `/${translation.code}/`,
        })),
      }),
  ),
  inLanguageSwitcher(
    "PRODUCT-4",
    'The language switch calls Finnish "Finnish" instead of "Suomi"',
    (module) => module.LanguageSwitcher,
    (LanguageSwitcher) => (props) =>
      LanguageSwitcher({
        ...props,
        translations: props.translations.map((translation) => ({
          ...translation,
          label: translation.code === "fi" ? "Finnish" : translation.label,
        })),
      }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/page/PageHead/PageHead.tsx"))(
    "PRODUCT-5",
    "In Finland, the fallback for other languages is Finnish instead of Swedish",
    (module) => module.PageHead,
    (PageHead) =>
      ({ head }) => {
        const finnish = head.alternates.find(({ hrefLang }) => hrefLang === "fi")
        const alternates = head.alternates.map((alternate) => ({
          ...alternate,
          href: alternate.hrefLang === "x-default" && finnish ? finnish.href : alternate.href,
        }))
        return PageHead({ head: { ...head, alternates } })
      },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/server/http/request-target.ts"))(
    "PRODUCT-5",
    "Finland's root answers with the Finnish front page",
    (target) => target.targetOf,
    (targetOf) => (request) => {
      const target = targetOf(request)
      return "rawPath" in target && target.rawPath === "/" ? { ...target, rawPath: "/fi/" } : target
    },
    { site: "fi" },
  ),
  inFooter(
    "PRODUCT-8",
    "Norway's page gives the Swedish number as it is dialled in Sweden",
    (footer) => footer.footerOf,
    (footerOf) => (edition) => {
      const footer = footerOf(edition)
      const agency = { ...footer.contact.agency, phoneLabel: "070-174 06 05" }
      return { ...footer, contact: { ...footer.contact, agency } }
    },
    { site: "no" },
  ),
  inModule(() => import("../../../src/visit/contact/dial-countries.data.ts"))(
    "PRODUCT-8",
    "The form of the Sweden site takes a number as Finnish",
    (countries) => countries.dialCountry,
    (dialCountry) => (language) => dialCountry(language, "FI"),
  ),
  inModule(() => import("../../../src/visit/home/CompanyBlock/CompanyBlock.tsx"))(
    "PRODUCT-6",
    "The renovations of a building are missing without scripts",
    (module) => module.CompanyBlock,
    (CompanyBlock) =>
      ({ company }) =>
        CompanyBlock({ company: typeof document === "undefined" ? { ...company, repairs: [] } : company }),
    { scenarios: "can be read" },
  ),
  inModule(() => import("../../../src/base/Prose/Prose.tsx"))(
    "PRODUCT-6",
    "The text of the privacy page is missing without scripts",
    (module) => module.Prose,
    (Prose) =>
      ({ html }) =>
        Prose({ html: typeof document === "undefined" ? "" : html }),
    { scenarios: "can be read" },
  ),
  inBrowser(
    "PRODUCT-12",
    "Moving on loads the data of the home page too",
    (browser) => browser.onRouteUpdate,
    (onRouteUpdate) =>
      (...all) => {
        if (all[0].prevLocation) void fetch("/page-data/index/page-data.json")
        return onRouteUpdate?.(...all)
      },
  ),
  inBrowser(
    "PRODUCT-12",
    "Links load whole documents",
    (browser) => browser.onClientEntry,
    (onClientEntry) => () => {
      const leaveToBrowser = (event: Event) => {
        if (event.target instanceof Element && event.target.closest("a")) event.stopPropagation()
      }
      document.addEventListener("click", leaveToBrowser, true)
      return onClientEntry()
    },
  ),
  inModule(() => import("../../../src/visit/hitas/hitas.tsx"))(
    "PRODUCT-7",
    "The hitas page loses its layout",
    (template) => template.default,
    (Hitas) => Object.assign(Hitas, { Layout: ({ children }: { readonly children: ReactNode }) => children }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/frame/header.data.ts"))(
    "PRODUCT-7",
    "Norway's pages have a menu",
    (header) => header.headerOf,
    (headerOf) => (edition) => {
      const header = headerOf(edition)
      return { ...header, links: [{ name: header.siteName, path: header.home, section: "home" }, ...header.links] }
    },
    { site: "no" },
  ),
  inLanguageChoice(
    "PRODUCT-9",
    "Only the first language of the browser counts",
    (choice) => choice.languageToOffer,
    (languageToOffer) => (current, languages) => {
      const language = languageToOffer(current, languages)
      return language && navigator.languages[0]?.startsWith(language) ? language : null
    },
    { site: "fi" },
  ),
  inLanguageChoice(
    "PRODUCT-9",
    "A declined offer returns",
    (choice) => choice.declineLanguage,
    () => () => {},
    { site: "fi" },
  ),
  inModule(() => import("../../../src/gatsby/html/body.tsx"))(
    "PRODUCT-10",
    "The root has no script that opens it in the chosen language",
    (body) => body.onRenderBody,
    (onRenderBody) => (page, options) => {
      const setHeadComponents: typeof page.setHeadComponents = (parts) =>
        page.setHeadComponents(parts.filter((part) => (part as { readonly key?: unknown } | null)?.key !== "root"))
      return onRenderBody?.({ ...page, setHeadComponents }, options)
    },
    { site: "fi", scenarios: "A Finn who chose" },
  ),
  inLanguageChoice(
    "PRODUCT-10",
    "The switch stores nothing",
    (choice) => choice.chooseLanguage,
    () => () => {},
    { site: "fi" },
  ),
]
