import type { Mutant } from "../mutant.ts"
import { at, inSource, page, says, without } from "./changes.ts"

/** The pages of the list of homes, and their data. */
const listPages = /\/en\/apartments\/(\d\/)?(page-data\.json)?$/

const cards = "src/site/homes/cards.ts"

export const screens: readonly Mutant[] = [
  {
    rule: "SCREEN-1",
    change: "The front page shows the oldest homes first",
    site: "se",
    source: {
      file: cards,
      replace: "newestFirst(listings, ({ publishedAt }) => publishedAt)",
      with: "newestFirst(listings, ({ publishedAt }) => publishedAt).toReversed()",
    },
  },
  {
    rule: "SCREEN-1",
    change: "The front page shows five homes instead of six",
    site: "se",
    source: { file: "src/site/front/front-page.ts", replace: ".slice(0, 6)", with: ".slice(0, 5)" },
  },
  {
    rule: "SCREEN-1",
    change: "The link to all articles leads to one article",
    site: "se",
    delivery: [
      says(/(<a [^>]*href=")\/en\/blog\/("[^>]*>All articles)/, "$1/en/blog/energy-class-in-the-advert/$2"),
      says('"All articles","path":"/en/blog/"', '"All articles","path":"/en/blog/energy-class-in-the-advert/"'),
    ],
  },
  {
    rule: "SCREEN-1",
    change: "The link to an area leads to the index of areas",
    site: "se",
    delivery: [says("/en/areas/malmo/", "/en/areas/", page("/en/"))],
  },
  {
    rule: "SCREEN-2",
    change: "Cards lack the floor",
    site: "se",
    delivery: [says(/\s·\sfloor\s\d+\sof\s\d+/, "", listPages)],
  },
  {
    rule: "SCREEN-2",
    change: "Cards lack the city",
    site: "se",
    delivery: [says(/, Södermalm, Stockholm(?=<\/p>|",)/, ", Södermalm", listPages)],
  },
  {
    rule: "SCREEN-2",
    change: "A Finnish card lacks the share of the company's loan",
    site: "fi",
    delivery: [
      { in: /^\/en\/apartments\/(\d\/)?$/, replace: /<div><dt>Debt share<\/dt>\s*<dd>[^<]*<\/dd><\/div>/, with: "" },
      { in: /apartments\/(\d\/)?page-data/, replace: /,\{"term":"Debt share","value":"[^"]*"\}/, with: "" },
    ],
  },
  {
    rule: "SCREEN-2",
    change: "The list leaves out sold homes",
    site: "se",
    source: {
      file: "src/site/search/listings.ts",
      replace: "listingsInOrder(edition.content)",
      with: 'listingsInOrder(edition.content).filter(({ status }) => status !== "sold")',
    },
  },
  {
    rule: "SCREEN-2",
    change: "Reserved homes have no label",
    site: "se",
    source: {
      file: cards,
      replace: 'if (listing.status !== "forSale") return text',
      with: 'if (listing.status !== "forSale" && listing.status !== "reserved") return text',
    },
  },
  {
    rule: "SCREEN-3",
    change: "The page of a Swedish flat does not mention whether it is pledged",
    site: "se",
    delivery: without("Pledged"),
  },
  {
    rule: "SCREEN-3",
    change: "The page of a Swedish house does not mention its easements",
    site: "se",
    delivery: without("Easements"),
  },
  {
    rule: "SCREEN-3",
    change: "The page of a Finnish home does not mention the price of water",
    site: "fi",
    delivery: without("Water charge"),
  },
  {
    rule: "SCREEN-3",
    change: "The page of a Swedish new build does not mention when it will be ready",
    site: "se",
    delivery: without("Expected completion"),
  },
  {
    rule: "SCREEN-3",
    change: "The page of a Swedish terraced house does not mention its share in the association",
    site: "se",
    delivery: [
      {
        in: page("/en/property/radhusvagen-8/"),
        replace: "Share in the association",
        with: "Share",
      },
    ],
  },
  {
    rule: "SCREEN-3",
    change: "The page of a Finnish house does not mention its zoning",
    site: "fi",
    delivery: without("Zoning"),
  },
  {
    rule: "SCREEN-3",
    change: "The confirmed maximum price of a hitas home has no date",
    site: "fi",
    delivery: without("Confirmed on"),
  },
  {
    rule: "SCREEN-3",
    change: "Viewings have times in UTC",
    site: "se",
    delivery: [says("18:15–19:15", "17:15–18:15")],
  },
  {
    rule: "SCREEN-4",
    change: "The page of a house does not name its manager",
    site: "fi",
    delivery: without("Manager"),
  },
  {
    rule: "SCREEN-4",
    change: "The page of a house shows three of its homes",
    site: "fi",
    source: {
      file: "src/site/homes/house.ts",
      replace: "others.map(",
      with: "others.slice(0, 2).map(",
    },
  },
  {
    rule: "SCREEN-4",
    change: "Sweden has house pages",
    site: "se",
    delivery: [{ in: at("/hus/brf-saltingen-4/"), status: 200 }],
  },
  {
    rule: "SCREEN-5",
    change: "Figures of areas have no source",
    site: "se",
    delivery: [
      { in: at("/en/areas/"), replace: /<(\w+)[^>]*>Statistics Sweden \(SCB\)(?:, \d+)?<\/\1>/, with: "" },
      { in: /en\/areas\/page-data/, replace: /"source":"Statistics Sweden \(SCB\)(?:, \d+)?"/, with: '"source":null' },
    ],
  },
  {
    rule: "SCREEN-5",
    change: "Figures of areas in Finland have no year",
    site: "fi",
    delivery: [says("Statistics Finland, Paavo, 2024", "Statistics Finland, Paavo", page("/en/areas/"))],
  },
  {
    rule: "SCREEN-5",
    change: "The population of an area is that of another year",
    site: "se",
    delivery: [says("85\u00a0789", "84\u00a0187", page("/en/areas/"))],
  },
  {
    rule: "SCREEN-5",
    change: "The pages of areas show no homes",
    site: "se",
    source: {
      file: "src/site/areas/areas.ts",
      replace: "homes: homes.slice(0, 3)",
      with: "homes: homes.slice(0, 0)",
    },
  },
  {
    rule: "SCREEN-6",
    change: "Two columns of figures are swapped",
    site: "fi",
    delivery: [
      says(/(<th scope="row">[^<]*<\/th>)(<td>[^<]*<\/td>)(<td>[^<]*<\/td>)/, "$1$3$2"),
      says(/("cells":\[)("[^"]*"),("[^"]*")/, "$1$3,$2"),
    ],
  },
  {
    rule: "SCREEN-6",
    change: "A figure that nobody has published reads 0",
    site: "fi",
    delivery: [says(/(<td>|")no data(?=<\/td>|")/, "$10", page("/en/neighbourhoods/"))],
  },
  {
    rule: "SCREEN-6",
    change: "Norway has the comparison of neighbourhoods",
    site: "no",
    delivery: [{ in: at("/jamforelse-av-bostadsomraden/"), status: 200 }],
  },
  {
    rule: "SCREEN-7",
    change: "The blog shows the oldest articles first",
    site: "se",
    source: {
      file: cards,
      replace: "newestFirst(content.posts, (post) => post.versions[language].date)",
      with: "newestFirst(content.posts, (post) => post.versions[language].date).toReversed()",
    },
  },
  {
    rule: "SCREEN-7",
    change: "Articles do not name their author",
    site: "fi",
    delivery: [says("Mikael Sandås", "Kvistbo", page("/en/blog/hitas-in-brief/"))],
  },
  {
    rule: "SCREEN-8",
    change: "The limit price has no date",
    site: "fi",
    delivery: [says("Rajaneliöhinta 1.11.2022 alkaen", "Rajaneliöhinta")],
  },
  {
    rule: "SCREEN-8",
    change: "The dated limit price is not that of the example",
    site: "fi",
    delivery: [says(/4(\s)733(\s€\/m², viimeisin)/, "4$1833$2")],
  },
  {
    rule: "SCREEN-8",
    change: "The number of homes has no date",
    site: "fi",
    delivery: [says("Under control at the end of 2021", "Under control")],
  },
  {
    rule: "SCREEN-8",
    change: "The sources have no links",
    site: "fi",
    delivery: [says(/https:\/\/paatokset\.hel\.fi\/[^"]*/, "/fi/blog/")],
  },
  { rule: "SCREEN-8", change: "Sweden has a hitas page", site: "se", delivery: [{ in: at("/hitas/"), status: 200 }] },
  {
    rule: "SCREEN-9",
    change: "The privacy page does not mention how long data is stored",
    site: "fi",
    delivery: [says("12 kuukautta", "tarvittavan ajan")],
  },
  {
    rule: "SCREEN-9",
    change: "The privacy page does not mention why contact requests are stored",
    site: "fi",
    delivery: [says("Pyyntöön vastaaminen", "Liiketoiminta")],
  },
  {
    rule: "SCREEN-9",
    change: "The privacy page does not mention the legal basis",
    site: "se",
    delivery: [says("our legitimate interest in answering", "our interest in answering")],
  },
  {
    rule: "SCREEN-9",
    change: "Contact requests are stored for 24 months in Sweden",
    site: "se",
    delivery: [says("12 månader från att du skickade", "24 månader från att du skickade")],
  },
  {
    rule: "SCREEN-9",
    change: "The English privacy page does not say that the home's agent receives a request",
    site: "se",
    delivery: [says("e-mailed to the home’s agent or our office", "e-mailed to our office")],
  },
  {
    rule: "SCREEN-9",
    change: "Finland's privacy page names the Swedish agency",
    site: "fi",
    delivery: [says("Kvistbo Oy LKV", "Kvistbo Fastighetsförmedling AB", page("/en/privacy/"))],
  },
  inSource("features/sample/fi/pages/privacy.fi.md")(
    "SCREEN-9",
    "The Finnish privacy page promises another time for alerts",
    "enintään 12 kuukautta. Jos et vahvista",
    "enintään 24 kuukautta. Jos et vahvista",
    { site: "fi", scenarios: "says in Finnish" },
  ),
  {
    rule: "SCREEN-9",
    change: "The English privacy page does not say that a sign-up is a request",
    site: "se",
    delivery: [says("A sign-up for a viewing is a contact request too: we", "We", page("/en/privacy/"))],
  },
  {
    rule: "SCREEN-10",
    change: "A request ends on the home page in Sweden too",
    site: "se",
    delivery: [{ in: at("/api/contact-requests"), header: "location", with: "/" }],
  },
  {
    rule: "SCREEN-10",
    change: "The confirmation has no deadline",
    site: "se",
    delivery: [says("senast nästa vardag", "snart", page("/begar-kontakt/"))],
  },
  {
    rule: "SCREEN-11",
    change: "A Finnish content page is at its Swedish slug",
    site: "fi",
    delivery: [{ moved: "/fi/saavutettavuus", to: "/fi/tillganglighet" }],
  },
  {
    rule: "SCREEN-11",
    change: "A content page is missing in one language of its market",
    site: "fi",
    delivery: [{ in: at("/en/about-kvistbo/"), status: 404 }],
  },
  {
    rule: "SCREEN-11",
    change: "Content pages have addresses below a folder",
    site: "se",
    delivery: [{ moved: "/om-kvistbo", to: "/sidor/om-kvistbo" }],
  },
  {
    rule: "SCREEN-13",
    change: "An English article is at its Swedish slug",
    site: "se",
    delivery: [{ moved: "/en/blog/how-to-spot-a-fake-advert", to: "/en/blog/sa-kanner-du-igen-en-falsk-annons" }],
  },
  {
    rule: "SCREEN-13",
    change: "An article answers at the root too",
    site: "se",
    delivery: [{ in: at("/sa-kanner-du-igen-en-falsk-annons/"), leadsTo: "/blogg/sa-kanner-du-igen-en-falsk-annons/" }],
  },
  {
    rule: "SCREEN-14",
    change: "The footer does not mention that the agency is fictional",
    site: "fi",
    delivery: [says("Kvistbo, its homes, people and prices are fictional", "Kvistbo, homes in Finland")],
  },
  {
    rule: "SCREEN-14",
    change: "The Swedish footer does not mention that the agency is fictional",
    site: "se",
    delivery: [says("Kvistbo, bostäderna, människorna och priserna är påhittade", "Kvistbo, bostäder i Sverige")],
  },
  {
    rule: "SCREEN-12",
    change: "Unknown paths answer 200",
    site: "se",
    delivery: [{ in: at("/finns-inte/"), status: 200 }],
  },
  {
    rule: "SCREEN-12",
    change: "The not-found page links to no area",
    site: "fi",
    scenarios: "leads on to an area",
    source: {
      file: "src/site/frame/substitute-pages.ts",
      replace: 'kind === "notFound" ? areaLinks(edition) : null',
      with: "null",
    },
  },
  {
    rule: "SCREEN-12",
    change: "Unknown paths redirect to the front page of their language",
    site: "fi",
    delivery: [{ in: at("/fi/ei-ole/"), leadsTo: "/fi/" }],
  },
  {
    rule: "SCREEN-12",
    change: "The host answers every unknown path with the Swedish not-found page",
    site: "fi",
    delivery: [{ in: at("/fi/ei-ole/"), answers: "/ei-ole/" }],
    scenarios: "Without JavaScript, an unknown",
  },
  inSource("node_modules/gatsby/cache-dir/loader.js")(
    "SCREEN-12",
    "The browser requests page data for an address without a page",
    "if (pagePath === `/404.html` && !findMatchPath",
    "if (pagePath === `/405.html` && !findMatchPath",
    { scenarios: "requests nothing" },
  ),
]
