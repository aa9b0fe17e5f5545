import type { Mutant } from "../mutant.ts"
import { inSource, page, says, without } from "./changes.ts"

const history = "src/site/homes/price-history.ts"
const inBar = inSource("src/components/home/ContactBar/ContactBar.tsx")
const inBarStyles = inSource("src/components/home/ContactBar/ContactBar.module.css")

export const property: readonly Mutant[] = [
  inSource("src/components/home/PictureViewer/PictureViewer.tsx")(
    "HOME-9",
    "The key after the last picture leads to the first",
    "Math.min(Math.max(targetIndex, 0), last)",
    "targetIndex > last ? 0 : Math.max(targetIndex, 0)",
    { scenarios: "arrow keys" },
  ),
  inSource("src/components/home/PictureViewer/PictureViewer.tsx")(
    "HOME-9",
    "The End key does nothing",
    "End: last",
    "Ende: last",
    { scenarios: "arrow keys" },
  ),
  inSource("src/components/home/PictureViewer/PictureViewer.tsx")(
    "HOME-1",
    "The gallery does not prefetch the pictures beside the current one",
    "Math.abs(place - index) <= 1",
    "Math.abs(place - index) <= 0",
    { scenarios: "Visa bild" },
  ),
  inSource("src/components/home/PictureViewer/PictureOverview.tsx")(
    "HOME-10",
    "Each picture of the overview opens the next one",
    "onPick(index)",
    "onPick(index + 1)",
    { scenarios: "opens from the overview" },
  ),
  {
    rule: "HOME-10",
    change: '"All pictures" opens one picture',
    site: "se",
    scenarios: "Visa alla",
    source: {
      file: "src/components/home/Gallery/Gallery.tsx",
      replace: 'onClick={open("all")}',
      with: "onClick={open(0)}",
    },
  },
  {
    rule: "HOME-1",
    change: "Without JavaScript, pictures lead nowhere",
    site: "se",
    scenarios: "Without JavaScript",
    delivery: [
      { in: /\/en\/property\/kvistgatan-12\/$/, replace: /href="\/media\/[^"]*-1200\.jpg"/, with: 'href="#"' },
    ],
  },
  {
    rule: "HOME-2",
    change: "Back leaves the page instead of closing the picture",
    site: "se",
    source: {
      file: "src/browser/navigation/close-on-back.ts",
      replace: "if (!isDialogEntry()) history.pushState",
      with: "if (isDialogEntry()) history.pushState",
    },
  },
  {
    rule: "HOME-2",
    change: "A closed picture leaves an entry in the history",
    site: "se",
    source: {
      file: "src/browser/navigation/close-on-back.ts",
      replace: "if (isDialogEntry()) history.back()",
      with: "if (!isDialogEntry()) history.back()",
    },
  },
  {
    rule: "HOME-2",
    change: "The focus leaves an open dialog",
    site: "se",
    source: {
      file: "src/components/base/ViewerDialog/ViewerDialog.tsx",
      replace: "element?.showModal()",
      with: "element?.show()",
    },
  },
  inSource("src/components/home/PlanViewer/PlanViewer.tsx")(
    "HOME-3",
    "The key 0 does nothing",
    '"0": resetZoom',
    '"9": resetZoom',
    { scenarios: "Keys zoom" },
  ),
  {
    rule: "HOME-3",
    change: "Plans are labelled in Swedish in every language",
    site: "fi",
    scenarios: "in Finnish",
    delivery: [says("makuuhuone", "sovrum", page("/fi/kohde/oksakatu-3-a-14/"))],
  },
  {
    rule: "HOME-3",
    change: "A home without a plan has no message",
    site: "se",
    delivery: [says("The floor plan is not ready yet.", "")],
  },
  {
    rule: "HOME-4",
    change: "The monthly fee is rounded to whole kronor",
    site: "se",
    delivery: [says(/3\s456,50 kr\/month/, "3 457 kr/month", page("/en/property/kvistgatan-12/"))],
  },
  {
    rule: "HOME-4",
    change: "The price lacks the share of the plot",
    site: "fi",
    delivery: without("Plot redemption share"),
  },
  { rule: "HOME-11", change: "A home without a lift does not mention it", site: "se", delivery: without("Lift") },
  {
    rule: "HOME-11",
    change: "The facts of a Swedish home begin with its tenure",
    site: "se",
    source: {
      file: "src/site/homes/fact-tables.ts",
      replace: '  "fact.type": common.type,\n  "fact.tenure": common.tenure,\n  "fact.rooms"',
      with: '  "fact.tenure": common.tenure,\n  "fact.type": common.type,\n  "fact.rooms"',
    },
  },
  {
    rule: "HOME-12",
    change: "A reserved home is for sale to search engines",
    site: "se",
    delivery: [says("schema.org/Reserved", "schema.org/InStock")],
    scenarios: "is reserved",
  },
  {
    rule: "HOME-12",
    change: "The structured data has no energy class",
    site: "fi",
    delivery: [says(/\{"@type":"PropertyValue"[^}]*\}/, "{}")],
  },
  inBarStyles("HOME-13", "The bar is at the end of the page only", "position: sticky", "position: static"),
  inBarStyles("HOME-13", "The bar covers the form that a visitor writes in", "form:focus-within", "form:target"),
  inBarStyles(
    "HOME-13",
    "Desktops have the bar too",
    "(min-width: 60rem), (max-height",
    "(min-width: 120rem), (max-height",
  ),
  inBar("HOME-13", "The viewing in reach leads to a question", 'chooseTopic("viewing")', 'chooseTopic("home")'),
  inSource("src/site/homes/contact-bar.ts")(
    "HOME-13",
    "A sold home can be viewed",
    'listing.status === "sold"',
    "!listing",
  ),
  {
    rule: "HOME-5",
    change: "Terms are not buttons with explanations",
    site: "se",
    source: { file: "src/components/base/Term/Term.tsx", replace: "popoverTarget={id}", with: "aria-controls={id}" },
  },
  {
    rule: "HOME-5",
    change: "A Finnish term has a Swedish explanation",
    site: "fi",
    scenarios: "Velkaosuus",
    delivery: [says("Asunnon osuus taloyhtiön lainasta.", "Bostadens andel av bolagets lån.")],
  },
  {
    rule: "HOME-6",
    change: "A home is new for eight days",
    site: "se",
    source: { file: "src/domain/homes.ts", replace: "const weekMs = 7 *", with: "const weekMs = 8 *" },
  },
  {
    rule: "HOME-6",
    change: "The price change is counted from the first price",
    site: "se",
    source: { file: history, replace: "const previous = prices[index - 1]", with: "const previous = prices[0]" },
  },
  {
    rule: "HOME-6",
    change: "A sold home does not show its asking price",
    site: "se",
    delivery: [says(/ The asking price was [^.]*\./, "")],
  },
  {
    rule: "HOME-6",
    change: "A sold home has no label",
    site: "fi",
    delivery: [says("<span>Sold</span>", ""), says('"status":"Sold"', '"status":null')],
  },
  {
    rule: "HOME-7",
    change: "The shared text does not name the agent",
    site: "fi",
    scenarios: "own way to share",
    delivery: [says(/ Agent Aino Lehtovirta, [^."]*\./, "")],
  },
  {
    rule: "HOME-7",
    change: "The copied address is in another language",
    site: "se",
    scenarios: "copies the address",
    delivery: [
      says(
        '"url":"https://www.kvistbo.example/en/property/kvistgatan-12/"',
        '"url":"https://www.kvistbo.example/objekt/kvistgatan-12/"',
      ),
    ],
  },
  inSource("src/templates/property.module.css")(
    "HOME-8",
    "The second printed page is longer than its sheet",
    "height: 268mm",
    "height: 288mm",
  ),
  inSource("src/components/home/FloorPlan/FloorPlan.module.css")(
    "HOME-8",
    "The printed plan is small although there is room",
    "max-height: 130mm",
    "max-height: 40mm",
  ),
  inSource("src/components/frame/CookieConsent/ConsentForm.module.css")(
    "HOME-8",
    "The printed page has an empty place for the consent question",
    "padding-bottom: 0 !important;",
    "",
    { scenarios: "cookie question" },
  ),
  inSource("src/templates/property.module.css")(
    "HOME-8",
    "The printed page does not show the viewings",
    ':not(.paper, [aria-labelledby="viewings"])',
    ":not(.paper)",
    { scenarios: "when the home is shown" },
  ),
  inSource("src/components/home/AddressCode/AddressCode.module.css")(
    "HOME-8",
    "The printed page has no address of the page",
    "    display: flex;\n    gap: 4mm;\n    align-items: center;\n",
    "",
  ),
]
