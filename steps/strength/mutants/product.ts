import type { Mutant } from "../mutant.ts"
import { at, inSource, page, says, wholeDocuments } from "./changes.ts"

const choice = inSource("src/browser/navigation/language-choice.ts")
const offer = inSource("src/components/frame/LanguageOffer/LanguageOffer.tsx")
const line = inSource("src/components/frame/LanguageOffer/LanguageOfferLine.tsx")
const lineStyle = inSource("src/components/frame/LanguageOffer/LanguageOfferLine.module.css")
const languageSwitch = inSource("src/components/frame/LanguageSwitcher/LanguageSwitcher.tsx")

export const product: readonly Mutant[] = [
  {
    rule: "PRODUCT-1",
    change: "The footer offers an account",
    site: "se",
    delivery: [says(/(>|"name":")Om Kvistbo(?=<\/a>|","path")/, "$1Mitt konto")],
  },
  {
    rule: "PRODUCT-1",
    change: "The footer offers pages of the visitor's own",
    site: "se",
    delivery: [says(/(>|"name":")Om Kvistbo(?=<\/a>|","path")/, "$1Mina sidor")],
  },
  {
    rule: "PRODUCT-1",
    change: "A form that is not the contact form asks for an e-mail address",
    site: "fi",
    delivery: [
      { in: at("/fi/kohde/oksakatu-3-a-5/"), replace: 'data-contact-form=""', with: 'data-sign-in=""', places: 1 },
    ],
  },
  {
    rule: "PRODUCT-1",
    change: "Every visitor gets a cookie",
    site: "fi",
    delivery: [{ in: /\/$/, header: "set-cookie", with: "visitor=1; path=/" }],
  },
  {
    rule: "PRODUCT-1",
    change: "/konto/ answers with a page",
    site: "se",
    delivery: [{ in: at("/konto/"), status: 200 }],
  },
  {
    rule: "PRODUCT-2",
    change: "Finland's pages name a wrong origin",
    site: "fi",
    delivery: [says(/https:\/\/www\.kvistbo-fi\.example/, "https://fi.kvistbo.example")],
  },
  {
    rule: "PRODUCT-2",
    change: "Only Finland's front page names its own origin",
    site: "fi",
    source: {
      file: "src/site/site.ts",
      replace: "  market.origin + pathOf(market, language, kind, slug?.(language))",
      with: '  (kind === "home" ? market.origin : "https://www.kvistbo.example") + pathOf(market, language, kind, slug?.(language))',
    },
  },
  {
    rule: "PRODUCT-2",
    change: "Norway's front page leads to Finland before Sweden",
    site: "no",
    source: {
      file: "src/site/front/opening.ts",
      replace: "markets: Object.values<Market>(markets)",
      with: "markets: Object.values<Market>(markets).toReversed()",
    },
  },
  {
    rule: "PRODUCT-2",
    change: "Finland comes before Sweden in the list of markets",
    site: "no",
    delivery: [
      says(/(<li><a[^>]*>Sverige<\/a><\/li>)(<li><a[^>]*>Finland<\/a><\/li>)/, "$2$1"),
      says(/(\{"name":"Sverige",[^}]*\}),(\{"name":"Finland",[^}]*\})(?=,\{"name":"Norge")/, "$2,$1"),
    ],
  },
  {
    rule: "PRODUCT-2",
    change: "Finland's site shows a Swedish home",
    site: "fi",
    delivery: [{ in: at("/objekt/kvistgatan-12/"), status: 200 }],
  },
  {
    rule: "PRODUCT-2",
    change: "Sweden has the page of a home in Finland",
    site: "se",
    delivery: [{ in: at("/objekt/oksakatu-3-a-5/"), status: 200 }],
  },
  {
    rule: "PRODUCT-3",
    change: "Norway's page does not mention that it has no homes",
    site: "no",
    delivery: [says("Kvistbo har ingen boliger i Norge ennå", "Velkommen til Kvistbo i Norge")],
  },
  {
    rule: "PRODUCT-3",
    change: "Norway's page links Finnish readers to Finland's Swedish page",
    site: "no",
    delivery: [
      says(
        /(<a |"name":"Suomi",)("?href"?[=:]")https:\/\/www\.kvistbo-fi\.example\/fi\//,
        "$1$2https://www.kvistbo-fi.example/",
      ),
    ],
  },
  {
    rule: "PRODUCT-3",
    change: "Norway's sitemap lists a page of homes",
    site: "no",
    delivery: [
      {
        in: at("/sitemap.xml"),
        replace: "</urlset>",
        with: "<url><loc>https://www.kvistbo-no.example/nb/boliger/</loc></url></urlset>",
      },
    ],
  },
  {
    rule: "PRODUCT-11",
    change: "Norway's page in Swedish aims for no level of accessibility",
    site: "no",
    delivery: [says("Vi siktar på WCAG 2.2, nivå AA", "Vi siktar på tillgänglighet", page("/"))],
  },
  {
    rule: "PRODUCT-11",
    change: "Norway's page in Norwegian asks for barriers without an address",
    site: "no",
    source: {
      file: "src/site/front/opening.ts",
      replace: '    text("opening.accessibility.barrier"),\n  ],\n  email: market.agency.email,',
      with: '    text("opening.accessibility.barrier"),\n  ],\n  email: market.agency.email.slice(0, 0),',
    },
  },
  {
    rule: "PRODUCT-11",
    change: "Norway's page does not say that the company is fictional",
    site: "no",
    delivery: [says("er et oppdiktet eiendomsmeglingsforetak", "er et eiendomsmeglingsforetak", page("/nb/"))],
  },
  {
    rule: "PRODUCT-4",
    change: "The language switch always leads to the front page",
    site: "se",
    source: {
      file: "src/site/site.ts",
      replace: "path: pathOf(market, code, page.kind, page.slug?.(code)),",
      with: 'path: pathOf(market, code, "home"),',
    },
  },
  {
    rule: "PRODUCT-4",
    change: 'The language switch calls Finnish "Finnish" instead of "Suomi"',
    site: "fi",
    delivery: [says(/(>|"label":")Suomi(?=<\/a>|","path")/, "$1Finnish")],
  },
  {
    rule: "PRODUCT-4",
    change: "Norway's site also offers English",
    site: "no",
    delivery: [
      says(
        /(<li><a [^>]*lang="nb"[^>]*>Norsk<\/a><\/li>)/,
        '$1<li><a hrefLang="en" lang="en" href="/en/">English</a></li>',
      ),
      says(/(\{"code":"nb","label":"Norsk","path":"[^"]*"\})/, '$1,{"code":"en","label":"English","path":"/en/"}'),
    ],
  },
  {
    rule: "PRODUCT-5",
    change: "In Finland, the fallback for other languages is Finnish instead of Swedish",
    site: "fi",
    delivery: [
      says(
        /("x-default" href="|"x-default","href":")https:\/\/www\.kvistbo-fi\.example\//,
        "$1https://www.kvistbo-fi.example/fi/",
      ),
    ],
  },
  {
    rule: "PRODUCT-5",
    change: "Finland's root redirects to the Finnish front page",
    site: "fi",
    delivery: [{ in: at("/"), leadsTo: "/fi/" }],
  },
  {
    rule: "PRODUCT-8",
    change: "Norway's page gives the Swedish number as it is dialled in Sweden",
    site: "no",
    delivery: [says(/\+46\s70\s174\s06\s05/, "070-174 06 05")],
  },
  {
    rule: "PRODUCT-8",
    change: "The form of the Sweden site takes a number as Finnish",
    site: "se",
    delivery: [says("Sweden (+46)", "Finland (+358)", page("/en/contact/"))],
  },
  {
    rule: "PRODUCT-8",
    change: "Norway's page gives a Norwegian phone number",
    site: "no",
    delivery: [says("+46701740605", "+4799999999")],
  },
  {
    rule: "PRODUCT-6",
    change: "Pages have no main content without scripts",
    site: "se",
    delivery: [{ in: /\/$/, replace: /(<main[^>]*>)[\s\S]*<\/main>/, with: "$1</main>" }],
  },
  {
    rule: "PRODUCT-6",
    change: "The renovations of a building are missing without scripts",
    site: "se",
    delivery: [{ in: at("/en/property/kvistgatan-12/"), replace: /<li>Window refurbishment, 2028<\/li>/, with: "" }],
    scenarios: "can be read",
  },
  {
    rule: "PRODUCT-6",
    change: "The text of the privacy page is hidden without scripts",
    site: "se",
    delivery: [{ in: at("/en/privacy/"), replace: "<article", with: "<article hidden" }],
    scenarios: "can be read",
  },
  {
    rule: "PRODUCT-12",
    change: "Moving on loads the data of the home page too",
    site: "se",
    source: {
      file: "gatsby-browser.tsx",
      replace: "  leavePage()\n  hideMissingChunks()",
      with: '  leavePage()\n  void fetch("/page-data/index/page-data.json")\n  hideMissingChunks()',
    },
  },
  { rule: "PRODUCT-12", change: "Links load whole documents", site: "se", source: wholeDocuments },
  {
    rule: "PRODUCT-7",
    change: "The page of a home loses its layout",
    site: "se",
    source: {
      file: "src/templates/property.tsx",
      replace: "export default pageOf(Property)",
      with: "const Bare = (props: { pageContext: { page: PropertyPage } }) => <main>{Property({ page: props.pageContext.page })}</main>\nexport default Bare",
    },
  },
  {
    rule: "PRODUCT-7",
    change: "The hitas page loses its layout",
    site: "fi",
    source: {
      file: "src/templates/hitas.tsx",
      replace: "export default pageOf(Hitas)",
      with: "const Bare = (props: { pageContext: { page: HitasPage } }) => <main>{Hitas({ page: props.pageContext.page })}</main>\nexport default Bare",
    },
  },
  {
    rule: "PRODUCT-7",
    change: "Norway's pages have a menu without links",
    site: "no",
    source: {
      file: "src/components/frame/SiteHeader/SiteHeader.tsx",
      replace: "{header.links.length > 0 && (",
      with: "{header.links.length > -1 && (",
    },
  },
  {
    rule: "PRODUCT-7",
    change: "Addresses without a page have no footer",
    site: "se",
    source: {
      file: "src/templates/not-found.tsx",
      replace: "footer={<SiteFooter footer={footer} />}",
      with: "footer={null}",
    },
  },
  {
    rule: "PRODUCT-7",
    change: "A page without a layout gets a header all the same",
    site: "se",
    source: {
      file: "src/templates/layout/layout.tsx",
      replace: "        element\n      )}",
      with: "        <><header>Kvistbo</header>{element}</>\n      )}",
    },
  },
  choice(
    "PRODUCT-9",
    "Only the first language of the browser counts",
    "navigator.languages.map",
    "navigator.languages.slice(0, 1).map",
    {
      site: "fi",
    },
  ),
  choice("PRODUCT-9", "Nynorsk is no Norwegian", "/^n[no]\\b/", "/^no\\b/", { site: "no" }),
  choice("PRODUCT-9", "Each page of a visit offers", "isFirstPage = false\n", "", { site: "fi" }),
  choice("PRODUCT-9", "An offer is shown where no answer can be stored", "stored === null", "stored == null", {
    site: "fi",
  }),
  choice("PRODUCT-9", "The page's own language is offered", "language && language !== current", "language", {
    site: "fi",
  }),
  offer("PRODUCT-9", "The offer stays on the next page", "      setOffer(null)\n    }\n", "    }\n", { site: "fi" }),
  line("PRODUCT-9", "A declined offer returns", "    declineLanguage()\n", "", { site: "fi" }),
  line("PRODUCT-9", "A followed offer returns", "onClick={() => chooseLanguage(language)}", "", { site: "fi" }),
  line("PRODUCT-9", "The offer forgets the search", "pathIn(frame, language) + query", "pathIn(frame, language)", {
    site: "fi",
  }),
  line("PRODUCT-9", "The offer lies under the cookie question", 'useStore(questionHeight) || "0px"', '"0px"', {
    site: "fi",
  }),
  lineStyle("PRODUCT-9", "The offer hides what Tab reaches", "scroll-padding-bottom: calc(var(--offer) + 8px)", "", {
    site: "fi",
  }),
  choice("PRODUCT-10", "Every page offers the chosen language", "path === root ? [stored] : []", "[stored]", {
    site: "fi",
  }),
  choice("PRODUCT-10", "The root offers nothing", "path === root ? [stored] : []", "[]", { site: "fi" }),
  choice("PRODUCT-10", "A choice before hydration is forgotten", "    chooseLanguage(current)\n", "    void 0\n", {
    site: "fi",
  }),
  languageSwitch("PRODUCT-10", "The switch stores nothing", "onClick={() => chooseLanguage(code)}", "", { site: "fi" }),
  line("PRODUCT-10", "A declined language is offered again at the root", "    declineLanguage()\n", "", { site: "fi" }),
]
