import type { Mutant } from "../mutant.ts"
import { inSource, page, says } from "./changes.ts"

const sold = inSource("src/site/sold/sold.ts")
const sales = inSource("src/site/sold/sold-homes.ts")
const choice = inSource("src/domain/sold.ts")
const list = inSource("src/components/sold/SoldHomes/SoldHomes.tsx")
const estimate = inSource("src/domain/estimate.ts")
const answer = inSource("src/domain/estimate-text.ts")
const form = inSource("src/components/sold/PriceEstimate/PriceEstimate.tsx")

/** What homes sold for, and a first idea of a price from it. */
export const soldHomes: readonly Mutant[] = [
  sold(
    "SOLD-1",
    "The difference is from the final price instead of the first asked",
    "((price - askedFirst) / askedFirst)",
    "((price - askedFirst) / price)",
    { scenarios: "Sold homes in Sweden" },
  ),
  sales(
    "SOLD-1",
    "The homes are listed with the earliest sale first",
    "b.soldOn.localeCompare(a.soldOn)",
    "a.soldOn.localeCompare(b.soldOn)",
    { scenarios: "Sold homes in Sweden" },
  ),
  sales(
    "SOLD-1",
    "Sold homes with a page of their own are missing in Finland",
    'if (status !== "sold" || !soldOn || price === undefined)',
    "if (true || price === undefined)",
    { site: "fi", scenarios: "Sold homes in Finland" },
  ),
  {
    rule: "SOLD-2",
    change: "The Swedish page of Finland calls the price a final price",
    site: "fi",
    delivery: [says("Sist begärt", "Slutpris", page("/salda-bostader/"))],
  },
  {
    rule: "SOLD-2",
    change: "The Finnish page does not say that an asking price is no sale price",
    site: "fi",
    delivery: [says("Viimeinen pyyntihinta ei ole kauppahinta", "Hinta on viimeinen", page("/fi/myydyt-asunnot/"))],
  },
  choice(
    "SOLD-3",
    "Five rooms do not count as four or more",
    "Math.min(Math.floor(rooms), roomChoices.length)",
    "rooms",
    {
      scenarios: "sees the homes that it names",
    },
  ),
  choice(
    "SOLD-3",
    "An unknown area in the address is not dropped",
    "known[filter].find((value) => value === values.get(filter)) ?? null",
    "values.get(filter)",
    { scenarios: "sees the homes that it names" },
  ),
  list("SOLD-3", "A choice replaces the one before it", "soldQuery({ ...choice, [filter]", "soldQuery({ [filter]", {
    scenarios: "The choices narrow",
  }),
  sold("SOLD-3", "Another language forgets the choice", "  keepsQuery: true,\n", "", {
    scenarios: "The choices narrow",
  }),
  list("SOLD-3", "Without scripts, links lead to no area", "<a href={`#", "<a href={`#area-", {
    scenarios: "Without JavaScript",
  }),
  list(
    "SOLD-4",
    "Dots of homes that are not chosen stay",
    "        isChosen={isChosen}\n",
    "        isChosen={isChosen.map(() => true)}\n",
  ),
  inSource("src/domain/sold-chart.ts")(
    "SOLD-4",
    "Higher prices are drawn lower",
    "bottom - ((bottom - top) * (value - lowest))",
    "top + ((bottom - top) * (value - lowest))",
  ),
  inSource("src/components/sold/SoldChart/SoldChart.tsx")(
    "SOLD-4",
    "A line leads from the first dot to the last",
    "    {years.map(",
    '    <line x1="20%" x2="95%" y1="70%" y2="20%" />\n    {years.map(',
  ),
  inSource("src/domain/quantile.ts")(
    "SOLD-7",
    "Five flats are too few to say what is usual",
    "export const leastForSpread = 5",
    "export const leastForSpread = 6",
  ),
  inSource("src/domain/quantile.ts")(
    "SOLD-7",
    "Four flats are enough to say what is usual",
    "export const leastForSpread = 5",
    "export const leastForSpread = 4",
  ),
  sold("SOLD-5", "The page of an area leads to the sold homes of all areas", "soldQuery({ area: area.id })", '""', {
    scenarios: "page of Södermalm",
  }),
  inSource("src/templates/area.tsx")(
    "SOLD-5",
    "Only areas with a page of a sold home lead to the sold homes",
    "(sold.homes.length > 0 || sold.all) && (",
    "sold.homes.length > 0 && (",
    { scenarios: "page of Uppsala" },
  ),
  sold(
    "SOLD-6",
    "The sales are dated from the latest to the earliest",
    "[sales.at(-1), sales[0]]",
    "[sales[0], sales.at(-1)]",
    { scenarios: "Sweden name their source in Swedish" },
  ),
  {
    rule: "SOLD-6",
    change: "The Finnish page does not say that the prices are invented",
    site: "fi",
    delivery: [
      says("Kvistbo on keksitty, ja niin ovat myös asunnot", "Kvistbo myy asuntoja", page("/fi/myydyt-asunnot/")),
    ],
  },
  estimate(
    "ESTIMATE-1",
    "A flat is alike if it is less than a fifth larger or smaller",
    "const sizeMargin = 0.25",
    "const sizeMargin = 0.2",
    { scenarios: "in Malmö" },
  ),
  estimate(
    "ESTIMATE-1",
    "A flat is alike at exactly a little more than a quarter",
    "const sizeMargin = 0.25",
    "const sizeMargin = 0.27",
    {
      scenarios: "in Malmö",
    },
  ),
  estimate(
    "ESTIMATE-1",
    "The lower end is rounded up",
    "Math.floor((low * size) / step)",
    "Math.ceil((low * size) / step)",
    {
      scenarios: "in Malmö",
    },
  ),
  inSource("src/domain/quantile.ts")(
    "ESTIMATE-1",
    "The range ends at the median",
    "high: quantile(sorted, 0.75)",
    "high: quantile(sorted, 0.5)",
    { scenarios: "in Malmö" },
  ),
  inSource("src/site/sold/estimate.ts")(
    "ESTIMATE-1",
    "Finland's ranges are rounded to thousands",
    "EUR: 5_000",
    "EUR: 1_000",
    { site: "fi", scenarios: "in Kallio" },
  ),
  answer("ESTIMATE-2", "The years of the sales are missing", "first === last ? first", "first ? last", {
    scenarios: "The range in Sweden says in Swedish",
  }),
  {
    rule: "ESTIMATE-2",
    change: "The Finnish page does not say that the condition is unknown",
    site: "fi",
    scenarios: "says in Finnish what the calculation",
    delivery: [says("ei oteta huomioon kuntoa, näkymää", "ei oteta huomioon näkymää", page("/fi/myy-kotisi/"))],
  },
  estimate(
    "ESTIMATE-3",
    "The range is 10 % around a published price",
    "publishedMargin = 0.15",
    "publishedMargin = 0.1",
    {
      scenarios: "flats were sold in Nacka",
    },
  ),
  estimate("ESTIMATE-3", "The published price is always that of two rooms", "Math.min(flat.rooms, 3) - 1", "1", {
    site: "fi",
    scenarios: "flats were sold in Kalasatama",
  }),
  inSource("src/site/sold/estimate.ts")(
    "ESTIMATE-3",
    "An area without a published price takes another area's",
    'content.prices?.places[area.pricesOf?.[0] ?? ""]',
    'content.prices?.places[area.pricesOf?.[0] ?? "sweden"]',
    { scenarios: "in Uppsala" },
  ),
  estimate(
    "ESTIMATE-4",
    "A size of 401 m² is valid",
    "[smallest, largest] = [10, 400]",
    "[smallest, largest] = [10, 401]",
    {
      site: "fi",
      scenarios: "above 400 m²",
    },
  ),
  estimate(
    "ESTIMATE-4",
    "A size of 9,9 m² is valid",
    "[smallest, largest] = [10, 400]",
    "[smallest, largest] = [9, 400]",
    {
      scenarios: '"9,9"',
    },
  ),
  form(
    "ESTIMATE-4",
    "The range stays beside a wrong field",
    "setAnswer(result.answer)",
    "if (result.answer) setAnswer(result.answer)",
    {
      scenarios: '"stor"',
    },
  ),
  form("ESTIMATE-4", "The focus stays on the button", "if (first) form", "if (!first) form", {
    scenarios: "Each field that is left empty",
  }),
  form(
    "ESTIMATE-5",
    "The calculation loads with the page",
    "const idOf = ",
    'if (typeof window !== "undefined") void loadCalculation()\n\nconst idOf = ',
    { scenarios: "loads once" },
  ),
  form("ESTIMATE-5", "The question loads the page again", "event.preventDefault()", "", { scenarios: "loads once" }),
  inSource("src/components/sold/PriceEstimate/PriceEstimate.module.css")(
    "ESTIMATE-7",
    "Without scripts, the fields are shown and do nothing",
    "@media (scripting: none) {\n  .question {\n    display: none;",
    "@media (scripting: none) {\n  .question {\n    display: block;",
    { scenarios: "Sweden's page has an example" },
  ),
  inSource("src/site/sold/estimate.ts")(
    "ESTIMATE-7",
    "The example of each area is of another size",
    "{ rooms: 2, size: 55 }",
    "{ rooms: 2, size: 50 }",
    { site: "fi", scenarios: "Finland's page has an example" },
  ),
  form(
    "ESTIMATE-6",
    "The link to a valuation takes nothing over",
    "answer && suggestMessage(answer.message)",
    "answer?.message",
    {
      scenarios: "describes the flat in Swedish",
    },
  ),
  inSource("src/browser/contact/form-filling.ts")(
    "ESTIMATE-6",
    "The description replaces what the seller wrote",
    'field?.value.trim() === ""',
    "field",
    { scenarios: "has written stays" },
  ),
]
