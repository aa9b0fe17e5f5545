import type { MarketName } from "../../../src/spec/markets.ts"
import type { Mutant } from "../mutant.ts"

/** Moves a page to another slug and adapts every link, so that only the address itself is wrong. */
const movedTo = (rule: string, site: MarketName, moved: string, to: string): Mutant => ({
  rule,
  change: `${moved}/ has moved to ${to}/`,
  site,
  delivery: [{ moved, to }],
})

/** The slugs of every address, language by language. */
export const addresses: readonly Mutant[] = [
  movedTo("ROUTE-1", "fi", "/fi/blog", "/fi/blogi"),
  movedTo("ROUTE-1", "fi", "/en/blog", "/en/articles"),
  movedTo("ROUTE-1", "fi", "/blog", "/blogg"),
  movedTo("ROUTE-2", "fi", "/fi/asunnot", "/fi/kohteet"),
  movedTo("ROUTE-2", "fi", "/en/apartments", "/en/homes"),
  movedTo("ROUTE-2", "fi", "/bostader", "/hem"),
  {
    rule: "ROUTE-2",
    change: "The Finnish address redirects to another one with the same page",
    site: "fi",
    delivery: [
      { in: /^\/fi\/asunnot\/$/, leadsTo: "/fi/kohteet/" },
      { in: /^\/fi\/kohteet\/$/, answers: "/fi/asunnot/" },
    ],
  },
  movedTo("ROUTE-3", "fi", "/fi/yksityisyys", "/fi/tietosuoja"),
  movedTo("ROUTE-3", "fi", "/en/privacy", "/en/data-protection"),
  movedTo("ROUTE-3", "fi", "/datasakerhet", "/dataskydd"),
  movedTo("ROUTE-4", "fi", "/fi/asuinaluevertailu", "/fi/asuinalueet"),
  movedTo("ROUTE-4", "fi", "/en/neighbourhoods", "/en/neighborhoods"),
  movedTo("ROUTE-4", "fi", "/jamforelse-av-bostadsomraden", "/bostadsomraden"),
  movedTo("ROUTE-5", "fi", "/fi/kohde", "/fi/asunto"),
  movedTo("ROUTE-5", "fi", "/en/property", "/en/properties"),
  movedTo("ROUTE-5", "fi", "/objekt", "/bostad"),
  movedTo("ROUTE-6", "fi", "/fi/toimialueet", "/fi/alueet"),
  movedTo("ROUTE-6", "fi", "/en/areas", "/en/regions"),
  movedTo("ROUTE-6", "fi", "/omraden", "/bostadsomraden"),
  movedTo("ROUTE-7", "fi", "/fi/talot", "/fi/talo"),
  movedTo("ROUTE-7", "fi", "/en/houses", "/en/house"),
  movedTo("ROUTE-7", "fi", "/hus", "/byggnad"),
  movedTo("ROUTE-8", "fi", "/fi/hitas", "/fi/hitas-asunnot"),
  movedTo("ROUTE-8", "fi", "/en/hitas", "/en/hitas-homes"),
  movedTo("ROUTE-8", "fi", "/hitas", "/hitasbostader"),
  movedTo("ROUTE-9", "se", "/en/blog", "/en/articles"),
  movedTo("ROUTE-9", "se", "/blogg", "/blog"),
  movedTo("ROUTE-10", "se", "/en/apartments", "/en/homes"),
  movedTo("ROUTE-10", "se", "/bostader", "/bostad"),
  movedTo("ROUTE-11", "se", "/en/privacy", "/en/data-protection"),
  movedTo("ROUTE-11", "se", "/datasakerhet", "/dataskydd"),
  movedTo("ROUTE-12", "se", "/en/property", "/en/properties"),
  movedTo("ROUTE-12", "se", "/objekt", "/bostad"),
  movedTo("ROUTE-13", "se", "/en/areas", "/en/regions"),
  movedTo("ROUTE-13", "se", "/omraden", "/vara-omraden"),
  movedTo("ROUTE-20", "se", "/en/agents", "/en/brokers"),
  movedTo("ROUTE-20", "se", "/maklare", "/vara-maklare"),
  movedTo("ROUTE-21", "fi", "/fi/valittajat", "/fi/kiinteistonvalittajat"),
  movedTo("ROUTE-21", "fi", "/en/agents", "/en/brokers"),
  movedTo("ROUTE-21", "fi", "/maklare", "/vara-maklare"),
]
