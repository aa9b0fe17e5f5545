import type { Mutant } from "../mutant.ts"
import { inApp, inPages, scripts } from "./changes.ts"

/** Start of a page's scripts, and replay of earlier input. */
export const hydration: readonly Mutant[] = [
  inPages(
    "WAKE-1",
    "Scripts load as soon as the HTML is there",
    '("load",()=>requestAnimationFrame',
    '("DOMContentLoaded",()=>requestAnimationFrame',
    "loads no script before",
  ),
  inPages("WAKE-1", "Keys do not hydrate the page", '"keydown","focusin"', '"touchend"', "press Tab"),
  inPages("WAKE-1", "Taps do not hydrate the page", '"pointerdown","keydown","focusin"', '"keydown"', "empty place"),
  inPages(
    "WAKE-1",
    "The page's chunk waits for the earlier scripts",
    /"chunks":\["app","[\w-]+"/,
    '"chunks":["app"',
    "in one round trip",
  ),
  inPages(
    "WAKE-1",
    "Page data waits for the scripts",
    /for\(let ([\w$]+) of [\w$]+\)([\w$]+\("link")/,
    "for(let $1 of [])$2",
    "in one round trip",
  ),
  inPages("WAKE-1", "An address with a query requests page data twice", "location.search", '""', "requested twice"),
  inPages("WAKE-2", "Clicks from before hydration are lost", /[\w$]+\.pressed\.add\([\w$]+\)/, "0", "A home is saved"),
  inPages(
    "WAKE-2",
    "A button that works without scripts is clicked twice",
    /&&![\w$]+\.popoverTargetElement/,
    "",
    "The menu",
  ),
  inPages(
    "WAKE-2",
    "Choices from before hydration are lost",
    /[\w$]+\.changed\.add\([\w$]+\)/,
    "0",
    "A neighbourhood",
    "fi",
  ),
  {
    rule: "WAKE-3",
    change: "Hydration sets the document's language again",
    site: "se",
    scenarios: "Kvistgatan",
    delivery: [{ in: scripts, replace: /\.lang!==\w+&&/, with: ".lang!==0&&" }],
  },
  {
    rule: "WAKE-3",
    change: "React renders the page's head too",
    site: "se",
    scenarios: "Kvistgatan",
    source: {
      file: "src/components/frame/PageHead/PageHead.tsx",
      replace: "@jsxRuntime classic",
      with: "@jsxRuntime automatic",
    },
  },
  inApp(
    "WAKE-5",
    "An address with a slash too many leads to the home page",
    /(window\.location\.replace\()\w+(?=\+\w+\+\w+\),!0\))/,
    '$1"/"',
  ),
  {
    rule: "WAKE-5",
    change: "A double slash renders another page",
    site: "se",
    source: {
      file: "src/browser/navigation/single-slashes.ts",
      replace: "if (cleanPath === pathname)",
      with: "if (cleanPath)",
    },
  },
  inPages(
    "WAKE-4",
    "Pictures delay the part that the visitor touches",
    /[\w$]+(&&[\w$]+!=="complete"&&)/,
    "0$1",
    "starts to search",
  ),
  inPages("WAKE-4", "The browser also cancels pictures in view", "<innerHeight||", "<0||", "starts to search"),
  inPages(
    "WAKE-4",
    "Cancelled pictures never load",
    /"load"(,[\w$]+\.setAttribute)/,
    '"never"$1',
    "gave way to the search",
  ),
  inPages("WAKE-4", "A tap anywhere cancels pictures", /[\w$]+&&([\w$]+!=="complete"&&)/, "$1", "only taps"),
]
