import type { Mutant } from "../mutant.ts"
import { inModule, inText } from "./changes.ts"

const inConsentForm = inModule(() => import("../../../src/visit/consent/CookieConsent/ConsentForm.island.tsx"))
const inProse = inModule(() => import("../../../src/base/Prose/Prose.tsx"))
const inReading = inModule(() => import("../../../src/base/Reading/Reading.tsx"))
const inSiteHeader = inModule(() => import("../../../src/visit/frame/SiteHeader/SiteHeader.tsx"))
const inSiteLayout = inModule(() => import("../../../src/visit/page/SiteLayout/SiteLayout.tsx"))

export const looks: readonly Mutant[] = [
  inSiteHeader(
    "LOOK-1",
    "The menu does not open without scripts",
    (module) => module.SiteHeader,
    (SiteHeader) => (props) => {
      const header = SiteHeader(props)
      const bar = header.props.children
      const [home, navigation, ...others] = bar.props.children
      const [opener, menu] = navigation.props.children
      const dead = { ...opener, props: { ...opener.props, popoverTarget: undefined } }
      const links = { ...navigation, props: { ...navigation.props, children: [dead, menu] } }
      const parts = { ...bar, props: { ...bar.props, children: [home, links, ...others] } }
      return { ...header, props: { ...header.props, children: parts } }
    },
    { scenarios: "Without JavaScript" },
  ),
  inSiteHeader(
    "LOOK-1",
    "A wide screen has the button of the menu too",
    (module) => module.SiteHeader,
    (SiteHeader) => (props) => {
      const header = SiteHeader(props)
      const bar = header.props.children
      const [home, navigation, ...others] = bar.props.children
      const [opener, menu] = navigation.props.children
      const shown = { ...opener, props: { ...opener.props, style: { display: "inline-flex" } } }
      const links = { ...navigation, props: { ...navigation.props, children: [shown, menu] } }
      const parts = { ...bar, props: { ...bar.props, children: [home, links, ...others] } }
      return { ...header, props: { ...header.props, children: parts } }
    },
    { scenarios: "wide shows the links" },
  ),
  inReading(
    "LOOK-2",
    "Long words are not broken",
    (module) => module.Reading,
    (Reading) => (props) => {
      const reading = Reading(props)
      return { ...reading, props: { ...reading.props, style: { overflowWrap: "normal" } } }
    },
    { site: "fi", scenarios: "/fi/saavutettavuus/ of Finland" },
  ),
  inModule(() => import("../../../src/visit/frame/SiteFooter/SiteFooter.tsx"))(
    "LOOK-2",
    "Pages are too wide with large text",
    (module) => module.SiteFooter,
    (SiteFooter) => (props) => {
      const footer = SiteFooter(props)
      return { ...footer, props: { ...footer.props, style: { minWidth: "12rem" } } }
    },
    { site: "no", scenarios: "/nb/ of Norway" },
  ),
  inModule(() => import("../../../src/base/Picture/Picture.tsx"))(
    "LOOK-3",
    "Pictures fade in for visitors who prefer no motion",
    (module) => module.Picture,
    (Picture) => (props) => {
      const picture = Picture(props)
      return { ...picture, props: { ...picture.props, style: { transition: "opacity 300ms" } } }
    },
  ),
  inModule(() => import("../../../src/visit/home/Gallery/Gallery.tsx"))(
    "LOOK-3",
    "The row of pictures glides for visitors who prefer no motion",
    (module) => module.Gallery,
    (Gallery) => (props) => {
      const gallery = Gallery(props)
      const [list, ...others] = gallery.props.children
      const style = { ...list.props.style, scrollBehavior: "smooth" }
      const gliding = { ...list, props: { ...list.props, style } }
      return { ...gallery, props: { ...gallery.props, children: [gliding, ...others] } }
    },
    { site: "fi" },
  ),
  inConsentForm(
    "LOOK-4",
    "The answers scroll out of view",
    (module) => module.ConsentForm,
    (ConsentForm) => (props) => {
      const panel = ConsentForm(props)
      const form = panel.props.children
      const [question, purposes, answers] = form.props.children
      const scrolling = { ...answers, props: { ...answers.props, style: { position: "static" } } }
      const parts = { ...form, props: { ...form.props, children: [question, purposes, scrolling] } }
      return { ...panel, props: { ...panel.props, children: parts } }
    },
    { site: "fi" },
  ),
  inConsentForm(
    "LOOK-4",
    "The consent question takes two thirds of a phone",
    (module) => module.ConsentForm,
    (ConsentForm) => (props) => {
      const panel = ConsentForm(props)
      return { ...panel, props: { ...panel.props, style: { height: "66dvh", maxHeight: "none" } } }
    },
    { site: "no" },
  ),
  inModule(() => import("../../../src/server/http/rules.ts"))(
    "LOOK-5",
    "The browser requests the typeface at each visit",
    (rules) => rules.readRules,
    (readRules) => (text) => {
      const rules = readRules(text)
      const never = { key: "cache-control", value: "no-cache" }
      return { ...rules, headers: [...rules.headers, { path: "/static/*", headers: [never] }] }
    },
    { site: "no" },
  ),
  inSiteLayout(
    "LOOK-5",
    "Headings use the system's typeface",
    (module) => module.SiteLayout,
    (SiteLayout) => (props) => {
      const layout = SiteLayout(props)
      const style = { "--display": "serif" }
      const children = layout.props.children.map((part: typeof layout) =>
        part.type === "main" ? { ...part, props: { ...part.props, style } } : part,
      )
      return { ...layout, props: { children } }
    },
  ),
  inText("src/styles/tokens.css")(
    "LOOK-6",
    "Pages print dark where the screen is dark",
    "@media screen and (prefers-color-scheme: dark)",
    "@media (prefers-color-scheme: dark)",
    { scenarios: "kvistgatan" },
  ),
  inModule(() => import("../../../src/visit/page/LanguageSwitcher/LanguageSwitcher.tsx"))(
    "LOOK-6",
    "The languages are printed",
    (module) => module.LanguageSwitcher,
    (LanguageSwitcher) => (props) => {
      const navigation = LanguageSwitcher(props)
      return { ...navigation, props: { ...navigation.props, style: { display: "block" } } }
    },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/base/MailLink/MailLink.tsx"))(
    "LOOK-7",
    "E-mail addresses break at any letter",
    (module) => module.MailLink,
    (MailLink) => (props) => {
      const link = MailLink(props)
      return { ...link, props: { ...link.props, children: props.address } }
    },
    { scenarios: "e-mail addresses of /blogg/" },
  ),
  inModule(() => import("../../../src/base/FactList/FactList.tsx"))(
    "LOOK-7",
    "Words of facts break at any letter",
    (module) => module.FactList,
    (FactList) => (props) => {
      const list = FactList(props)
      return list && { ...list, props: { ...list.props, style: { wordBreak: "break-all" } } }
    },
    { scenarios: "kvistgatan-12" },
  ),
  inConsentForm(
    "LOOK-8",
    "The map covers the consent question",
    (module) => module.ConsentForm,
    (ConsentForm) => (props) => {
      const panel = ConsentForm(props)
      return { ...panel, props: { ...panel.props, style: { zIndex: 0 } } }
    },
    { scenarios: "a map of homes" },
  ),
  inSiteLayout(
    "LOOK-8",
    "The content of the page covers the consent question",
    (module) => module.SiteLayout,
    (SiteLayout) => (props) => {
      const layout = SiteLayout(props)
      const style = { position: "relative", zIndex: 5 }
      const children = layout.props.children.map((part: typeof layout) =>
        part.type === "main" ? { ...part, props: { ...part.props, style } } : part,
      )
      return { ...layout, props: { children } }
    },
    { scenarios: "768 by 500" },
  ),
  inModule(() => import("../../../src/base/Drawing/Drawing.tsx"))(
    "LOOK-9",
    "Plans, maps and portraits are bright in the dark",
    (drawing) => drawing.darkSource,
    (darkSource) => (src) => {
      const source = darkSource(src)
      return { ...source, props: { ...source.props, srcSet: src } }
    },
  ),
  inText("src/styles/base.css")(
    "LOOK-9",
    "Fields are bright in the dark",
    "screen and (prefers-color-scheme: dark)",
    "(width: 0)",
    { scenarios: "unticked checkbox" },
  ),
  inText("src/visit/areas/areas.module.css")(
    "LOOK-16",
    "The figures of the areas are torn apart",
    ".area dl :is(dt, dd) {\n  flex: none;",
    ".area dl :is(dt, dd) {\n  flex: 2 1 6.5rem;",
    { scenarios: "of /omraden/ in" },
  ),
  inText("src/styles/tokens.css")(
    "LOOK-11",
    "Only lines are darker for visitors who ask for more contrast",
    "    --ink-soft: var(--ink);\n",
    "",
  ),
  inModule(() => import("../../../src/base/Sources/Sources.tsx"))(
    "LOOK-14",
    "The heading above the sources is larger than that of the page",
    (module) => module.Sources,
    (Sources) => (props) => {
      const section = Sources(props)
      if (!section) return section
      const [heading, list] = section.props.children
      const large = { ...heading, props: { ...heading.props, style: { fontSize: "var(--text-hero)" } } }
      return { ...section, props: { ...section.props, children: [large, list] } }
    },
    { site: "fi", scenarios: "of /fi/hitas/" },
  ),
  inModule(() => import("../../../src/visit/articles/PostCard/PostCard.tsx"))(
    "LOOK-14",
    "The titles of other articles are larger than the heading above them",
    (module) => module.PostCard,
    (PostCard) => (props) => {
      const card = PostCard(props)
      const [picture, heading, ...others] = card.props.children
      const large = { ...heading, props: { ...heading.props, style: { fontSize: "var(--text-h1)" } } }
      return { ...card, props: { ...card.props, children: [picture, large, ...others] } }
    },
    { scenarios: "of /blogg/" },
  ),
  inProse(
    "LOOK-15",
    "A text ends before its picture",
    (module) => module.Prose,
    (Prose) => (props) => {
      const prose = Prose(props)
      return { ...prose, props: { ...prose.props, style: { maxWidth: "30rem" } } }
    },
    { scenarios: "of /om-kvistbo/" },
  ),
  inReading(
    "LOOK-15",
    "A wide screen has one column, as a phone has",
    (module) => module.Reading,
    (Reading) => (props) => {
      const reading = Reading(props)
      return { ...reading, props: { ...reading.props, className: undefined } }
    },
    { scenarios: "of /om-kvistbo/" },
  ),
]
