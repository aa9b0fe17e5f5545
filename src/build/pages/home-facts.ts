import { type FinnishListing, isFinnish, type Listing, type SwedishListing } from "../../content/schema.ts"
import type { Content } from "../content.ts"
import type { Edition } from "../edition.ts"
import { type Fact, pricesOf } from "./cards.ts"
import { associationData, buildingTerms, type CompanyData, companyData, type FactGroup, fact } from "./company.ts"
import {
  explained,
  finnishCosts,
  finnishHome,
  glance,
  hitasFacts,
  stated,
  swedishCosts,
  swedishHome,
} from "./fact-tables.ts"

/** The building that a home is in, where the building has a record of its own. */
export const houseOf = (content: Content, listing: Listing) =>
  isFinnish(listing) ? content.houses.find(({ id }) => id === listing.house) : undefined

/** "D2018", or nothing where a home has no class. */
export const finnishEnergyOf = ({ content }: Edition, listing: FinnishListing): string | null => {
  const energy = listing.energy ?? houseOf(content, listing)?.energy
  return energy?.status === "class" ? `${energy.class}${energy.lawYear}` : null
}

export const otherCosts = (edition: Edition, costs: Listing["otherCosts"] = []): Fact[] =>
  costs.map(({ label, amount, currency, per }) => ({
    term: edition.in(label),
    value: edition.text(`per.${per}`, { money: edition.money(amount, { currency, cents: true }) }),
  }))

const costs = (edition: Edition, listing: Listing, facts: readonly Fact[]): FactGroup => ({
  heading: edition.text("group.costs"),
  facts: [...pricesOf(edition, listing), ...facts, ...otherCosts(edition, listing.otherCosts)],
})

const cadastralFacts = (edition: Edition, { cadastral }: SwedishListing): FactGroup[] => {
  if (!cadastral) return []
  const { text, money } = edition
  return [
    {
      heading: text("group.cadastral"),
      facts: [
        ...fact(text("cadastral.designation"), cadastral.designation),
        ...fact(text("cadastral.construction"), edition.in(cadastral.construction)),
        ...fact(text("cadastral.taxValue"), money(cadastral.taxValue)),
        ...fact(
          text("cadastral.mortgageDeeds"),
          cadastral.mortgageDeeds.count > 0
            ? text("cadastral.mortgageDeedsSum", {
                count: cadastral.mortgageDeeds.count,
                sum: money(cadastral.mortgageDeeds.amount),
              })
            : text("cadastral.none"),
        ),
        ...fact(
          text("cadastral.easements"),
          cadastral.easements ? edition.in(cadastral.easements) : text("cadastral.none"),
        ),
        ...fact(
          text("cadastral.jointFacilities"),
          cadastral.jointFacilities ? edition.in(cadastral.jointFacilities) : text("cadastral.none"),
        ),
      ],
    },
  ]
}

const swedishFacts = (edition: Edition, home: SwedishListing): FactGroup[] => [
  { heading: edition.text("group.home"), facts: stated(swedishHome, home, edition) },
  costs(edition, home, stated(swedishCosts, home, edition)),
  ...cadastralFacts(edition, home),
]

const finnishFacts = (edition: Edition, listing: FinnishListing): FactGroup[] => {
  const building = houseOf(edition.content, listing)
  const home = { ...listing, building }
  const hitas = stated(hitasFacts, home, edition)
  return [
    { heading: edition.text("group.home"), facts: stated(finnishHome, home, edition) },
    costs(edition, listing, stated(finnishCosts, home, edition)),
    ...(hitas.length > 0 ? [{ heading: edition.text("group.hitas"), facts: hitas }] : []),
  ]
}

/** What terms mean, by the term. */
const explanations = ({ content, text }: Edition): ReadonlyMap<string, string> =>
  new Map((content.name === "fi" ? explained.fi : explained.se).map((term) => [text(term), text(`explain.${term}`)]))

const explainedIn = <Group extends Pick<FactGroup, "facts">>(edition: Edition, group: Group): Group => {
  const meanings = explanations(edition)
  return { ...group, facts: group.facts.map((fact) => ({ ...fact, meaning: meanings.get(fact.term) })) }
}

/** Everything that the page of a home states of it, in the order and the terms of its market. */
export const factGroupsOf = (edition: Edition, listing: Listing): FactGroup[] => {
  const groups = isFinnish(listing) ? finnishFacts(edition, listing) : swedishFacts(edition, listing)
  return groups.map((group) => explainedIn(edition, group))
}

const finnishCompany = (edition: Edition, listing: FinnishListing): CompanyData | null => {
  const { yearBuilt, heating, features, debtShare, livingArea } = listing
  const house = houseOf(edition.content, listing)
  const company = listing.housingCompany ?? house?.company
  const building = { yearBuilt, heating, lift: house?.lift ?? features.includes("lift") }
  return company ? companyData(edition, company, { building, debtShare, livingArea }) : null
}

/** The housing company or association that the home belongs to; real property has none. */
export const companyOf = (edition: Edition, listing: Listing): CompanyData | null => {
  const company = isFinnish(listing) ? finnishCompany(edition, listing) : associationData(edition, listing)
  return company && explainedIn(edition, company)
}

/** The groups without what the block of the company says of the building. */
export const besideCompany = ({ text }: Edition, groups: readonly FactGroup[]): FactGroup[] => {
  const ofBuilding: readonly string[] = buildingTerms.map((term) => text(term))
  return groups.map((group) => ({ ...group, facts: group.facts.filter(({ term }) => !ofBuilding.includes(term)) }))
}

/** The few facts that a visitor looks for first. */
export const glanceOf = (edition: Edition, groups: readonly FactGroup[]): Fact[] => {
  // Of the home and its costs: a company has a plot and a year of its own.
  const facts = groups.slice(0, 2).flatMap(({ facts }) => facts)
  return (edition.content.name === "fi" ? glance.fi : glance.se).flatMap((key) => {
    const found = facts.find(({ term }) => term === edition.text(key))
    return found ? [{ term: found.term, value: found.value }] : []
  })
}
