import { type Fact, fact, type KeyedFact, keyedPricesOf } from "../../base/HomeCard/cards.data.ts"
import { byLaw, type FinnishListing, type Listing, type SwedishListing } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import type { Content } from "../../site/records/content.ts"
import type { TextKey } from "../../site/records/texts.ts"
import type { Law } from "../../spec/markets.ts"
import {
  associationData,
  buildingTerms,
  type CompanyData,
  companyData,
  type FactGroup,
  type Keyed,
  statedFacts,
} from "./company.data.ts"
import {
  explainedTerms,
  finnishCosts,
  finnishHome,
  hitasFacts,
  mainFactTerms,
  swedishCosts,
  swedishHome,
  tableFacts,
} from "./fact-tables.data.ts"

/** House of a home, if the house has a record. */
export const houseOf = ({ houses }: Content, listing: Listing) =>
  byLaw(listing, { finnish: ({ house }) => houses.find(({ id }) => id === house), swedish: () => undefined })

/** For example, "D2018"; null without a class. */
export const finnishEnergyOf = ({ content }: Edition, listing: FinnishListing): string | null => {
  const energy = listing.energy ?? houseOf(content, listing)?.energy
  return energy?.status === "class" ? `${energy.class}${energy.lawYear}` : null
}

export const otherCosts = (edition: Edition, costs: Listing["otherCosts"] = []): Fact[] =>
  costs.map(({ label, amount, currency, per }) => ({
    term: edition.translate(label),
    value: edition.text(`per.${per}`, { money: edition.money(amount, { currency, cents: true }) }),
  }))

const costs = (edition: Edition, listing: Listing, facts: readonly KeyedFact[]): Keyed<FactGroup> => ({
  heading: edition.text("group.costs"),
  figures: true,
  facts: [...keyedPricesOf(edition, listing), ...facts, ...otherCosts(edition, listing.otherCosts)],
})

const cadastralFacts = (edition: Edition, { cadastral }: SwedishListing): Keyed<FactGroup>[] => {
  if (!cadastral) return []
  const { text, money } = edition
  return [
    {
      heading: text("group.cadastral"),
      facts: [
        ...fact(edition, "cadastral.designation", cadastral.designation),
        ...fact(edition, "cadastral.construction", edition.translate(cadastral.construction)),
        ...fact(edition, "cadastral.taxValue", money(cadastral.taxValue)),
        ...fact(
          edition,
          "cadastral.mortgageDeeds",
          cadastral.mortgageDeeds.count > 0
            ? text("cadastral.mortgageDeedsSum", {
                count: cadastral.mortgageDeeds.count,
                sum: money(cadastral.mortgageDeeds.amount),
              })
            : text("cadastral.none"),
        ),
        ...fact(
          edition,
          "cadastral.easements",
          cadastral.easements ? edition.translate(cadastral.easements) : text("cadastral.none"),
        ),
        ...fact(
          edition,
          "cadastral.jointFacilities",
          cadastral.jointFacilities ? edition.translate(cadastral.jointFacilities) : text("cadastral.none"),
        ),
      ],
    },
  ]
}

const swedishFacts = (edition: Edition, home: SwedishListing): Keyed<FactGroup>[] => [
  { heading: edition.text("group.home"), facts: tableFacts(swedishHome, home, edition) },
  costs(edition, home, tableFacts(swedishCosts, home, edition)),
  ...cadastralFacts(edition, home),
]

const finnishFacts = (edition: Edition, listing: FinnishListing): Keyed<FactGroup>[] => {
  const building = houseOf(edition.content, listing)
  const home = { ...listing, building }
  const hitas = tableFacts(hitasFacts, home, edition)
  return [
    { heading: edition.text("group.home"), facts: tableFacts(finnishHome, home, edition) },
    costs(edition, listing, tableFacts(finnishCosts, home, edition)),
    ...(hitas.length > 0
      ? [
          {
            heading: edition.text("group.hitas"),
            facts: hitas,
            more: { name: edition.text("hitas.more"), path: edition.path("hitas") },
          },
        ]
      : []),
  ]
}

const explanationsOf = ({ text }: Edition, law: Law): ReadonlyMap<TextKey, string> =>
  new Map(explainedTerms[law].map((key) => [key, text(`explain.${key}`)]))

/** All facts on the page of a home, in the order and terms of its market. */
export const factGroupsOf = (edition: Edition, listing: Listing): FactGroup[] => {
  const explanations = explanationsOf(edition, listing.law)
  const groups = byLaw(listing, {
    finnish: (home) => finnishFacts(edition, home),
    swedish: (home) => swedishFacts(edition, home),
  })
  return groups.map((group) => ({ ...group, facts: statedFacts(group.facts, explanations) }))
}

/** Company of a home, in its own record or that of its house. */
export const housingCompanyOf = ({ content }: Pick<Edition, "content">, listing: FinnishListing) =>
  listing.housingCompany ?? houseOf(content, listing)?.company

const finnishCompany = (edition: Edition, listing: FinnishListing): Keyed<CompanyData> | null => {
  const { yearBuilt, heating, features, debtShare, livingArea } = listing
  const company = housingCompanyOf(edition, listing)
  const lift = houseOf(edition.content, listing)?.lift ?? features.includes("lift")
  const building = { yearBuilt, heating, lift }
  return company ? companyData(edition, company, { building, debtShare, livingArea }) : null
}

/** Housing company or association of a home; null for real property. */
export const companyOf = (edition: Edition, listing: Listing): CompanyData | null => {
  const company = byLaw(listing, {
    finnish: (home) => finnishCompany(edition, home),
    swedish: (home) => associationData(edition, home),
  })
  return company && { ...company, facts: statedFacts(company.facts, explanationsOf(edition, listing.law)) }
}

/** Fact groups without the facts that the company's section shows. */
export const withoutBuildingFacts = ({ text }: Edition, groups: readonly FactGroup[]): FactGroup[] => {
  const buildingFactTerms: readonly string[] = buildingTerms.map((term) => text(term))
  return groups.map((group) => ({
    ...group,
    facts: group.facts.filter(({ term }) => !buildingFactTerms.includes(term)),
  }))
}

/** Main facts of a home, from all that its page states. */
export const mainFactsOf = (edition: Edition, { law }: Listing, groups: readonly FactGroup[]): Fact[] => {
  // Searches only the groups of the home and its costs, because the company has a plot and a year too.
  const facts = groups.slice(0, 2).flatMap(({ facts }) => facts)
  return mainFactTerms[law].flatMap((key) => {
    const fact = facts.find(({ term }) => term === edition.text(key))
    return fact ? [{ term: fact.term, value: fact.value }] : []
  })
}
