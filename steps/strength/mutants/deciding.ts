import type { Mutant } from "../mutant.ts"
import { changed, page, says } from "./changes.ts"

const calendar = /^\/viewings\/.+\.ics$/

const ownCost = /^\/own-cost-[0-9a-f]+\.js$/
const inOwnCost = changed(ownCost)

export const deciding: readonly Mutant[] = [
  {
    rule: "VISIT-1",
    change: "viewings that are over are still offered",
    site: "se",
    source: { file: "src/components/home/Viewings/Viewings.tsx", replace: "ends <= now", with: "ends <= 0" },
  },
  {
    rule: "VISIT-1",
    change: "a viewing that is on can still be put into the calendar",
    site: "se",
    source: { file: "src/components/home/Viewings/Viewings.tsx", replace: "now < begins ?", with: "now < ends ?" },
  },
  {
    rule: "VISIT-1",
    change: "the page does not look at the clock again",
    site: "se",
    source: { file: "src/browser/clock.ts", replace: "setTimeout(updateNow,", with: "setTimeout(() => {}," },
  },
  {
    rule: "VISIT-1",
    change: "a home that is sold can still be booked",
    site: "se",
    source: { file: "src/site/homes/viewings.ts", replace: 'listing.status === "sold" || !broker', with: "!broker" },
  },
  {
    rule: "VISIT-2",
    change: "the hours are those of the market's clocks, without saying so",
    site: "se",
    delivery: [{ in: calendar, replace: /DTSTART:20261124T171500Z/, with: "DTSTART:20261124T181500" }],
  },
  {
    rule: "VISIT-2",
    change: "the entry is of the time at which it was made",
    site: "se",
    delivery: [{ in: calendar, replace: /DTSTAMP:20261003/, with: "DTSTAMP:20261121" }],
  },
  {
    rule: "VISIT-2",
    change: "nobody knows what wrote the entry",
    site: "se",
    delivery: [{ in: calendar, replace: /PRODID:[^\r]*\r\n/, with: "" }],
  },
  {
    rule: "VISIT-2",
    change: "calendar files are sent as if they could be anything",
    site: "se",
    delivery: [{ in: calendar, header: "content-type", with: "application/octet-stream" }],
  },
  {
    rule: "VISIT-2",
    change: "Finland's Swedish entries say the city in Finnish",
    site: "fi",
    delivery: [{ in: /^\/viewings\/sv\//, replace: "00530 Helsingfors", with: "00530 Helsinki" }],
  },
  {
    rule: "VISIT-3",
    change: "messages to the broker do not say which home they are about",
    site: "se",
    delivery: [
      says(/(mailto:[^"?]*)\?subject=Fr%C3%A5ga[^"]*/, "$1", page("/objekt/kvistgatan-12/")),
      says("Fråga om Kvistgatan 12, Södermalm, Stockholm", "", /page-data\/objekt\/kvistgatan-12\/page-data\.json$/),
    ],
  },
  {
    rule: "VISIT-3",
    change: "calls go to the agency's exchange",
    site: "se",
    delivery: [says("+46701740606", "+46701740605", page("/objekt/kvistgatan-12/"))],
  },
  {
    rule: "VISIT-4",
    change: "a Finnish home is reckoned from its debt-free price, and the loan is in the charge as well",
    site: "fi",
    source: {
      file: "src/site/homes/cost.ts",
      replace: "isFinnish(listing) ? listing.sellingPrice : listing.price",
      with: "isFinnish(listing) ? listing.debtFreePrice : listing.price",
    },
  },
  {
    rule: "VISIT-4",
    change: "a total that is rounded by itself",
    site: "se",
    delivery: [says(/23\s262 kr\/mån/, "23 261 kr/mån", /kvistgatan-12/)],
  },
  {
    rule: "VISIT-4",
    change: "a fee loses its öre",
    site: "se",
    delivery: [says(/3\s456,50 kr(?=<\/td>|"\})/, "3 457 kr", /kvistgatan-12/)],
  },
  {
    rule: "VISIT-4",
    change: "a property fee of 0 is not explained",
    site: "se",
    source: { file: "src/site/homes/cost.ts", replace: '[text("monthly.taxNote")]', with: "[]" },
  },
  {
    rule: "VISIT-4",
    change: "the property fee has no ceiling",
    site: "se",
    source: { file: "src/domain/purchase-taxes.ts", replace: "Math.min(fee.most, ", with: "Math.max(0, " },
  },
  {
    rule: "VISIT-4",
    change: "new mortgage deeds are needed for the whole loan",
    site: "se",
    source: { file: "src/domain/purchase-taxes.ts", replace: "loan - deeds.existing", with: "loan" },
  },
  {
    rule: "VISIT-4",
    change: "transfer tax leaves the company's loan out",
    site: "fi",
    source: { file: "src/domain/purchase-taxes.ts", replace: "price + addedDebt", with: "price" },
  },
  {
    rule: "VISIT-4",
    change: "the example does not say of when it is",
    site: "se",
    delivery: [says("Ett räkneexempel från november 2026", "Ett räkneexempel", /kvistgatan-12/)],
  },
  {
    rule: "VISIT-4",
    change: "a garage that not everybody rents is in the sum, in kronor",
    site: "se",
    source: {
      file: "src/site/homes/cost.ts",
      replace: 'currency === edition.market.currency && per !== "once" && !optional',
      with: 'per !== "once"',
    },
  },
  {
    rule: "VISIT-4",
    change: "a sold home has a monthly cost",
    site: "se",
    source: { file: "src/site/homes/cost.ts", replace: '|| listing.status === "sold"', with: "" },
  },
  {
    rule: "VISIT-8",
    change: "the contents of a home's page pass the association over",
    site: "se",
    source: {
      file: "src/site/homes/property.ts",
      replace: '...(company ? [{ id: "company", name: company.heading }] : []),',
      with: "",
    },
  },
  {
    rule: "VISIT-5",
    change: "what it comes to goes out of a phone's window",
    site: "se",
    delivery: [
      {
        in: /\/$/,
        replace: /(\.\w+ \.\w+\{[^}]*padding-block[^}]*)position:sticky/,
        with: "$1position:static",
      },
    ],
  },
  {
    rule: "VISIT-5",
    change: "figures about one home are kept, and taken, for all",
    site: "se",
    delivery: [
      { in: ownCost, replace: ".isStored)return", with: ".unit)return" },
      { in: ownCost, replace: /return \w+&&void 0!==/, with: "return void 0!==" },
    ],
  },
  inOwnCost("VISIT-5", "4.950 is taken for 4,95 kronor", /3===(\w+)\.length\?/, "9===$1.length?"),
  {
    rule: "VISIT-5",
    change: "a share of the loan that is paid off stays in the charge",
    site: "fi",
    source: {
      file: "src/components/home/MonthlyCost/OwnCost.tsx",
      replace: '!(isPaidOff && field === "financing")',
      with: '!(isPaidOff && field === "none")',
    },
  },
  {
    rule: "VISIT-5",
    change: "figures are forgotten with the page",
    site: "se",
    source: {
      file: "src/browser/storage/cost-assumptions.ts",
      replace: "undefined : assumptions",
      with: "undefined : {}",
    },
  },
  {
    rule: "VISIT-5",
    change: "nothing is said where the device keeps nothing",
    site: "se",
    source: {
      file: "src/components/home/MonthlyCost/OwnCost.tsx",
      replace: "areStored ? cost.own",
      with: "areStored || isOpen ? cost.own",
    },
  },
  {
    rule: "VISIT-6",
    change: "homes are like each other whatever they cost",
    site: "se",
    source: {
      file: "src/domain/similar.ts",
      replace: "  Math.abs(Math.log(one.price / other.price)) +\n",
      with: "  0 +\n",
    },
  },
  {
    rule: "VISIT-6",
    change: "homes that are sold are among the similar ones",
    site: "se",
    source: { file: "src/site/homes/similar.ts", replace: 'among("forSale")', with: 'among("sold")' },
  },
  {
    rule: "VISIT-7",
    change: "the home on the screen is in the list",
    site: "se",
    source: { file: "src/browser/storage/recently-viewed.ts", replace: "(other) => other !== id", with: "() => true" },
  },
  {
    rule: "VISIT-7",
    change: "the oldest stand first",
    site: "se",
    source: { file: "src/browser/storage/recently-viewed.ts", replace: "[id, ...before]", with: "[...before, id]" },
  },
  {
    rule: "VISIT-7",
    change: "the list is loaded with the page",
    site: "se",
    source: {
      file: "src/components/search/RecentlyViewed/RecentlyViewed.tsx",
      replace: "useState(false)\n  const [Homes",
      with: "useState(true)\n  const [Homes",
    },
  },
  {
    rule: "VISIT-7",
    change: "a home that is gone is asked for again and again",
    site: "se",
    source: {
      file: "src/components/search/RecentlyViewed/RecentHomes.tsx",
      replace: "missingIds.length > 0",
      with: "missingIds.length > 1",
    },
  },
  {
    rule: "VISIT-8",
    change: "Finland's Swedish says the landlord's name in Finnish",
    site: "fi",
    delivery: [says("Helsingfors stad", "Helsingin kaupunki", /trossikelankatu/)],
  },
  {
    rule: "VISIT-8",
    change: "the page does not say when the lease ends but in a table",
    site: "fi",
    source: {
      file: "src/site/frame/company.ts",
      replace: '...(leaseEnd ? [text("company.means.leaseEnd", { year: String(leaseEnd) })] : []),',
      with: "",
    },
  },
  {
    rule: "VISIT-8",
    change: "the home's facts say again what the association says of the building",
    site: "se",
    source: {
      file: "src/site/homes/property.ts",
      replace: "company ? withoutBuildingFacts(edition, groups) : groups",
      with: "groups",
    },
  },
  {
    rule: "SCREEN-4",
    change: "sold homes stand among those for sale",
    site: "fi",
    source: {
      file: "src/site/homes/house.ts",
      replace: "others.map",
      with: "homes.map",
    },
  },
  {
    rule: "SCREEN-4",
    change: "one sale is called an average",
    site: "fi",
    source: { file: "src/site/homes/house.ts", replace: "sold.length < 2", with: "sold.length < 1" },
  },
  {
    rule: "SCREEN-4",
    change: "two sales are no average",
    site: "fi",
    source: { file: "src/site/homes/house.ts", replace: "sold.length < 2", with: "sold.length < 3" },
  },
]
