import type { Mutant } from "../mutant.ts"
import { inModule, inSource, page, says, without } from "./changes.ts"

const calendar = /^\/viewings\/.+\.ics$/

export const decidingOnAHome: readonly Mutant[] = [
  {
    rule: "VISIT-9",
    change: "Past viewings are still offered",
    site: "se",
    source: { file: "src/components/home/Viewings/Viewings.tsx", replace: "ends <= now", with: "ends <= 0" },
  },
  inSource("src/components/home/Viewings/Viewings.tsx")(
    "VISIT-1",
    "A viewing can be added to a calendar for the first second after it has begun",
    "now < begins ?",
    "now < begins + 1000 ?",
  ),
  {
    rule: "VISIT-1",
    change: "The calendar button is there during a viewing",
    site: "se",
    source: { file: "src/components/home/Viewings/Viewings.tsx", replace: "now < begins ?", with: "now < ends ?" },
  },
  inModule(() => import("../../../src/browser/clock.ts"))(
    "VISIT-9",
    "The page does not check the clock again",
    (clock) => clock.useTimeAt,
    (useTimeAt) => () => useTimeAt([]),
  ),
  {
    rule: "VISIT-10",
    change: "A home that is not sold has no link to book a viewing",
    site: "fi",
    delivery: [says(/,"private":"[^"]*"/, ""), says(/<a href="#contact">[^<]*<\/a>/, "", /\/$/)],
  },
  inSource("src/site/homes/viewings.ts")(
    "VISIT-10",
    "A reserved home is shown in private",
    'status === "reserved"',
    'status === "upcoming"',
  ),
  {
    rule: "VISIT-10",
    change: "The page of a sold home still offers viewings",
    site: "se",
    source: { file: "src/site/homes/viewings.ts", replace: 'listing.status === "sold" || !broker', with: "!broker" },
  },
  {
    rule: "VISIT-2",
    change: "The calendar entry has local hours without a time zone",
    site: "se",
    delivery: [{ in: calendar, replace: /DTSTART:20261124T171500Z/, with: "DTSTART:20261124T181500" }],
  },
  {
    rule: "VISIT-2",
    change: "The date of the calendar entry is the day of the download",
    site: "se",
    delivery: [{ in: calendar, replace: /DTSTAMP:20261003/, with: "DTSTAMP:20261121" }],
  },
  {
    rule: "VISIT-2",
    change: "The calendar entry does not name its producer",
    site: "se",
    delivery: [{ in: calendar, replace: /PRODID:[^\r]*\r\n/, with: "" }],
  },
  {
    rule: "VISIT-2",
    change: "Calendar files have the wrong content type",
    site: "se",
    delivery: [{ in: calendar, header: "content-type", with: "application/octet-stream" }],
  },
  {
    rule: "VISIT-2",
    change: "Finland's Swedish calendar entry names the city in Finnish",
    site: "fi",
    delivery: [{ in: /^\/viewings\/sv\//, replace: "00530 Helsingfors", with: "00530 Helsinki" }],
  },
  {
    rule: "VISIT-3",
    change: "Messages to the broker do not name the home",
    site: "se",
    delivery: [
      says(/(mailto:[^"?]*)\?subject=Question[^"]*/, "$1", page("/en/property/kvistgatan-12/")),
      says(
        "Question about Kvistgatan 12, Södermalm, Stockholm",
        "",
        /page-data\/en\/property\/kvistgatan-12\/page-data\.json$/,
      ),
    ],
  },
  {
    rule: "VISIT-3",
    change: "Calls reach the agency's exchange instead of the broker",
    site: "se",
    delivery: [says("+46701740606", "+46701740605", page("/en/property/kvistgatan-12/"))],
  },
  {
    rule: "VISIT-4",
    change: "The monthly cost of a Finnish home counts the company's loan twice",
    site: "fi",
    source: {
      file: "src/site/homes/cost-fields.ts",
      replace: "isFinnish(listing) ? listing.sellingPrice : listing.price",
      with: "isFinnish(listing) ? listing.debtFreePrice : listing.price",
    },
  },
  {
    rule: "VISIT-4",
    change: "A total is rounded wrongly",
    site: "se",
    delivery: [says(/23\s262 kr\/month/, "23 261 kr/month", /kvistgatan-12/)],
  },
  {
    rule: "VISIT-4",
    change: "A fee loses its öre",
    site: "se",
    delivery: [says(/3\s456,50 kr(?=<\/td>|"\})/, "3 457 kr", /kvistgatan-12/)],
  },
  {
    rule: "VISIT-16",
    change: "The comparison leaves the taxes out of what is needed",
    site: "se",
    source: {
      file: "src/site/homes/comparison.ts",
      replace: "{ text: edition.money(cost.needed), number: cost.needed }",
      with: "{ text: edition.money(cost.downPayment), number: cost.downPayment }",
    },
  },
  {
    rule: "VISIT-16",
    change: "The comparison states costs of a home that is sold",
    site: "se",
    source: {
      file: "src/site/homes/cost.ts",
      replace: '!cost || listing.status === "sold"',
      with: "!cost",
    },
  },
  {
    rule: "VISIT-16",
    change: "The transfer tax in the comparison leaves out the debt share",
    site: "fi",
    source: { file: "src/site/homes/cost.ts", replace: "addedDebt: listing.debtShare", with: "addedDebt: 0" },
  },
  {
    rule: "VISIT-12",
    change: "A property fee of 0 has no explanation",
    site: "se",
    source: { file: "src/site/homes/cost.ts", replace: '[text("monthly.taxNote")]', with: "[]" },
  },
  {
    rule: "VISIT-4",
    change: "The property fee has no ceiling",
    site: "se",
    source: { file: "src/domain/purchase-taxes.ts", replace: "Math.min(fee.most, ", with: "Math.max(0, " },
  },
  {
    rule: "VISIT-11",
    change: "New mortgage deeds cover the whole loan",
    site: "se",
    source: { file: "src/domain/purchase-taxes.ts", replace: "loan - deeds.existing", with: "loan" },
  },
  {
    rule: "VISIT-11",
    change: "Transfer tax ignores the company's loan",
    site: "fi",
    source: { file: "src/domain/purchase-taxes.ts", replace: "price + addedDebt", with: "price" },
  },
  {
    rule: "VISIT-12",
    change: "The example has no date",
    site: "se",
    delivery: [says("An example from November 2026", "An example", /kvistgatan-12/)],
  },
  {
    rule: "VISIT-13",
    change: "A cost in Danish crowns is stated in Swedish ones",
    site: "se",
    delivery: [says("950,50 DKK/month", "950,50 kr/month", page("/en/property/kopenhamnsgatan-8/"))],
  },
  {
    rule: "VISIT-13",
    change: "The sum contains an optional garage",
    site: "se",
    source: {
      file: "src/site/homes/cost-fields.ts",
      replace: 'currency === edition.market.currency && per !== "once" && !optional',
      with: 'per !== "once"',
    },
  },
  {
    rule: "VISIT-4",
    change: "A sold home has a monthly cost",
    site: "se",
    source: {
      file: "src/site/homes/cost.ts",
      replace: '!assumptions || listing.status === "sold"',
      with: "!assumptions",
    },
  },
  {
    rule: "VISIT-8",
    change: "The contents of a home's page lack the association",
    site: "se",
    source: {
      file: "src/site/homes/property.ts",
      replace: '...(company ? [{ id: "company", name: company.heading }] : []),',
      with: "",
    },
  },
  inSource("src/components/home/MonthlyCost/OwnCost.module.css")(
    "VISIT-5",
    "The result scrolls out of view on a phone",
    "position: sticky",
    "position: static",
  ),
  {
    rule: "VISIT-17",
    change: "Assumptions about one home apply to all homes",
    site: "se",
    source: [
      {
        file: "src/components/home/MonthlyCost/OwnCost.tsx",
        replace: "return isStored && value",
        with: "return value",
      },
      {
        file: "src/components/home/MonthlyCost/OwnCost.tsx",
        replace: "if (!field.isStored) return",
        with: "if (!field.unit) return",
      },
    ],
  },
  inSource("src/domain/cost.ts")(
    "VISIT-15",
    "A down payment of 100 % is marked",
    "percent: [0, 100, false]",
    "percent: [0, 99, false]",
  ),
  inSource("src/domain/cost.ts")(
    "VISIT-15",
    "An interest rate of 100 % is marked",
    "percentPerYear: [0, 100, false]",
    "percentPerYear: [0, 99, false]",
  ),
  inSource("src/domain/typed-number.ts")(
    "VISIT-15",
    "4.950 counts as 4,95 kronor",
    "fraction.length === 3",
    "fraction.length === 9",
  ),
  {
    rule: "VISIT-5",
    change: "The charge contains the share of a loan that is paid off",
    site: "fi",
    source: {
      file: "src/components/home/MonthlyCost/OwnCost.tsx",
      replace: '!(isPaidOff && field === "financing")',
      with: '!(isPaidOff && field === "none")',
    },
  },
  {
    rule: "VISIT-17",
    change: "The page loses the visitor's figures on reload",
    site: "se",
    source: {
      file: "src/browser/storage/cost-assumptions.ts",
      replace: "undefined : assumptions",
      with: "undefined : {}",
    },
  },
  {
    rule: "VISIT-17",
    change: "There is no message if the device cannot store the figures",
    site: "se",
    source: {
      file: "src/components/home/MonthlyCost/OwnCost.tsx",
      replace: "areStored ? cost.own",
      with: "areStored || isOpen ? cost.own",
    },
  },
  {
    rule: "VISIT-6",
    change: "Homes are similar whatever they cost",
    site: "se",
    source: {
      file: "src/domain/similar.ts",
      replace: "  Math.abs(Math.log(one.price / other.price)) +\n",
      with: "  0 +\n",
    },
  },
  {
    rule: "VISIT-6",
    change: "Sold homes are among the similar homes",
    site: "se",
    source: { file: "src/site/homes/similar.ts", replace: 'among("forSale")', with: 'among("sold")' },
  },
  {
    rule: "VISIT-7",
    change: "The list of recent homes contains the home on the screen",
    site: "se",
    source: { file: "src/browser/storage/recently-viewed.ts", replace: "(other) => other !== id", with: "() => true" },
  },
  {
    rule: "VISIT-7",
    change: "The list of recent homes shows the oldest first",
    site: "se",
    source: { file: "src/browser/storage/recently-viewed.ts", replace: "[id, ...before]", with: "[...before, id]" },
  },
  {
    rule: "VISIT-7",
    change: "The list of recent homes loads with the page",
    site: "se",
    source: {
      file: "src/components/search/RecentlyViewed/RecentlyViewed.tsx",
      replace: "useState(false)\n  const [Homes",
      with: "useState(true)\n  const [Homes",
    },
  },
  {
    rule: "VISIT-7",
    change: "The browser requests a deleted home on every page",
    site: "se",
    source: {
      file: "src/components/search/RecentlyViewed/RecentHomes.tsx",
      replace: "missingIds.length > 0",
      with: "missingIds.length > 1",
    },
  },
  {
    rule: "VISIT-8",
    change: "Finland's Swedish page names the landlord in Finnish",
    site: "fi",
    delivery: [says("Helsingfors stad", "Helsingin kaupunki", /hitaskatu/)],
  },
  {
    rule: "VISIT-8",
    change: "Only a table tells when the lease ends",
    site: "fi",
    source: {
      file: "src/site/frame/company.ts",
      replace: '...(leaseEnd ? [text("company.means.leaseEnd", { year: String(leaseEnd) })] : []),',
      with: "",
    },
  },
  {
    rule: "VISIT-14",
    change: "No section states whether the building has a lift",
    site: "fi",
    delivery: without("Lift"),
  },
  {
    rule: "VISIT-14",
    change: "The home's facts repeat the association's facts about the building",
    site: "se",
    source: {
      file: "src/site/homes/property.ts",
      replace: "company ? withoutBuildingFacts(edition, groups) : groups",
      with: "groups",
    },
  },
  {
    rule: "SCREEN-4",
    change: "Sold homes are among the homes for sale",
    site: "fi",
    source: {
      file: "src/site/homes/house.ts",
      replace: "others.map",
      with: "homes.map",
    },
  },
  {
    rule: "SCREEN-4",
    change: "One sale counts as an average",
    site: "fi",
    source: { file: "src/site/homes/house.ts", replace: "sold.length < 2", with: "sold.length < 1" },
  },
  {
    rule: "SCREEN-4",
    change: "Two sales have no average",
    site: "fi",
    source: { file: "src/site/homes/house.ts", replace: "sold.length < 2", with: "sold.length < 3" },
  },
]
