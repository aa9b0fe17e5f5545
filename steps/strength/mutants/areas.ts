import type { Mutant } from "../mutant.ts"
import { at, inSource, page, says } from "./changes.ts"

const comparison = "src/components/areas/NeighbourhoodComparison/NeighbourhoodComparison.tsx"
const chooser = "src/components/areas/NeighbourhoodChooser/NeighbourhoodChooser.tsx"

export const areas: readonly Mutant[] = [
  {
    rule: "AREA-5",
    change: "A Finnish link to the homes of an area does not inflect its name",
    site: "fi",
    source: { file: "features/sample/fi/areas/kallio.json", replace: '"Kalliossa"', with: '"Kallio"' },
  },
  {
    rule: "AREA-1",
    change: "An area's figures and its city's are swapped",
    site: "fi",
    delivery: [
      says(/(<\/small><\/th>)(<td>[^<]*<\/td>)(<td>[^<]*<\/td>)/, "$1$3$2", at("/en/areas/kallio/")),
      says(/"value":"([^"]*)","ofCity":"([^"]*)"/, '"value":"$2","ofCity":"$1"', /kallio\/page-data/),
    ],
  },
  {
    rule: "AREA-1",
    change: "Figures of an area have no year",
    site: "se",
    delivery: [says("(SCB), 2024", "(SCB)", page("/en/areas/solna/"))],
  },
  {
    rule: "AREA-2",
    change: "A price that nobody has published has a bar",
    site: "fi",
    source: {
      file: "src/components/base/BarChart/BarChart.tsx",
      replace: "{value !== null && maxValue > 0 && (",
      with: "{maxValue > 0 && (",
    },
  },
  inSource("src/components/base/BarChart/BarChart.module.css")(
    "AREA-2",
    "Bars cover the names and figures of their rows",
    "bottom: 0.4rem",
    "top: 0",
  ),
  {
    rule: "AREA-2",
    change: "A screen reader runs years and figures together",
    site: "fi",
    source: {
      file: "src/content/texts/places.en.json",
      replace: '"chart.point": "{figure} in {year}"',
      with: '"chart.point": "{year} {figure}"',
    },
  },
  {
    rule: "AREA-2",
    change: "Lines in charts are upside down",
    site: "fi",
    source: {
      file: "src/domain/charts.ts",
      replace: "roundToHundredth(bottom - ((bottom - top)",
      with: "roundToHundredth(top + ((bottom - top)",
    },
  },
  {
    rule: "AREA-2",
    change: "Prices of all of Stockholm pass for those of a district",
    site: "se",
    delivery: [says("The prices are those of the places named beside the bars", "The prices are those of homes here")],
  },
  {
    rule: "AREA-3",
    change: "The page of an area shows the asking price of a sold home",
    site: "se",
    delivery: [
      says(
        /Final price(<\/dt>\s*<dd>|","value":")5\s040\s000 kr/,
        "Asking price$14 995 000 kr",
        page("/en/areas/sodermalm/"),
      ),
    ],
  },
  {
    rule: "AREA-3",
    change: "Each area shows the homes of all areas",
    site: "fi",
    source: {
      file: "src/site/areas/area-homes.ts",
      replace: "filter((listing) => listing.area === id &&",
      with: 'filter((listing) => listing.area !== "" &&',
    },
  },
  {
    rule: "AREA-4",
    change: "The page of a home shows the figures of its area without their source",
    site: "se",
    delivery: [
      says("Svensk Mäklarstatistik, June 2024", "Svensk Mäklarstatistik", page("/en/property/kvistgatan-12/")),
    ],
  },
  {
    rule: "AREA-4",
    change: "The page of a home leads to the index of areas",
    site: "fi",
    delivery: [says("/en/areas/kallio/", "/en/areas/", page("/en/property/oksakatu-3-a-5/"))],
  },
  {
    rule: "AREA-5",
    change: "The search for an area also finds its sold homes",
    site: "fi",
    delivery: [says(/&(?:amp;)?status=forSale,upcoming,reserved/, "")],
  },
  {
    rule: "AREA-5",
    change: "The page of an area counts reserved homes as for sale",
    site: "se",
    source: { file: "src/site/areas/area.ts", replace: "{ reserved }", with: "{ reserved: 0 }" },
  },
  {
    rule: "AREA-5",
    change: "The page of an area shows reserved homes without counting them",
    site: "se",
    source: {
      file: "src/site/areas/area-homes.ts",
      replace: "...(reserved.length > 0 ?",
      with: "...(reserved.length > 99 ?",
    },
  },
  {
    rule: "AREA-6",
    change: "The city's figures have rows of their own, where the area has none",
    site: "se",
    source: {
      file: "src/site/areas/figures.ts",
      replace: ": area.facts.map(({ figure: key, value, source, year }) => ({",
      with: ': [...area.facts, { figure: "population" as const, value: 0, source: "", year: 0 }].map(({ figure: key, value, source, year }) => ({',
    },
  },
  {
    rule: "AREA-6",
    change: "The list of areas names a figure that nobody has published",
    site: "se",
    delivery: [says("Land area", "Population: no data; land area", page("/en/areas/"))],
  },
  {
    rule: "AREA-7",
    change: "Stations have no order",
    site: "se",
    source: { file: "src/domain/distance.ts", replace: ".toSorted((a, b) => a.kilometres - b.kilometres)", with: "" },
  },
  {
    rule: "AREA-7",
    change: "Stations of an area are shown although the source lacks some",
    site: "fi",
    source: {
      file: "src/site/areas/surroundings.ts",
      replace: "if (!surroundings?.areas.includes(area.id)) return []",
      with: "if (!surroundings) return []",
    },
  },
  {
    rule: "AREA-7",
    change: "Every area leads to all planners of journeys",
    site: "se",
    source: {
      file: "src/site/areas/surroundings.ts",
      replace: "!areas || areas.includes(area.id)",
      with: "!areas || areas.length > 1",
    },
  },
  {
    rule: "AREA-8",
    change: "Distances are rounded to ten metres",
    site: "se",
    source: {
      file: "src/site/areas/surroundings.ts",
      replace: "Math.round(kilometres * 20) * 50",
      with: "Math.round(kilometres * 100) * 10",
    },
  },
  {
    rule: "AREA-8",
    change: "A station two kilometres away counts as near",
    site: "fi",
    source: { file: "src/site/areas/surroundings.ts", replace: "const within = 1.5", with: "const within = 2" },
  },
  {
    rule: "COMPARE-1",
    change: "Nothing says in Finnish why the other fields are closed",
    site: "fi",
    delivery: [says("Täytä yksi kenttä kerrallaan: seuraava avautuu, kun alue on valittu. ", "")],
    scenarios: "one after another",
  },
  {
    rule: "COMPARE-1",
    change: "A suggestion leaves out its first area",
    site: "fi",
    source: { file: chooser, replace: "onClick={() => compare(some)}", with: "onClick={() => compare(some.slice(1))}" },
  },
  {
    rule: "COMPARE-1",
    change: "One area is compared with nothing",
    site: "fi",
    source: { file: chooser, replace: "codes.length > 1", with: "codes.length > 0" },
  },
  {
    rule: "COMPARE-7",
    change: "A comparison names no source",
    site: "fi",
    source: { file: comparison, replace: "{words.attribution}", with: "" },
  },
  {
    rule: "COMPARE-7",
    change: "Each figure is that of the next column",
    site: "fi",
    source: { file: comparison, replace: 'label: cells[position] ?? ""', with: 'label: cells[position + 1] ?? ""' },
  },
  inSource("src/components/base/TrendChart/TrendChart.tsx")(
    "COMPARE-8",
    "Two lines of a chart share a letter",
    '"ABCD"',
    '"ABCC"',
    { site: "fi" },
  ),
  {
    rule: "COMPARE-8",
    change: "Only the colour tells the lines of a chart apart",
    site: "fi",
    source: {
      file: "src/components/base/TrendChart/TrendChart.tsx",
      replace: "d={shapes[line]}",
      with: "d={shapes[0]}",
    },
  },
  inSource("src/components/areas/NeighbourhoodChooser/NeighbourhoodChooser.module.css")(
    "COMPARE-6",
    "Without scripts, there are lists that do nothing",
    "(scripting: none)",
    "(scripting: initial-only)",
    { site: "fi", scenarios: "Without JavaScript" },
  ),
  {
    rule: "COMPARE-2",
    change: "The highest figure is called the best",
    site: "fi",
    delivery: [says('"highest":"highest"', '"highest":"best"')],
  },
  {
    rule: "COMPARE-2",
    change: "A figure that nobody has published reads 0",
    site: "fi",
    delivery: [says('"no data"', '"0"', /\.json$/)],
  },
  {
    rule: "COMPARE-3",
    change: "The language switch loses the choice of neighbourhoods",
    site: "fi",
    delivery: [says('"keepsQuery":true', '"keepsQuery":false')],
  },
  inSource("src/components/areas/NeighbourhoodChooser/NeighbourhoodChooser.tsx")(
    "COMPARE-3",
    "Back leaves the page instead of undoing a choice",
    '.slice(1), "push")',
    '.slice(1), "replace")',
    { site: "fi" },
  ),
  inSource("src/domain/neighbourhoods.ts")(
    "COMPARE-4",
    "The page ignores an unknown neighbourhood without a message",
    "hasUnknown: codes.length < queryCodes.length",
    "hasUnknown: false",
    { site: "fi" },
  ),
  inSource("src/domain/neighbourhoods.ts")(
    "COMPARE-4",
    "The page ignores a fifth neighbourhood without a message",
    "hasTooMany: codes.length > mostCompared",
    "hasTooMany: false",
    { site: "fi" },
  ),
  inSource("src/templates/neighbourhoods.module.css")(
    "COMPARE-5",
    "A comparison prints the tables of all areas",
    "main:has(:global(#comparison))",
    "main:has(:global(#nothing))",
    { site: "fi" },
  ),
  inSource("src/templates/neighbourhoods.module.css")(
    "COMPARE-5",
    "Wide tables run over the edge of the sheet",
    "  .table table {\n    min-width: 0",
    "  .table table {\n    min-width: 60rem",
    { site: "fi" },
  ),
  {
    rule: "COMPARE-6",
    change: "All tables are open on a phone",
    site: "fi",
    source: { file: "src/templates/neighbourhoods.tsx", replace: "<details key", with: "<details open key" },
    scenarios: "phone",
  },
  inSource("src/templates/neighbourhoods.module.css")(
    "COMPARE-6",
    "The figures are closed without JavaScript and on paper",
    "      block-size: auto;\n      content-visibility: visible;\n",
    "",
    { site: "fi" },
  ),
]
