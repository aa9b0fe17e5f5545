import type { MarketName } from "../../../src/spec/markets.ts"
import type { Mutant } from "../mutant.ts"

/** Moves a page to another slug and adapts every link, so that only the address itself is wrong. */
const elsewhere = (rule: string, site: MarketName, moved: string, to: string): Mutant => ({
  rule,
  change: `${moved}/ stands at ${to}/`,
  site,
  delivery: [{ moved, to }],
})

/** The slugs of every address, language by language. */
export const addresses: readonly Mutant[] = [
  elsewhere("ROUTE-1", "fi", "/fi/blog", "/fi/blogi"),
  elsewhere("ROUTE-1", "fi", "/en/blog", "/en/articles"),
  elsewhere("ROUTE-1", "fi", "/blog", "/blogg"),
  elsewhere("ROUTE-2", "fi", "/fi/asunnot", "/fi/kohteet"),
  elsewhere("ROUTE-2", "fi", "/en/apartments", "/en/homes"),
  elsewhere("ROUTE-2", "fi", "/bostader", "/hem"),
  elsewhere("ROUTE-3", "fi", "/fi/yksityisyys", "/fi/tietosuoja"),
  elsewhere("ROUTE-3", "fi", "/en/privacy", "/en/data-protection"),
  elsewhere("ROUTE-3", "fi", "/datasakerhet", "/dataskydd"),
  elsewhere("ROUTE-4", "fi", "/fi/asuinaluevertailu", "/fi/asuinalueet"),
  elsewhere("ROUTE-4", "fi", "/en/neighbourhoods", "/en/neighborhoods"),
  elsewhere("ROUTE-4", "fi", "/jamforelse-av-bostadsomraden", "/bostadsomraden"),
  elsewhere("ROUTE-5", "fi", "/fi/kohde", "/fi/asunto"),
  elsewhere("ROUTE-5", "fi", "/en/property", "/en/properties"),
  elsewhere("ROUTE-5", "fi", "/objekt", "/bostad"),
  elsewhere("ROUTE-6", "fi", "/fi/toimialueet", "/fi/alueet"),
  elsewhere("ROUTE-6", "fi", "/en/areas", "/en/regions"),
  elsewhere("ROUTE-6", "fi", "/omraden", "/bostadsomraden"),
  elsewhere("ROUTE-7", "fi", "/fi/talot", "/fi/talo"),
  elsewhere("ROUTE-7", "fi", "/en/houses", "/en/house"),
  elsewhere("ROUTE-7", "fi", "/hus", "/byggnad"),
  elsewhere("ROUTE-8", "fi", "/fi/hitas", "/fi/hitas-asunnot"),
  elsewhere("ROUTE-8", "fi", "/en/hitas", "/en/hitas-homes"),
  elsewhere("ROUTE-8", "fi", "/hitas", "/hitasbostader"),
  elsewhere("ROUTE-9", "se", "/en/blog", "/en/articles"),
  elsewhere("ROUTE-9", "se", "/blogg", "/blog"),
  elsewhere("ROUTE-10", "se", "/en/apartments", "/en/homes"),
  elsewhere("ROUTE-10", "se", "/bostader", "/bostad"),
  elsewhere("ROUTE-11", "se", "/en/privacy", "/en/data-protection"),
  elsewhere("ROUTE-11", "se", "/datasakerhet", "/dataskydd"),
  elsewhere("ROUTE-12", "se", "/en/property", "/en/properties"),
  elsewhere("ROUTE-12", "se", "/objekt", "/bostad"),
  elsewhere("ROUTE-13", "se", "/en/areas", "/en/regions"),
  elsewhere("ROUTE-13", "se", "/omraden", "/vara-omraden"),
]
