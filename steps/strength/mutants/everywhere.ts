// Declares what the first script of a page puts into its window.
import type {} from "../../../src/gatsby/inline/index.ts"
import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inBrowser = inModule(() => import("../../../gatsby-browser.tsx"))
const inOpening = inModule(() => import("../../../src/visit/front/opening.data.ts"))
const inPageHead = inModule(() => import("../../../src/visit/page/PageHead/PageHead.tsx"))
const inPicture = inModule(() => import("../../../src/base/Picture/Picture.tsx"))
const inRelease = inModule(() => import("../../../src/server/http/release.ts"))
const inRules = inModule(() => import("../../../src/server/http/rules.ts"))

/** Uses Norway's site, which has one page in each language, because reading a whole site takes minutes. */
const norsk = "Norway in Norwegian"
const opening = "the Norwegian home page of Norway"

export const everywhere: readonly Mutant[] = [
  inPageHead(
    "PAGE-1",
    "A page has a generic description",
    (module) => module.PageHead,
    (PageHead) =>
      ({ head }) =>
        PageHead({ head: { ...head, description: head.siteName } }),
    { site: "no", scenarios: norsk },
  ),
  inOpening(
    "PAGE-1",
    "A page has no heading",
    (front) => front.openingPage,
    (openingPage) => ({
      ...openingPage,
      version: (edition) => {
        const version = openingPage.version(edition)
        return { ...version, page: { ...version.page, heading: "" } }
      },
    }),
    { site: "no", scenarios: norsk },
  ),
  inModule(() => import("../../../src/visit/consent/consent.data.ts"))(
    "PAGE-11",
    "A link leads to a section that the page does not have",
    (consent) => consent.privacyPath,
    (privacyPath) => (edition) => privacyPath(edition).replace("#privacy", "#data"),
    { site: "no", scenarios: norsk },
  ),
  inModule(() => import("../../../src/visit/frame/header.data.ts"))(
    "PAGE-11",
    "A link leads nowhere",
    (header) => header.headerOf,
    (headerOf) => (edition) => {
      const header = headerOf(edition)
      return { ...header, home: `${header.home}home/` }
    },
    { site: "no", scenarios: norsk },
  ),
  inModule(() => import("../../../src/visit/frame/footer.data.ts"))(
    "PAGE-18",
    "The footer leaves out the agents",
    (footer) => footer.footerOf,
    (footerOf) => (edition) => {
      const footer = footerOf(edition)
      const links = footer.pages.links.filter(({ path }) => path !== edition.path("agents"))
      return { ...footer, pages: { ...footer.pages, links } }
    },
  ),
  inModule(() => import("../../../src/gatsby/html/head.tsx"))(
    "PAGE-12",
    "A page cannot be zoomed",
    (head) => head.headOfEveryPage,
    (headOfEveryPage) =>
      headOfEveryPage.flatMap((element) => {
        if (element.key !== "colours") return [element]
        const props = { name: "viewport", content: "width=device-width, maximum-scale=1" }
        return [element, { ...element, key: "viewport", props }]
      }),
    { site: "no", scenarios: norsk },
  ),
  inOpening(
    "PAGE-12",
    "A link has an invalid language",
    (front) => front.openingPage,
    (openingPage) => ({
      ...openingPage,
      version: (edition) => {
        const version = openingPage.version(edition)
        const markets = version.page.markets.map((market) => ({
          ...market,
          links: market.links.map((link) => ({ ...link, language: "finska" })),
        }))
        return { ...version, page: { ...version.page, markets } }
      },
    }),
    { site: "no", scenarios: norsk },
  ),
  inBrowser(
    "PAGE-13",
    "A script logs an error",
    (browser) => browser.onClientEntry,
    (onClientEntry) => () => {
      console.error("lost")
      return onClientEntry()
    },
    { site: "no", scenarios: "Norway" },
  ),
  inBrowser(
    "PAGE-13",
    "A script requests another host",
    (browser) => browser.onInitialClientRender,
    (onInitialClientRender) =>
      (...all) => {
        fetch("https://statistics.example/").catch(() => {})
        return onInitialClientRender?.(...all)
      },
    { site: "no", scenarios: "Norway" },
  ),
  inModule(() => import("../../../src/base/Wordmark/Wordmark.tsx"))(
    "PAGE-2",
    "Pages are wider than a small phone",
    (module) => module.Wordmark,
    (Wordmark) => (props) => {
      const wordmark = Wordmark(props)
      return { ...wordmark, props: { ...wordmark.props, style: { minWidth: "24rem" } } }
    },
    { site: "no", scenarios: opening },
  ),
  inModule(() => import("../../../src/visit/frame/SiteFooter/SiteFooter.tsx"))(
    "PAGE-2",
    "The text of the footer is faint",
    (module) => module.SiteFooter,
    (SiteFooter) => (props) => {
      const footer = SiteFooter(props)
      return { ...footer, props: { ...footer.props, style: { color: "#56605b" } } }
    },
    { site: "no", scenarios: opening },
  ),
  inRules(
    "PAGE-3",
    "Browsers may guess the type of a file",
    (rules) => rules.readRules,
    (readRules) => (text) => readRules(text.replaceAll("nosniff", "")),
  ),
  inRelease(
    "PAGE-3",
    "The not-found page has no security policy",
    (release) => release.releaseIn,
    (releaseIn) =>
      (...all) => {
        const release = releaseIn(...all)
        const headersFor = (path: string) => {
          const { "content-security-policy": policy = "", ...others } = release.headersFor(path)
          return path.endsWith("/404.html") ? others : { ...others, "content-security-policy": policy }
        }
        return { ...release, headersFor }
      },
    { site: "fi" },
  ),
  inRules(
    "PAGE-14",
    "Any script of Pinterest's host may run",
    (rules) => rules.readRules,
    (readRules) => (text) => readRules(text.replaceAll("https://s.pinimg.com/ct/", "https://s.pinimg.com/")),
    { site: "no", scenarios: opening },
  ),
  inRelease(
    "PAGE-14",
    "Any inline script may run",
    (release) => release.releaseIn,
    (releaseIn) =>
      (...all) => {
        const release = releaseIn(...all)
        const headersFor = (path: string) => {
          const { "content-security-policy": policy = "", ...others } = release.headersFor(path)
          const loose = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
          return { ...others, "content-security-policy": loose }
        }
        return { ...release, headersFor }
      },
    { scenarios: "the home page of Sweden" },
  ),
  inRules(
    "PAGE-16",
    "Browsers keep pictures for a month",
    (rules) => rules.readRules,
    (readRules) => (text) => {
      const rules = readRules(text)
      const month = { key: "cache-control", value: "public, max-age=2592000, immutable" }
      return { ...rules, headers: [...rules.headers, { path: "/media/*", headers: [month] }] }
    },
  ),
  inRules(
    "PAGE-16",
    "Browsers keep the data of pages for a year",
    (rules) => rules.readRules,
    (readRules) => (text) => {
      const rules = readRules(text)
      const year = { key: "cache-control", value: "public, max-age=31536000, immutable" }
      return { ...rules, headers: [...rules.headers, { path: "/page-data/*", headers: [year] }] }
    },
  ),
  inModule(() => import("../../../src/visit/frame/FavouritesLink/FavouritesLink.tsx"))(
    "PAGE-4",
    "The focus on the favourites has no outline",
    (module) => module.FavouritesLink,
    (FavouritesLink) => (props) => {
      const parts = FavouritesLink(props)
      const [link, ...others] = parts.props.children
      const unmarked = { ...link, props: { ...link.props, style: { outline: "none" } } }
      return { ...parts, props: { children: [unmarked, ...others] } }
    },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/page/SiteLayout/SiteLayout.tsx"))(
    "PAGE-4",
    "The skip link leads nowhere",
    (module) => module.SiteLayout,
    (SiteLayout) => (props) => {
      const layout = SiteLayout(props)
      const [skip, ...others] = layout.props.children
      const broken = { ...skip, props: { ...skip.props, href: "#content" } }
      return { ...layout, props: { children: [broken, ...others] } }
    },
  ),
  inModule(() => import("../../../src/publish/sitemaps.ts"))(
    "PAGE-5",
    "The sitemap leaves out the articles",
    (publish) => publish.sitemaps,
    (sitemaps) => (market, pages, limit) =>
      sitemaps(
        market,
        pages.filter(({ path }) => !path.startsWith("/blogg/")),
        limit,
      ),
  ),
  inPageHead(
    "PAGE-5",
    "Pages have no structured data",
    (module) => module.PageHead,
    (PageHead) =>
      ({ head }) =>
        PageHead({ head: { ...head, jsonLd: [] } }),
  ),
  inPicture(
    "PAGE-6",
    "Pictures of the blog load half as wide as their cards",
    (picture) => picture.columnSizes,
    (columnSizes) => columnSizes.replace("92vw", "46vw"),
    { scenarios: "the blog of Sweden" },
  ),
  inPicture(
    "PAGE-6",
    "A phone loads pictures larger than it needs",
    (picture) => picture.sharpPhone,
    () => "",
    { site: "fi", scenarios: "Kallion Kuusenoksa of Finland" },
  ),
  inModule(() => import("../../../src/site/markdown/markdown.ts"))(
    "PAGE-10",
    "A scrolling table is focusable without a role",
    (markdown) => markdown.htmlOf,
    (htmlOf) => (body, origin) => htmlOf(body, origin).replaceAll(' role="region"', ""),
    { scenarios: "the article with a table" },
  ),
  inModule(() => import("../../../src/visit/areas/areas.data.ts"))(
    "PAGE-10",
    "Two elements have one id",
    (areas) => areas.areasPage,
    (areasPage) => ({
      ...areasPage,
      version: (edition) => {
        const version = areasPage.version(edition)
        const groups = version.page.groups.map((group) => ({ ...group, id: "city" }))
        return { ...version, page: { ...version.page, groups } }
      },
    }),
    { scenarios: "the areas page of Sweden" },
  ),
  inModule(() => import("../../../src/base/Breadcrumbs/Breadcrumbs.tsx"))(
    "PAGE-7",
    "The header moves down when the breadcrumbs above it arrive",
    (module) => module.Breadcrumbs,
    (Breadcrumbs) => (props) => {
      const breadcrumbs = Breadcrumbs(props)
      return breadcrumbs && { ...breadcrumbs, props: { ...breadcrumbs.props, style: { order: -1 } } }
    },
    { scenarios: "the list of homes of Sweden" },
  ),
  inModule(() => import("../../../src/visit/page/LanguageSwitcher/LanguageSwitcher.tsx"))(
    "PAGE-7",
    "Each language moves the earlier ones to the left",
    (module) => module.LanguageSwitcher,
    (LanguageSwitcher) => (props) => {
      const navigation = LanguageSwitcher(props)
      const list = navigation.props.children
      const style = { gridTemplateColumns: "none", gridAutoFlow: "column" }
      return { ...navigation, props: { ...navigation.props, children: { ...list, props: { ...list.props, style } } } }
    },
    { scenarios: "the home page of Sweden" },
  ),
  inRelease(
    "PAGE-15",
    "The not-found page's own scripts may use the microphone",
    (release) => release.releaseIn,
    (releaseIn) =>
      (...all) => {
        const release = releaseIn(...all)
        const headersFor = (path: string) => {
          const { "permissions-policy": policy = "", ...others } = release.headersFor(path)
          const loose = path.endsWith("/404.html") ? policy.replace("microphone=()", "microphone=(self)") : policy
          return { ...others, "permissions-policy": loose }
        }
        return { ...release, headersFor }
      },
    { site: "fi", scenarios: "of Finland" },
  ),
  inRules(
    "PAGE-15",
    "Any script may ask for the visitor's location",
    (rules) => rules.readRules,
    (readRules) => (text) => readRules(text.replaceAll("geolocation=(),", "")),
    { scenarios: "the home page of Sweden" },
  ),
  inRules(
    "PAGE-8",
    "A text may become the address of a script",
    (rules) => rules.readRules,
    (readRules) => (text) => readRules(text.replaceAll("; require-trusted-types-for 'script'", "")),
    { scenarios: "address of a vendor" },
  ),
  inModule(() => import("../../../src/browser/tracking/tracker-scripts.ts"))(
    "PAGE-8",
    "Trackers cannot load further scripts",
    (trackers) => trackers.load,
    (load) => (name, id) => {
      load(name, id)
      window.trackerScripts = []
    },
    { scenarios: "load further scripts" },
  ),
  inModule(() => import("../../../src/server/services/csp-reports.ts"))(
    "PAGE-9",
    "No service accepts reports",
    (service) => service.cspReports,
    () => () => async () => new Response(null, { status: 404 }),
    { scenarios: "tells the site" },
  ),
  inRules(
    "PAGE-9",
    "Pages do not name an address for reports",
    (rules) => rules.readRules,
    (readRules) => (text) => {
      const rules = readRules(text)
      const headers = rules.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.filter(({ key }) => key !== "reporting-endpoints"),
      }))
      return { ...rules, headers }
    },
    { scenarios: "where to report" },
  ),
  inRelease(
    "PAGE-17",
    "Finland's security contact does not list Finnish",
    (release) => release.releaseIn,
    (releaseIn) =>
      (...all) => {
        const release = releaseIn(...all)
        const delivered = (path: string, content: Buffer) =>
          path.endsWith("/security.txt") ? Buffer.from(String(content).replace("fi, ", "")) : content
        return { ...release, delivered }
      },
    { site: "fi", scenarios: "Weaknesses of Finland" },
  ),
  inRelease(
    "PAGE-17",
    "The security contact has expired",
    (release) => release.releaseIn,
    (releaseIn) =>
      (...all) => {
        const release = releaseIn(...all)
        const delivered = (path: string, content: Buffer) =>
          path.endsWith("/security.txt")
            ? Buffer.from(String(content).replace(/Expires: \d+/, "Expires: 2020"))
            : content
        return { ...release, delivered }
      },
    { site: "no", scenarios: "Weaknesses of Norway" },
  ),
]
