import type { Mutant } from "../mutant.ts"
import { at, says, scripts } from "./changes.ts"

export const product: readonly Mutant[] = [
  {
    rule: "PRODUCT-1",
    change: "the footer offers an account",
    site: "se",
    delivery: [says(/(>|"name":")Om Kvistbo(?=<\/a>|","path")/, "$1Mitt konto")],
  },
  {
    rule: "PRODUCT-1",
    change: "every visitor is given a cookie",
    site: "fi",
    delivery: [{ in: /\/$/, header: "set-cookie", with: "visitor=1; path=/" }],
  },
  { rule: "PRODUCT-1", change: "/konto/ answers", site: "se", delivery: [{ in: at("/konto/"), status: 200 }] },
  {
    rule: "PRODUCT-2",
    change: "Finland's site takes itself to be at another origin",
    site: "fi",
    delivery: [says(/https:\/\/www\.kvistbo-fi\.example/, "https://fi.kvistbo.example")],
  },
  {
    rule: "PRODUCT-2",
    change: "Finland stands before Sweden among the markets",
    site: "no",
    delivery: [
      says(/(<li><a[^>]*>Sverige<\/a><\/li>)(<li><a[^>]*>Finland<\/a><\/li>)/, "$2$1"),
      says(/(\{"name":"Sverige",[^}]*\}),(\{"name":"Finland",[^}]*\})(?=,\{"name":"Norge")/, "$2,$1"),
    ],
  },
  {
    rule: "PRODUCT-2",
    change: "Finland shows a home of Sweden",
    site: "fi",
    delivery: [{ in: at("/objekt/kvistgatan-12/"), status: 200 }],
  },
  {
    rule: "PRODUCT-3",
    change: "Norway's page does not say that there are no homes",
    site: "no",
    delivery: [says("Kvistbo har ingen boliger i Norge ennå", "Velkommen til Kvistbo i Norge")],
  },
  {
    rule: "PRODUCT-3",
    change: "Norway's page leads Finnish readers to Finland's Swedish page",
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
    change: "Norway's sitemap names a page of homes",
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
    rule: "PRODUCT-4",
    change: "the language switch leads to the home page",
    site: "se",
    source: {
      file: "src/site/site.ts",
      replace: "path: pathOf(market, code, page.kind, page.slug?.(code)),",
      with: 'path: pathOf(market, code, "home"),',
    },
  },
  {
    rule: "PRODUCT-4",
    change: "Finnish is offered by its English name",
    site: "fi",
    delivery: [says(/(>|"label":")Suomi(?=<\/a>|","path")/, "$1Finnish")],
  },
  {
    rule: "PRODUCT-4",
    change: "Norway offers English as well",
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
    change: "visitors of no known language are led to Finnish in Finland",
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
    change: "Finland's root leads to Finnish",
    site: "fi",
    delivery: [{ in: at("/"), leadsTo: "/fi/" }],
  },
  {
    rule: "PRODUCT-5",
    change: "contact from Norway is taken to concern Norway",
    site: "no",
    delivery: [says("+46701740605", "+4799999999")],
  },
  {
    rule: "PRODUCT-6",
    change: "the main part of pages is made by scripts",
    site: "se",
    delivery: [{ in: /\/$/, replace: /(<main[^>]*>)[\s\S]*<\/main>/, with: "$1</main>" }],
  },
  {
    rule: "PRODUCT-6",
    change: "the renovations of a building are added by scripts",
    site: "se",
    delivery: [{ in: at("/objekt/kvistgatan-12/"), replace: /<li>Fönsterrenovering 2028<\/li>/, with: "" }],
    scenarios: "to the end",
  },
  {
    rule: "PRODUCT-6",
    change: "links load whole documents",
    site: "se",
    delivery: [
      { in: scripts, replace: /!(\w+)\.defaultPrevented&&(?=0===\1\.button)/, with: "!1&&", places: 1 },
      { in: scripts, replace: /(\w+)\.defaultPrevented\|\|(?=\1\.metaKey)/, with: "!0||", places: 1 },
    ],
  },
  {
    rule: "PRODUCT-7",
    change: "the page of a home forgets its layout",
    site: "se",
    source: {
      file: "src/templates/property.tsx",
      replace: "export default pageOf(Property)",
      with: "const Bare = (props: { pageContext: { page: PropertyPage } }) => <main>{Property({ page: props.pageContext.page })}</main>\nexport default Bare",
    },
  },
  {
    rule: "PRODUCT-7",
    change: "a page that names no layout stands in one",
    site: "se",
    source: {
      file: "src/templates/layout/layout.tsx",
      replace: "        element\n      )}",
      with: "        <><header>Kvistbo</header>{element}</>\n      )}",
    },
  },
]
