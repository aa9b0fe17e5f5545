import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inClock = inModule(() => import("../../../src/browser/clock.ts"))
const inViewings = inModule(() => import("../../../src/visit/viewings/Viewings/Viewings.tsx"))
const inViewingsData = inModule(() => import("../../../src/visit/viewings/viewings.data.ts"))
const inCost = inModule(() => import("../../../src/visit/home/cost.data.ts"))
const inTypedNumber = inModule(() => import("../../../src/domain/typed-number.ts"))
const inCompany = inModule(() => import("../../../src/visit/home/company.data.ts"))
const inHomeFacts = inModule(() => import("../../../src/visit/home/home-facts.data.ts"))
const inRecentlyViewed = inModule(() => import("../../../src/browser/storage/recently-viewed.ts"))
const inAssumptions = inModule(() => import("../../../src/browser/storage/cost-assumptions.ts"))

export const decidingOnAHome: readonly Mutant[] = [
  inClock(
    "VISIT-1",
    "A viewing counts as begun a second too early",
    (clock) => clock.useTimeAt,
    (useTimeAt) => (moments) => {
      const now = useTimeAt(moments)
      return now === undefined ? undefined : now + 1000
    },
  ),
  inViewings(
    "VISIT-1",
    "A viewing can be added to a calendar for the first minute after it has begun",
    (viewings) => viewings.Viewings,
    (Viewings) =>
      ({ viewings }) => {
        const minuteAfter = (moment: string) => new Date(Date.parse(moment) + 60_000).toISOString()
        const times = viewings.times.map((viewing) => ({ ...viewing, start: minuteAfter(viewing.start) }))
        return Viewings({ viewings: { ...viewings, times } })
      },
  ),
  inClock(
    "VISIT-9",
    "The page does not check the clock again",
    (clock) => clock.useTimeAt,
    (useTimeAt) => () => useTimeAt([]),
  ),
  inViewings(
    "VISIT-9",
    "A viewing is shown as going on for an hour after its end",
    (viewings) => viewings.Viewings,
    (Viewings) =>
      ({ viewings }) => {
        const hourAfter = (moment: string) => new Date(Date.parse(moment) + 3_600_000).toISOString()
        const times = viewings.times.map((viewing) => ({ ...viewing, end: hourAfter(viewing.end) }))
        return Viewings({ viewings: { ...viewings, times } })
      },
  ),
  inViewings(
    "VISIT-10",
    "A home with no viewing left does not say so",
    (viewings) => viewings.Viewings,
    (Viewings) =>
      ({ viewings }) =>
        Viewings({ viewings: { ...viewings, none: "" } }),
    { site: "fi" },
  ),
  inViewingsData(
    "VISIT-10",
    "A reserved home is shown in private",
    (viewings) => viewings.viewingsData,
    (viewingsData) => (edition, listing) =>
      viewingsData(edition, listing.status === "reserved" ? { ...listing, status: "forSale" } : listing),
  ),
  inModule(() => import("../../../src/visit/viewings/calendars.data.ts"))(
    "VISIT-2",
    "The calendar entry has the hours of Sweden as those of UTC",
    (calendars) => calendars.calendarFilesOf,
    (calendarFilesOf) => (edition, listing) => {
      const withoutZone = (moment: string) => moment.replace(/[+-]\d\d:\d\d$/, "Z")
      const viewings = listing.viewings.map((viewing) => ({
        ...viewing,
        start: withoutZone(viewing.start),
        end: withoutZone(viewing.end),
      }))
      return calendarFilesOf(edition, { ...listing, viewings })
    },
  ),
  inViewingsData(
    "VISIT-2",
    "Finland's Swedish page leads to the calendar entry in Finnish",
    (viewings) => viewings.viewingsData,
    (viewingsData) =>
      (...all) => {
        const viewings = viewingsData(...all)
        const inFinnish = (path: string) => path.replace("/sv/", "/fi/")
        return {
          ...viewings,
          times: viewings.times.map((viewing) => ({ ...viewing, calendar: inFinnish(viewing.calendar) })),
        }
      },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/home/AgentCard/AgentCard.tsx"))(
    "VISIT-3",
    "The page has the agent's title in place of the name",
    (card) => card.AgentCard,
    (AgentCard) =>
      ({ agent }) =>
        AgentCard({ agent: { ...agent, name: agent.title } }),
  ),
  inModule(() => import("../../../src/visit/home/agent.data.ts"))(
    "VISIT-3",
    "Calls reach the agency's exchange instead of the agent",
    (agent) => agent.agentOf,
    (agentOf) => (edition, id) => ({ ...agentOf(edition, id), phone: edition.market.agency.phone }),
  ),
  inCost(
    "VISIT-4",
    "A house has no example of its monthly cost",
    (cost) => cost.costData,
    (costData) => (edition, listing) => (listing.type === "house" ? null : costData(edition, listing)),
  ),
  inModule(() => import("../../../src/domain/cost.ts"))(
    "VISIT-4",
    "A total is rounded down",
    (cost) => cost.monthlyCost,
    (monthlyCost) =>
      (...all) => {
        const cost = monthlyCost(...all)
        const sum = cost.rows.reduce((before, { amount }) => before + amount, 0)
        return { ...cost, total: Math.floor(sum / 100) * 100 }
      },
  ),
  inModule(() => import("../../../src/domain/cost-summary.ts"))(
    "VISIT-11",
    "The example does not say what is needed at the purchase",
    (summary) => summary.costSummary,
    (costSummary) =>
      (...all) => {
        const summary = costSummary(...all)
        return { ...summary, sums: summary.sums.slice(0, -1) }
      },
  ),
  inModule(() => import("../../../src/domain/purchase-taxes.ts"))(
    "VISIT-11",
    "Transfer tax ignores the company's loan",
    (taxes) => taxes.purchaseTaxes,
    (purchaseTaxes) => (price, loan, taxes) => purchaseTaxes(price, loan, taxes && { ...taxes, addedDebt: 0 }),
    { site: "fi" },
  ),
  inCost(
    "VISIT-12",
    "The example has no date",
    (cost) => cost.costData,
    (costData) => (edition, listing) => costData({ ...edition, month: () => "" }, listing),
  ),
  inModule(() => import("../../../src/visit/home/MonthlyCost/CostBreakdown.tsx"))(
    "VISIT-12",
    "The example does not say what it assumes",
    (breakdown) => breakdown.CostBreakdown,
    (CostBreakdown) => (props) => CostBreakdown({ ...props, assumptions: [] }),
  ),
  inHomeFacts(
    "VISIT-13",
    "A cost in Danish crowns is stated in Swedish ones",
    (facts) => facts.otherCosts,
    (otherCosts) => (edition, costs) =>
      otherCosts(
        edition,
        costs?.map((cost) => ({ ...cost, currency: edition.market.currency })),
      ),
  ),
  inModule(() => import("../../../src/visit/home/cost-fields.data.ts"))(
    "VISIT-13",
    "The sum contains an optional garage",
    (fields) => fields.isInSum,
    (isInSum) =>
      (edition, { optional: _optional, ...cost }) =>
        isInSum(edition, cost),
  ),
  inModule(() => import("../../../src/visit/home/MonthlyCost/OwnCost.island.tsx"))(
    "VISIT-5",
    "The price leaves out the share of a loan that is paid off",
    (own) => own.OwnCost,
    (OwnCost) =>
      ({ cost, isOpen }) => {
        const debtFreePrice = cost.fields.find(({ id }) => id === "price")?.value ?? 0
        return OwnCost({
          isOpen,
          cost: { ...cost, companyLoan: cost.companyLoan && { ...cost.companyLoan, debtFreePrice } },
        })
      },
    { site: "fi" },
  ),
  inTypedNumber(
    "VISIT-5",
    "4,5 counts as 45 per cent",
    (typed) => typed.typedNumber,
    (typedNumber) => (text) => typedNumber(text.replace(",", "")),
  ),
  inAssumptions(
    "VISIT-17",
    "The page loses the visitor's figures on reload",
    (assumptions) => assumptions.storedAssumptions,
    () => () => ({}),
  ),
  inAssumptions(
    "VISIT-17",
    "A reset leaves the figures on the device",
    (assumptions) => assumptions.storeAssumptions,
    (storeAssumptions) => (assumptions) => Object.keys(assumptions).length === 0 || storeAssumptions(assumptions),
  ),
  inTypedNumber(
    "VISIT-15",
    "4.950 counts as 4,95 kronor",
    (typed) => typed.typedNumber,
    (typedNumber) => (text) => typedNumber(text) ?? (/^\d+\.\d+$/.test(text) ? Number(text) : undefined),
  ),
  inCost(
    "VISIT-15",
    "A wrong amount asks for a percentage",
    (cost) => cost.costData,
    (costData) =>
      (...all) => {
        const cost = costData(...all)
        return cost && { ...cost, errors: { ...cost.errors, money: cost.errors.percent } }
      },
  ),
  inModule(() => import("../../../src/domain/similar.ts"))(
    "VISIT-6",
    "Homes are similar whatever they cost",
    (similar) => similar.similarTo,
    (similarTo) => (candidates) => {
      const nearest = similarTo(candidates.map((home) => ({ ...home, price: 1 })))
      return (home, count) => nearest({ ...home, price: 1 }, count)
    },
  ),
  inModule(() => import("../../../src/visit/home/home.data.ts"))(
    "VISIT-6",
    "The page does not say how the similar homes were chosen",
    (property) => property.propertyPages,
    (propertyPages) => (content) =>
      propertyPages(content).map((home) => ({
        ...home,
        version: (edition) => {
          const { page, ...version } = home.version(edition)
          return { ...version, page: { ...page, similar: { ...page.similar, note: "" } } }
        },
      })),
  ),
  inRecentlyViewed(
    "VISIT-7",
    "The list of recent homes shows the oldest first",
    (viewed) => viewed.useRecentlyViewed,
    (useRecentlyViewed) => (id) => useRecentlyViewed(id).toReversed(),
  ),
  inRecentlyViewed(
    "VISIT-7",
    "A cleared list of recent homes stays on the device",
    (viewed) => viewed.clearViewed,
    () => () => {},
  ),
  inRecentlyViewed(
    "VISIT-18",
    "Only a home's page shows the viewed homes",
    (viewed) => viewed.useRecentlyViewed,
    (useRecentlyViewed) => (id) => useRecentlyViewed(id).filter(() => id !== null),
  ),
  inCompany(
    "VISIT-8",
    "Only a table tells when the lease ends",
    (company) => company.companyData,
    (companyData) => (edition, company, home) => {
      const data = companyData(edition, company, home)
      return { ...data, points: data.points.filter((point) => !point.includes(String(company.plot.leaseEnd))) }
    },
    { site: "fi" },
  ),
  inCompany(
    "VISIT-8",
    "An association's planned repairs are left out",
    (company) => company.associationData,
    (associationData) =>
      (...all) => {
        const data = associationData(...all)
        return data && { ...data, repairs: data.repairs.slice(0, 1) }
      },
  ),
  inCompany(
    "VISIT-14",
    "No section states whether the building has a lift",
    (company) => company.buildingFacts,
    (buildingFacts) => (edition, building) =>
      buildingFacts(edition, building).filter(({ term }) => term !== edition.text("fact.lift")),
    { site: "fi" },
  ),
  inHomeFacts(
    "VISIT-14",
    "The home's facts repeat the association's facts about the building",
    (facts) => facts.withoutBuildingFacts,
    () => (_edition, groups) => [...groups],
  ),
  inCost(
    "VISIT-16",
    "The comparison leaves the taxes out of what is needed",
    (cost) => cost.exampleCost,
    (exampleCost) =>
      (...all) => {
        const cost = exampleCost(...all)
        return cost && { ...cost, needed: cost.downPayment }
      },
    { site: "fi" },
  ),
  inCost(
    "VISIT-16",
    "The comparison states costs of a home that is sold",
    (cost) => cost.exampleCost,
    (exampleCost) => (edition, listing) => exampleCost(edition, { ...listing, status: "forSale" }),
  ),
]
