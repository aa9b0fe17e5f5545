import type { Mutant } from "../mutant.ts"
import { changed, inApp, page, says, scripts } from "./changes.ts"

/** The script of the favourites list, which loads only on pages with a list. */
const inList = changed(/^\/favourites-[0-9a-f]+\.js$/)

export const saved: readonly Mutant[] = [
  {
    rule: "SAVED-1",
    change: "the button's name does not say that the home is kept",
    site: "se",
    scenarios: "in English",
    delivery: [{ in: scripts, replace: /\?([\w$]+)\.removeLabel:/, with: "?$1.label:" }],
  },
  {
    rule: "SAVED-1",
    change: "the button of a home that is kept still reads as if it were not",
    site: "se",
    scenarios: "with the keyboard",
    delivery: [says('"textWhenAdded":"Sparad"', '"textWhenAdded":"Spara"', /kvistgatan-12/)],
  },
  {
    rule: "SAVED-1",
    change: "the number takes room in the header when it comes",
    site: "se",
    scenarios: "without moving anything",
    delivery: [
      {
        in: /\/$/,
        replace: /(\.\w+,\.\w+\{)position:absolute\}(?=\.\w+ p\{animation)/,
        with: "$1position:static;margin-right:9rem}",
        places: 1,
      },
    ],
  },
  inApp(
    "SAVED-2",
    "other windows do not hear of it",
    /(addEventListener\("pageshow",(\w+)\)),\(0,\w+\.\w+\)\(\w+,\2\)/,
    "$1",
    { scenarios: "another window" },
  ),
  inApp("SAVED-2", "a path passes for a home", "/^[a-z0-9-]+$/", "/./", { scenarios: "with a path" }),
  inApp(
    "SAVED-2",
    "one home that is none takes the others with it",
    /(Array\.isArray\(([\w$]+)\)\?)\2\.filter\(([\w$]+)\):null/,
    "$1$2.every($3)?$2:null:null",
    { scenarios: "One of the homes" },
  ),
  {
    rule: "SAVED-3",
    change: "an empty page of favourites leads to no area",
    site: "se",
    scenarios: "Nothing is kept yet",
    source: { file: "src/site/favourites/favourites.ts", replace: "areas: areaLinks(edition)", with: "areas: null" },
  },
  inList("SAVED-3", "a price that has changed is not told", /[\w$]+\.price!==[\w$]+\.favourite\.price/, "!1", {
    scenarios: '"/en/favourites/" in Sweden',
  }),
  inList("SAVED-3", "a home that is gone seems to be out of reach", '?"gone":"away"', '?"away":"away"', {
    scenarios: "Sold, gone",
  }),
  inList("SAVED-4", "nothing is brought back", /(onUndo:\(\)=>[\w$]+\(([\w$]+)=>)[\w$]+\([\w$]+\.homes,\2\)/, "$1$2"),
  inList(
    "SAVED-4",
    "the focus goes with what is removed",
    /\(0,[\w$]+\.useEffect\)\(\(\)=>\{var ([\w$]+);return null===\(\1=[\w$]+\.current\)\|\|void 0===\1\?void 0:\1\.focus\(\)\},\[\]\)/,
    " 0",
    {
      scenarios: "One",
    },
  ),
  inList("SAVED-5", "another country's file is taken", /\.country!==[\w$]+\?/, ".country===0?", {
    scenarios: "from another",
  }),
  inList(
    "SAVED-5",
    "opening a file forgets what was kept",
    /concat\(\(0,[\w$]+\.[\w$]+\)\([\w$]+\),(?=\(0,[\w$]+\.[\w$]+\)\([\w$]+\)\);return [\w$]+\.filter)/,
    "concat(",
    {
      scenarios: "where others are kept",
    },
  ),
  inList("SAVED-6", "the link says nothing of the homes", "?homes=$", "?home=$"),
  inList(
    "SAVED-6",
    "what somebody shares takes the place of what is kept",
    /(\(([\w$]+)=>)[\w$]+\(\2,([\w$]+)\)(\)\?[\w$]+\.allKept)/,
    "$1$3$4",
  ),
  inList("SAVED-6", "what is still on its way is left out", /\[\{id:([\w$]+),street:\1\}\]/, "[]", {
    scenarios: "Kept while",
  }),
  inList("SAVED-7", "five homes can be compared", />4\?/, ">5?", { scenarios: "Too few" }),
  inList(
    "SAVED-7",
    "a home that is taken out stays in the address",
    /\.filter\([\w$]+=>[\w$]+!==[\w$]+\.id\)\.join/,
    ".join",
    {
      scenarios: "Too few",
    },
  ),
  inList("SAVED-8", "the highest price is called the lowest", '"low"===', '"high"===', { scenarios: "Two flats" }),
  inList(
    "SAVED-8",
    "what all homes share is called the best",
    /!\([\w$]+>=[\w$]+\)(?=\)return [\w$]+===[\w$]+\?"highest")/,
    "!0",
    {
      scenarios: "Finland's own",
      site: "fi",
    },
  ),
  inList("SAVED-8", "a viewing that is over is called the next", /Date\.parse\([\w$]+\)>Date\.now\(\)/, "!0", {
    scenarios: "Finland's own",
    site: "fi",
  }),
  {
    rule: "SAVED-9",
    change: "the privacy page does not name the favourites",
    site: "se",
    scenarios: "In Sweden, in Swedish",
    delivery: [{ in: page("/datasakerhet/"), replace: ", med dina anteckningar", with: "" }],
  },
]
