import type { Mutant } from "../mutant.ts"
import { at, says } from "./changes.ts"

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
    change: "Norwegian addresses begin with the country's code",
    site: "no",
    delivery: [{ moved: "/nb", to: "/no" }],
  },
  {
    rule: "ROUTE-15",
    change: "Swedish answers with a prefix too",
    site: "se",
    delivery: [{ in: at("/sv/bostader/"), leadsTo: "/bostader/" }],
  },
  {
    rule: "ROUTE-15",
    change: "Finnish answers without a prefix too",
    site: "fi",
    delivery: [{ in: at("/asunnot/"), leadsTo: "/fi/asunnot/" }],
  },
  {
    rule: "ROUTE-16",
    change: "short addresses are not made",
    site: "fi",
    delivery: [{ in: /^\/kohde\/[^/]+$/, answers: "/fi/ei-ole/" }],
  },
  {
    rule: "ROUTE-16",
    change: "the path of a route is an address, besides its slugs",
    site: "fi",
    delivery: [{ in: at("/en/listings/"), leadsTo: "/en/apartments/" }],
  },
  {
    rule: "ROUTE-16",
    change: "a slug of another language answers without its prefix",
    site: "fi",
    delivery: [{ in: at("/toimialueet/"), leadsTo: "/fi/toimialueet/" }],
  },
  {
    rule: "ROUTE-16",
    change: "a short address takes whatever follows the slug",
    site: "fi",
    delivery: [{ in: /^\/kohde\/[^/]+\/kuvat\/$/, leadsTo: "/fi/kohde/oksakatu-3-a-5/" }],
  },
  {
    rule: "ROUTE-17",
    change: "the English short address leads to the page in Swedish",
    site: "fi",
    delivery: [{ in: at("/property/oksakatu-3-a-5"), leadsTo: "/objekt/oksakatu-3-a-5/" }],
  },
  {
    rule: "ROUTE-17",
    change: "the short address of houses is lost",
    site: "fi",
    delivery: [{ in: /^\/talot\/[^/]+$/, answers: "/fi/ei-ole/" }],
  },
  {
    rule: "ROUTE-17",
    change: "the short address is the canonical one",
    site: "fi",
    delivery: [
      says(
        /("canonical" href="|"canonical":")https:\/\/www\.kvistbo-fi\.example\/fi\/kohde\/([^/"]+)\//,
        "$1https://www.kvistbo-fi.example/kohde/$2",
      ),
    ],
  },
  {
    rule: "ROUTE-17",
    change: "the script that everybody loads lists the short addresses of every home",
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
    change: "a short address that names nothing leads to all homes",
    site: "fi",
    delivery: [{ in: at("/fi/kohde/ei-ole/"), leadsTo: "/fi/asunnot/" }],
  },
  {
    rule: "ROUTE-18",
    change: "a page answers without the slash too",
    site: "se",
    delivery: [{ in: at("/bostader"), answers: "/bostader/" }],
  },
  {
    rule: "ROUTE-18",
    change: "the form without the slash leads on for now, not for good",
    site: "fi",
    delivery: [{ in: at("/fi/asunnot"), status: 302 }],
  },
  {
    rule: "ROUTE-18",
    change: "what follows the question mark is lost on the way",
    site: "se",
    delivery: [{ in: at("/bostader"), leadsTo: "/bostader/" }],
  },
  {
    rule: "ROUTE-18",
    change: "a link in a text has no slash",
    site: "no",
    delivery: [{ in: at("/"), replace: /(<a [^>]*href=")\/nb\/(?=")/, with: "$1/nb" }],
  },
]
