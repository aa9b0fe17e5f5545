import type { Mutant } from "../mutant.ts"
import { inModule, inText } from "./changes.ts"

const inFigures = inModule(() => import("../../../src/base/FigureTable/figures.data.ts"))
const inAreaHomes = inModule(() => import("../../../src/visit/areas/area-homes.data.ts"))
const inSurroundings = inModule(() => import("../../../src/visit/areas/surroundings.data.ts"))
const inDistance = inModule(() => import("../../../src/domain/distance.ts"))
const inBars = inModule(() => import("../../../src/base/BarChart/BarChart.tsx"))
const inNeighbourhoods = inModule(() => import("../../../src/domain/neighbourhoods.ts"))
const inNeighbourhoodsPage = inModule(() => import("../../../src/visit/areas/neighbourhoods.data.ts"))
const inChooser = inModule(() => import("../../../src/visit/areas/NeighbourhoodChooser/NeighbourhoodChooser.tsx"))
const inComparison = inModule(
  () => import("../../../src/visit/areas/NeighbourhoodComparison/NeighbourhoodComparison.tsx"),
)

export const areas: readonly Mutant[] = [
  inModule(() => import("../../../src/base/FigureTable/FigureTable.tsx"))(
    "AREA-1",
    "An area's figures and its city's are swapped",
    (table) => table.FigureTable,
    (FigureTable) =>
      ({ label, table }) =>
        FigureTable({
          label,
          table: { ...table, rows: table.rows.map((row) => ({ ...row, value: row.ofCity, ofCity: row.value })) },
        }),
    { site: "fi" },
  ),
  inFigures(
    "AREA-1",
    "Figures of an area have no year",
    (figures) => figures.sourceOf,
    (sourceOf) => (edition, source) => sourceOf(edition, source, undefined),
  ),
  inBars(
    "AREA-2",
    "A price that nobody has published has a bar",
    (bars) => bars.BarChart,
    (BarChart) =>
      ({ chart }) =>
        BarChart({ chart: { ...chart, bars: chart.bars.map((bar) => ({ ...bar, value: bar.value ?? 0 })) } }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/domain/charts.ts"))(
    "AREA-2",
    "The table behind a chart leaves out its last year",
    (charts) => charts.trendChart,
    (trendChart) =>
      (...all) => {
        const chart = trendChart(...all)
        return { ...chart, table: { ...chart.table, rows: chart.table.rows.slice(0, -1) } }
      },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/base/HomeCard/cards.data.ts"))(
    "AREA-3",
    "The page of an area calls what was paid for a sold home its asking price",
    (cards) => cards.priceLabel,
    (priceLabel) => (edition, listing) => priceLabel(edition, { ...listing, status: "forSale" }),
  ),
  inAreaHomes(
    "AREA-3",
    "Each area shows the homes of all areas",
    (homes) => homes.areaHomes,
    (areaHomes) => (edition, area) => ({
      ...areaHomes(edition, area),
      homes: edition.content.areas.flatMap((one) => areaHomes(edition, one).homes),
    }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/areas/area-facts.data.ts"))(
    "AREA-4",
    "The page of a home shows the figures of its area without their source",
    (facts) => facts.areaFacts,
    (areaFacts) =>
      (...all) => {
        const area = areaFacts(...all)
        return { ...area, facts: area.facts.map((fact) => ({ ...fact, source: null })) }
      },
  ),
  inModule(() => import("../../../src/visit/areas/AreaFacts/AreaFacts.tsx"))(
    "AREA-4",
    "The page of a home leads to the index of areas",
    (facts) => facts.AreaFacts,
    (AreaFacts) =>
      ({ area }) =>
        AreaFacts({ area: { ...area, more: { ...area.more, path: area.more.path.replace(/[^/]+\/$/, "") } } }),
    { site: "fi" },
  ),
  inAreaHomes(
    "AREA-5",
    "The page of an area counts reserved homes without showing them",
    (homes) => homes.areaHomes,
    (areaHomes) =>
      (...all) => {
        const found = areaHomes(...all)
        return { ...found, homes: found.homes.filter(({ status }) => status !== "reserved") }
      },
  ),
  inModule(() => import("../../../src/domain/search/criteria.ts"))(
    "AREA-5",
    "The search for an area also finds its sold homes",
    (criteria) => criteria.queryOf,
    (queryOf) => (criteria) => queryOf({ ...criteria, status: [] }),
    { site: "fi" },
  ),
  inFigures(
    "AREA-6",
    "The city's figures have rows of their own, where the area has none",
    (figures) => figures.figureTable,
    (figureTable) => (edition, area) => {
      const table = figureTable(edition, area)
      const name = edition.text("figure.population")
      const row = { name, about: "", value: edition.text("figure.noData"), ofCity: "" }
      return table.rows.some((one) => one.name === name) ? table : { ...table, rows: [...table.rows, row] }
    },
  ),
  inModule(() => import("../../../src/visit/areas/areas.data.ts"))(
    "AREA-6",
    "The list of areas names a figure that nobody has published",
    (areas) => areas.factsOf,
    (factsOf) => (edition, area) => {
      const facts = factsOf(edition, area)
      const term = edition.text("figure.population")
      const fact = { term, value: edition.text("figure.noData"), source: null }
      return facts.some((one) => one.term === term) ? facts : [...facts, fact]
    },
  ),
  inDistance(
    "AREA-7",
    "The farthest of an area's stations comes first",
    (distance) => distance.nearest,
    (nearest) => (from, places, limits) => nearest(from, places, limits).toReversed(),
  ),
  inSurroundings(
    "AREA-7",
    "Every area leads to all planners of journeys",
    (surroundings) => surroundings.surroundingsOf,
    (surroundingsOf) => (edition, area) => {
      const around = surroundingsOf(edition, area)
      const links = edition.content.surroundings?.links ?? []
      return (
        around && { ...around, links: links.map(({ name, url }) => ({ name: edition.translate(name), path: url })) }
      )
    },
  ),
  inSurroundings(
    "AREA-8",
    "A home names its stations without their distance",
    (surroundings) => surroundings.stationFact,
    (stationFact) =>
      (...all) =>
        stationFact(...all).map((fact) => ({ ...fact, value: fact.value.replace(/\) [^()]*?m(?=, |$)/g, ")") })),
  ),
  inDistance(
    "AREA-8",
    "A station two kilometres away counts as near",
    (distance) => distance.nearest,
    (nearest) => (from, places, limits) => nearest(from, places, { ...limits, within: limits.within + 0.5 }),
    { site: "fi" },
  ),
  inNeighbourhoods(
    "COMPARE-1",
    "A second area takes the place of the first",
    (neighbourhoods) => neighbourhoods.areasIn,
    (areasIn) => (codes) => areasIn(codes.slice(-1)),
    { site: "fi" },
  ),
  inComparison(
    "COMPARE-1",
    "Two areas at most are compared, however many are chosen",
    (comparison) => comparison.NeighbourhoodComparison,
    (NeighbourhoodComparison) => (props) => NeighbourhoodComparison({ ...props, codes: props.codes.slice(0, 2) }),
    { site: "fi" },
  ),
  inComparison(
    "COMPARE-7",
    "A comparison names no source",
    (comparison) => comparison.NeighbourhoodComparison,
    (NeighbourhoodComparison) =>
      ({ page, ...props }) =>
        NeighbourhoodComparison({
          ...props,
          page: { ...page, comparison: { ...page.comparison, attribution: "" } },
        }),
    { site: "fi" },
  ),
  inBars(
    "COMPARE-7",
    "Figures are compared without those of their cities",
    (bars) => bars.BarChart,
    (BarChart) =>
      ({ chart }) =>
        BarChart({ chart: { ...chart, bars: chart.bars.filter(({ isBenchmark }) => !isBenchmark) } }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/base/TrendChart/TrendChart.tsx"))(
    "COMPARE-8",
    "The lines of a chart end without a letter",
    (trend) => trend.TrendChart,
    (TrendChart) =>
      ({ chart }) => {
        const lines = chart.drawing.lines.map((line) => ({ ...line, end: null }))
        return TrendChart({ chart: { ...chart, drawing: { ...chart.drawing, lines } } })
      },
    { site: "fi" },
  ),
  inText("src/base/BarChart/BarChart.module.css")(
    "COMPARE-8",
    "Bars cover the names and figures of their rows",
    "bottom: 0.4rem",
    "top: 0",
    { site: "fi" },
  ),
  inNeighbourhoodsPage(
    "COMPARE-2",
    "The highest figure is called the best",
    (neighbourhoods) => neighbourhoods.neighbourhoodsPage,
    (neighbourhoodsPage) => ({
      ...neighbourhoodsPage,
      version: (edition) => {
        const version = neighbourhoodsPage.version(edition)
        const comparison = { ...version.page.comparison, highest: "best" }
        return { ...version, page: { ...version.page, comparison } }
      },
    }),
    { site: "fi" },
  ),
  inFigures(
    "COMPARE-2",
    "A figure that nobody has published reads 0",
    (figures) => figures.figureText,
    (figureText) => (edition, value, digits) => figureText(edition, value ?? 0, digits),
    { site: "fi" },
  ),
  inNeighbourhoodsPage(
    "COMPARE-3",
    "The language switch loses the choice of neighbourhoods",
    (neighbourhoods) => neighbourhoods.neighbourhoodsPage,
    (neighbourhoodsPage) => ({ ...neighbourhoodsPage, keepsQuery: false }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/browser/navigation/query.ts"))(
    "COMPARE-3",
    "Back leaves the page instead of undoing a choice",
    (query) => query.changeQuery,
    (changeQuery) => (query) => changeQuery(query, "replace"),
    { site: "fi" },
  ),
  inChooser(
    "COMPARE-4",
    "The page ignores an unknown neighbourhood without a message",
    (chooser) => chooser.NeighbourhoodChooser,
    (NeighbourhoodChooser) =>
      ({ page }) =>
        NeighbourhoodChooser({ page: { ...page, comparison: { ...page.comparison, unknown: "" } } }),
    { site: "fi" },
  ),
  inNeighbourhoods(
    "COMPARE-4",
    "A fifth neighbourhood is compared too",
    (neighbourhoods) => neighbourhoods.choiceFrom,
    (choiceFrom) => (query, areaCodes) => {
      const codes = (query.get("areas") ?? "").split(",").filter((code) => areaCodes.includes(code))
      return { ...choiceFrom(query, areaCodes), codes }
    },
    { site: "fi" },
  ),
  inComparison(
    "COMPARE-5",
    "A comparison prints the tables of all areas",
    (comparison) => comparison.NeighbourhoodComparison,
    (NeighbourhoodComparison) => (props) => {
      const section = NeighbourhoodComparison(props)
      const [heading, ...rest] = section.props.children
      const renamed = { ...heading, props: { ...heading.props, id: "compared" } }
      return { ...section, props: { ...section.props, "aria-labelledby": "compared", children: [renamed, ...rest] } }
    },
    { site: "fi" },
  ),
  inComparison(
    "COMPARE-5",
    "A comparison runs over the edge of the sheet",
    (comparison) => comparison.NeighbourhoodComparison,
    (NeighbourhoodComparison) => (props) => {
      const section = NeighbourhoodComparison(props)
      return { ...section, props: { ...section.props, style: { minWidth: "60rem" } } }
    },
    { site: "fi" },
  ),
  inChooser(
    "COMPARE-6",
    "All tables are open on a phone",
    (chooser) => chooser.NeighbourhoodChooser,
    (NeighbourhoodChooser) => (props) => {
      const chooser = NeighbourhoodChooser(props)
      const [form, ...rest] = chooser.props.children
      const ref = () => {
        for (const table of document.querySelectorAll<HTMLDetailsElement>("main details")) table.open = true
      }
      return { ...chooser, props: { children: [{ ...form, props: { ...form.props, ref } }, ...rest] } }
    },
    { site: "fi", scenarios: "phone" },
  ),
  inText("src/visit/areas/neighbourhoods.module.css")(
    "COMPARE-6",
    "The figures are closed without JavaScript and on paper",
    "      block-size: auto;\n      content-visibility: visible;\n",
    "",
    { site: "fi" },
  ),
]
