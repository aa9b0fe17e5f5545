import type { Mutant } from "../mutant.ts"
import { inPages, scripts } from "./changes.ts"

/** Start of a page's scripts, and replay of earlier input. */
export const waking: readonly Mutant[] = [
  inPages(
    "WAKE-1",
    "scripts are asked for as soon as the HTML is there",
    '("load",()=>requestAnimationFrame',
    '("DOMContentLoaded",()=>requestAnimationFrame',
    "It has loaded",
  ),
  inPages("WAKE-1", "keys wake nothing", '"keydown","focusin"', '"touchend"', "press Tab"),
  inPages("WAKE-1", "taps wake nothing", '"pointerdown","keydown","focusin"', '"keydown"', "empty place"),
  inPages(
    "WAKE-1",
    "the page's chunk waits for the scripts before it",
    /"chunks":\["app","[\w-]+"/,
    '"chunks":["app"',
    "needs",
  ),
  inPages(
    "WAKE-1",
    "data wait for the scripts",
    /for\(let ([\w$]+) of [\w$]+\)([\w$]+\("link")/,
    "for(let $1 of [])$2",
    "needs",
  ),
  inPages("WAKE-1", "data of an address with a query are asked for twice", "location.search", '""', "needs"),
  inPages("WAKE-2", "buttons are pressed for nothing", /[\w$]+\.pressed\.add\([\w$]+\)/, "0", "kept"),
  inPages("WAKE-2", "what needs no scripts is pressed again", /&&![\w$]+\.popoverTargetElement/, "", "menu"),
  inPages("WAKE-2", "choices are forgotten", /[\w$]+\.changed\.add\([\w$]+\)/, "0", "Neighbourhoods", "fi"),
  {
    rule: "WAKE-3",
    change: "the document's language is said again",
    site: "se",
    scenarios: "kvistgatan",
    delivery: [{ in: scripts, replace: /\.lang!==\w+&&/, with: ".lang!==0&&" }],
  },
  {
    rule: "WAKE-3",
    change: "React writes the page's head as well",
    site: "se",
    scenarios: "kvistgatan",
    source: {
      file: "src/components/frame/PageHead/PageHead.tsx",
      replace: "@jsxRuntime classic",
      with: "@jsxRuntime automatic",
    },
  },
  {
    rule: "WAKE-5",
    change: "a slash too many draws another page",
    site: "se",
    source: {
      file: "src/browser/navigation/single-slashes.ts",
      replace: "if (cleanPath === pathname)",
      with: "if (cleanPath)",
    },
  },
  inPages(
    "WAKE-4",
    "pictures take the line from what was touched",
    /[\w$]+(&&[\w$]+!=="complete"&&)/,
    "0$1",
    "begin with",
  ),
  inPages("WAKE-4", "pictures in the window are given up too", "<innerHeight||", "<0||", "begin with"),
  inPages(
    "WAKE-4",
    "pictures that were given up never come",
    /"load"(,[\w$]+\.setAttribute)/,
    '"never"$1',
    "begin with",
  ),
  inPages("WAKE-4", "a tap anywhere gives pictures up", /[\w$]+&&([\w$]+!=="complete"&&)/, "$1", "only tap"),
]
