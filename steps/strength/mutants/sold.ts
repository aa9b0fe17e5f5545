import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inSoldPage = inModule(() => import("../../../src/visit/sold/sold.data.ts"))
const inSoldHomes = inModule(() => import("../../../src/visit/sold/SoldHomes/SoldHomes.tsx"))
const inSoldChart = inModule(() => import("../../../src/visit/sold/SoldChart/SoldChart.tsx"))
const inSales = inModule(() => import("../../../src/visit/sold/sold-homes.data.ts"))
const inSoldNearby = inModule(() => import("../../../src/visit/home/sold-nearby.data.ts"))
const inQuantile = inModule(() => import("../../../src/domain/quantile.ts"))
const inEstimate = inModule(() => import("../../../src/domain/estimate.ts"))
const inAnswer = inModule(() => import("../../../src/domain/estimate-text.ts"))
const inEstimateData = inModule(() => import("../../../src/visit/sold/estimate.data.ts"))
const inPriceEstimate = inModule(() => import("../../../src/visit/sold/PriceEstimate/PriceEstimate.tsx"))
const inFormFilling = inModule(() => import("../../../src/browser/contact/form-filling.ts"))

/** What homes sold for, and a first idea of a price from it. */
export const soldHomes: readonly Mutant[] = [
  inSales(
    "SOLD-1",
    "The homes are listed with the earliest sale first",
    (sales) => sales.salesOf,
    (salesOf) => (content) => salesOf(content).toReversed(),
    { scenarios: "Sold homes in Sweden" },
  ),
  inSoldHomes(
    "SOLD-1",
    "A price below the first asked reads like one above it",
    (sold) => sold.SoldHomes,
    (SoldHomes) =>
      ({ page }) => {
        const rise = (change: string) => change.replace("\u2212", "+")
        const areas = page.areas.map((area) => ({
          ...area,
          homes: area.homes.map((home) => ({ ...home, change: rise(home.change) })),
        }))
        return SoldHomes({ page: { ...page, areas } })
      },
    { site: "fi", scenarios: "Sold homes in Finland" },
  ),
  inSoldPage(
    "SOLD-2",
    "The page of sold homes does not say that its prices were asked",
    (sold) => sold.soldPage,
    (soldPage) => ({
      ...soldPage,
      version: (edition) => {
        const { page, ...version } = soldPage.version(edition)
        return { ...version, page: { ...page, notes: page.notes.slice(1) } }
      },
    }),
    { site: "fi" },
  ),
  inSoldHomes(
    "SOLD-2",
    "The Swedish page of Finland calls the price a final price",
    (sold) => sold.SoldHomes,
    (SoldHomes) =>
      ({ page }) =>
        SoldHomes({ page: { ...page, columns: { ...page.columns, price: "Slutpris" } } }),
    { site: "fi", scenarios: "in Swedish" },
  ),
  inModule(() => import("../../../src/domain/sold.ts"))(
    "SOLD-3",
    "Five rooms do not count as four or more",
    (sold) => sold.roomChoiceOf,
    () => (rooms) => String(Math.floor(rooms)),
    { scenarios: "sees the homes that it names" },
  ),
  inSoldPage(
    "SOLD-3",
    "Another language forgets the choice",
    (sold) => sold.soldPage,
    (soldPage) => ({ ...soldPage, keepsQuery: false }),
    { scenarios: "in another language" },
  ),
  inModule(() => import("../../../src/domain/sold-chart.ts"))(
    "SOLD-4",
    "The chart has no dot for the latest sale",
    (chart) => chart.soldDrawing,
    (soldDrawing) =>
      (...all) => {
        const drawing = soldDrawing(...all)
        return { ...drawing, dots: drawing.dots.slice(1) }
      },
  ),
  inSoldChart(
    "SOLD-4",
    "A line leads through the dots",
    (chart) => chart.SoldChart,
    (SoldChart) => (props) => {
      const chart = SoldChart(props)
      const [ticks, ...others] = chart.props.children
      const [line] = ticks[0].props.children
      const slope = { ...line, props: { x1: "20%", x2: "95%", y1: "70%", y2: "20%" } }
      return { ...chart, props: { ...chart.props, children: [ticks, ...others, slope] } }
    },
  ),
  inQuantile(
    "SOLD-7",
    "Five flats are too few to say what is usual",
    (quantile) => quantile.leastForSpread,
    (leastForSpread) => leastForSpread + 1,
    { scenarios: "in Solna" },
  ),
  inQuantile(
    "SOLD-7",
    "Four flats are enough to say what is usual",
    (quantile) => quantile.leastForSpread,
    (leastForSpread) => leastForSpread - 1,
    { scenarios: "in Nacka" },
  ),
  inSales(
    "SOLD-8",
    "A house is put beside flats",
    (sold) => sold.salesLike,
    (salesLike) => (content) => (home) => salesLike(content)({ ...home, type: "apartment" }),
    { scenarios: "house" },
  ),
  inSoldNearby(
    "SOLD-8",
    "A flat is put beside the usual price without its own",
    (nearby) => nearby.soldNearbyOf,
    (soldNearbyOf) =>
      (...all) => {
        const sold = soldNearbyOf(...all)
        return sold && { ...sold, usual: sold.usual.replace(/[^.]+\.$/, "") }
      },
    { scenarios: "latest four sales" },
  ),
  inSoldPage(
    "SOLD-5",
    "The page of an area leads to the sold homes of all areas",
    (sold) => sold.soldInArea,
    (soldInArea) =>
      (...all) => {
        const link = soldInArea(...all)
        return link && { ...link, path: link.path.replace(/\?[^#]*/, "") }
      },
    { scenarios: "page of Södermalm" },
  ),
  inEstimateData(
    "SOLD-5",
    "The page for sellers leads to the homes for sale",
    (estimate) => estimate.estimateData,
    (estimateData) => (edition) => {
      const { toSold, ...estimate } = estimateData(edition)
      return { ...estimate, toSold: { ...toSold, path: edition.path("listings") } }
    },
    { scenarios: "all sold homes of Sweden" },
  ),
  inSoldPage(
    "SOLD-6",
    "The page of sold homes does not say of which years the sales are",
    (sold) => sold.soldPage,
    (soldPage) => ({
      ...soldPage,
      version: (edition) =>
        soldPage.version({ ...edition, month: (isoMonth) => edition.month(isoMonth).replace(/ \d+$/, "") }),
    }),
    { scenarios: "Sweden name their source in Swedish" },
  ),
  inSoldPage(
    "SOLD-6",
    "The page of sold homes does not say that they are fictional",
    (sold) => sold.soldPage,
    (soldPage) => ({
      ...soldPage,
      version: (edition) => {
        const { page, ...version } = soldPage.version(edition)
        return { ...version, page: { ...page, notes: page.notes.slice(0, -1) } }
      },
    }),
    { site: "fi", scenarios: "Finland name their source in Finnish" },
  ),
  inQuantile(
    "ESTIMATE-1",
    "The range ends at the median",
    (quantile) => quantile.spreadOf,
    (spreadOf) => (values) => {
      const spread = spreadOf(values)
      return spread && { ...spread, high: spread.median }
    },
    { scenarios: "57 m² in Malmö" },
  ),
  inEstimate(
    "ESTIMATE-1",
    "Flats of other areas count as comparable",
    (estimate) => estimate.estimateOf,
    (estimateOf) =>
      (flat, sold, ...others) =>
        estimateOf(
          flat,
          sold.map((one) => ({ ...one, area: flat.area })),
          ...others,
        ),
    { site: "fi", scenarios: "in Kallio" },
  ),
  inAnswer(
    "ESTIMATE-2",
    "A range does not say how it was worked out",
    (text) => text.answerTo,
    (answerTo) =>
      (...all) => {
        const { wrong, answer } = answerTo(...all)
        return { wrong, answer: answer && { ...answer, how: "" } }
      },
    { scenarios: "The range in Sweden says in Swedish" },
  ),
  inEstimateData(
    "ESTIMATE-2",
    "The page for sellers does not say what the calculation leaves out",
    (estimate) => estimate.estimateData,
    (estimateData) => (edition) => ({ ...estimateData(edition), limits: "" }),
    { site: "fi", scenarios: "says in Finnish what the calculation" },
  ),
  inEstimate(
    "ESTIMATE-3",
    "The published price is always that of two rooms",
    (estimate) => estimate.estimateOf,
    (estimateOf) => (flat, sold, published, step) =>
      estimateOf(flat, sold, published && [published[1], published[1], published[1]], step),
    { site: "fi", scenarios: "flats were sold in Kalasatama" },
  ),
  inEstimateData(
    "ESTIMATE-3",
    "An area without a published price takes another area's",
    (estimate) => estimate.estimateData,
    (estimateData) => (edition) => {
      const { basis, ...estimate } = estimateData(edition)
      const other = basis.areas.find(({ published }) => published)?.published ?? null
      const areas = basis.areas.map((area) => ({ ...area, published: area.published ?? other }))
      return { ...estimate, basis: { ...basis, areas } }
    },
    { scenarios: "in Uppsala" },
  ),
  inPriceEstimate(
    "ESTIMATE-4",
    "A wrong size asks for the area",
    (estimate) => estimate.PriceEstimate,
    (PriceEstimate) =>
      ({ estimate }) =>
        PriceEstimate({ estimate: { ...estimate, wrong: { ...estimate.wrong, size: estimate.wrong.area } } }),
    { site: "fi", scenarios: "above 400 m²" },
  ),
  inAnswer(
    "ESTIMATE-4",
    "The range stays beside a wrong field",
    (text) => text.answerTo,
    (answerTo) => {
      let last: ReturnType<typeof answerTo>["answer"] = null
      return (...all) => {
        const { wrong, answer } = answerTo(...all)
        last = answer ?? last
        return { wrong, answer: last }
      }
    },
    { scenarios: '"stor"' },
  ),
  inPriceEstimate(
    "ESTIMATE-5",
    "The first field has the focus from the beginning, so that the calculation loads with the page",
    (estimate) => estimate.PriceEstimate,
    (PriceEstimate) => (props) => {
      if (typeof document === "object") setTimeout(() => document.getElementById("estimate-area")?.focus())
      return PriceEstimate(props)
    },
    { scenarios: "loads once" },
  ),
  inAnswer(
    "ESTIMATE-7",
    "No area of the table has a price",
    (text) => text.rangeText,
    () => () => null,
    { scenarios: "Sweden's page has an example" },
  ),
  inEstimateData(
    "ESTIMATE-7",
    "The first area is missing in the table",
    (estimate) => estimate.estimateData,
    (estimateData) => (edition) => {
      const { example, ...estimate } = estimateData(edition)
      return { ...estimate, example: { ...example, rows: example.rows.slice(1) } }
    },
    { site: "fi", scenarios: "Finland's page has an example" },
  ),
  inFormFilling(
    "ESTIMATE-6",
    "The link to a valuation takes nothing over",
    (filling) => filling.suggestMessage,
    () => () => {},
    { scenarios: "describes the flat in Swedish" },
  ),
  inFormFilling(
    "ESTIMATE-6",
    "The description replaces what the seller wrote",
    (filling) => filling.suggestMessage,
    (suggestMessage) => (text) => {
      const field = document.getElementById("contact-message") as HTMLTextAreaElement | null
      if (field) field.value = ""
      suggestMessage(text)
    },
    { scenarios: "has written stays" },
  ),
]
