import type { Mutant } from "../mutant.ts"
import { at, inSource, says } from "./changes.ts"

export const routes: readonly Mutant[] = [
  { rule: "ROUTE-14", change: "Norway has a blog", site: "no", delivery: [{ in: at("/nb/blog/"), answers: "/nb/" }] },
  {
    rule: "ROUTE-14",
    change: "Norway has Finland's short addresses",
    site: "no",
    delivery: [{ in: at("/kohde/oksakatu-3-a-5"), leadsTo: "/nb/" }],
  },
  {
    rule: "ROUTE-15",
    change: "Norwegian addresses start with the country's code",
    site: "no",
    delivery: [{ moved: "/nb", to: "/no" }],
  },
  {
    rule: "ROUTE-15",
    change: "Swedish addresses also work with a prefix",
    site: "se",
    delivery: [{ in: at("/sv/bostader/"), leadsTo: "/bostader/" }],
  },
  {
    rule: "ROUTE-15",
    change: "Finnish addresses also work without a prefix",
    site: "fi",
    delivery: [{ in: at("/asunnot/"), leadsTo: "/fi/asunnot/" }],
  },
  {
    rule: "ROUTE-5",
    change: "Short addresses answer with the not-found page",
    site: "fi",
    delivery: [{ in: /^\/kohde\/[^/]+$/, answers: "/fi/ei-ole/" }],
  },
  {
    rule: "ROUTE-16",
    change: "The name of a route is an address too",
    site: "fi",
    delivery: [{ in: at("/en/listings/"), leadsTo: "/en/apartments/" }],
  },
  {
    rule: "ROUTE-16",
    change: "A slug of another language works without its prefix",
    site: "fi",
    delivery: [{ in: at("/toimialueet/"), leadsTo: "/fi/toimialueet/" }],
  },
  {
    rule: "ROUTE-16",
    change: "A short address accepts more segments after the slug",
    site: "fi",
    delivery: [{ in: /^\/kohde\/[^/]+\/kuvat\/$/, leadsTo: "/fi/kohde/oksakatu-3-a-5/" }],
  },
  {
    rule: "ROUTE-5",
    change: "The English short address leads to the Swedish page",
    site: "fi",
    delivery: [{ in: at("/property/oksakatu-3-a-5"), leadsTo: "/objekt/oksakatu-3-a-5/" }],
  },
  {
    rule: "ROUTE-7",
    change: "The short address of houses is missing",
    site: "fi",
    delivery: [{ in: /^\/talot\/[^/]+$/, answers: "/fi/ei-ole/" }],
  },
  {
    rule: "ROUTE-17",
    change: "The short address is the canonical one",
    site: "fi",
    delivery: [
      says(
        /("canonical" href="|"canonical":")https:\/\/www\.kvistbo-fi\.example\/fi\/kohde\/([^/"]+)\//,
        "$1https://www.kvistbo-fi.example/kohde/$2",
      ),
    ],
  },
  {
    rule: "ROUTE-19",
    change: "The app's script names the page of one Finnish home",
    site: "fi",
    delivery: [{ in: /^\/app-[^/]*\.js$/, replace: /^/, with: 'var newest="/objekt/oksakatu-3-a-5/";', places: 1 }],
  },
  {
    rule: "ROUTE-19",
    change: "The app's script lists the short addresses of every home",
    site: "se",
    delivery: [
      {
        in: /^\/app-[^/]*\.js$/,
        replace: /^/,
        with: 'var homes=[{"matchPath":"/property/kvistgatan-12"}];',
        places: 1,
      },
    ],
  },
  {
    rule: "ROUTE-17",
    change: "A short address of an unknown home leads to all homes",
    site: "fi",
    delivery: [{ in: at("/fi/kohde/ei-ole/"), leadsTo: "/fi/asunnot/" }],
  },
  {
    rule: "ROUTE-17",
    change: "A short address redirects temporarily",
    site: "fi",
    delivery: [{ in: at("/kohde/oksakatu-3-a-5"), status: 302 }],
  },
  {
    rule: "ROUTE-24",
    change: "A former address redirects temporarily",
    site: "se",
    delivery: [{ in: at("/objekt/kvistgatan-12-1303/"), status: 302 }],
  },
  {
    rule: "ROUTE-24",
    change: "A former address leads to the list of homes",
    site: "fi",
    delivery: [{ in: at("/fi/kohde/oksakatu-3-a/"), leadsTo: "/fi/asunnot/" }],
  },
  {
    rule: "ROUTE-16",
    change: "The English page of a home is missing",
    site: "fi",
    delivery: [{ in: at("/en/property/oksakatu-3-a-5/"), status: 404 }],
  },
  {
    rule: "ROUTE-12",
    change: "Sweden's short addresses of homes are missing",
    site: "se",
    delivery: [{ in: /^\/property\/[^/]+$/, answers: "/en/not-there/" }],
  },
  {
    rule: "ROUTE-18",
    change: "A page also answers without the slash",
    site: "se",
    delivery: [{ in: at("/bostader"), answers: "/bostader/" }],
  },
  {
    rule: "ROUTE-18",
    change: "The redirect to the slash is temporary",
    site: "fi",
    delivery: [{ in: at("/fi/asunnot"), status: 302 }],
  },
  {
    rule: "ROUTE-18",
    change: "The redirect loses the query",
    site: "se",
    delivery: [{ in: at("/bostader"), leadsTo: "/bostader/" }],
  },
  {
    rule: "ROUTE-18",
    change: "A link in a text has no slash",
    site: "no",
    delivery: [{ in: at("/"), replace: /(<a [^>]*href=")\/nb\/(?=")/, with: "$1/nb" }],
  },
  inSource("src/server/http/repaired-address.ts")(
    "ROUTE-18",
    "An address in capitals names no page",
    "    .toLowerCase()\n",
    "",
    { scenarios: "/Bostader redirects" },
  ),
  inSource("src/server/http/repaired-address.ts")(
    "ROUTE-18",
    "What follows a link in a text belongs to the address",
    '    .replace(following, "$1")\n',
    "",
    { site: "fi", scenarios: "%22%3E redirects" },
  ),
  inSource("src/server/http/site.ts")(
    "ROUTE-18",
    "A page also answers at the name of its file",
    " && !pageFile.test(path)",
    "",
    { site: "no", scenarios: "/nb/index.html redirects" },
  ),
  inSource("node_modules/gatsby/cache-dir/production-app.js")(
    "ROUTE-16",
    "A fragment is decoded whatever it holds",
    "hash: decodable(location.hash)",
    "hash: location.hash",
    { site: "no", scenarios: "/nb/#%C3" },
  ),
]
