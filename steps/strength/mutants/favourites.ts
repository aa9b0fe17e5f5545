import type { Mutant } from "../mutant.ts"
import { changed, inApp, page, says, scripts } from "./changes.ts"

/** The script of the favourites list, which loads only on pages with a list. */
const inList = changed(/^\/favourites-[0-9a-f]+\.js$/)

export const favourites: readonly Mutant[] = [
  {
    rule: "SAVED-10",
    change: "The heart of a saved home stays empty",
    site: "fi",
    scenarios: "is saved",
    delivery: [says(/ svg\{fill:currentColor;color:var\(--accent\)\}/, " svg{color:var(--accent)}", /\/$/)],
  },
  {
    rule: "SAVED-10",
    change: "The accessible name of a favourite's button does not change",
    site: "se",
    scenarios: "/en/apartments/",
    delivery: [{ in: scripts, replace: /\?([\w$]+)\.removeLabel:/, with: "?$1.label:" }],
  },
  {
    rule: "SAVED-1",
    change: "The button of a saved home does not remove it",
    site: "se",
    scenarios: "removes a home",
    delivery: [{ in: scripts, replace: /(\w+)&&(\w+)\?\2\(\):(\(0,\w+\.\w+\)\(\w+,\1\))/, with: "$1?$2&&$2():$3" }],
  },
  {
    rule: "SAVED-1",
    change: "The text of a favourite's button does not change",
    site: "se",
    scenarios: "The keyboard",
    delivery: [says('"textWhenAdded":"Saved"', '"textWhenAdded":"Save"', /kvistgatan-12/)],
  },
  changed(/^\/slice---src-templates-slices-header-tsx-[0-9a-f]+\.js$/)(
    "SAVED-11",
    "The header counts no favourites as 0",
    /(\w+\.length)>0&&(?=\(0,\w+\.jsx\)\("span")/,
    "$1>=0&&",
    { scenarios: "last favourite is removed" },
  ),
  {
    rule: "SAVED-11",
    change: "The header moves when the number of favourites appears",
    site: "se",
    scenarios: "without moving anything",
    delivery: [
      {
        in: /\/$/,
        replace: /(\.\w+,\.\w+\{)position:absolute\}(?=\.\w+ p\{animation)/,
        with: "$1position:static;margin-bottom:9rem}",
        places: 1,
      },
    ],
  },
  inApp(
    "SAVED-2",
    "Other windows ignore a change",
    /(addEventListener\("pageshow",(\w+)\)),\(0,\w+\.\w+\)\(\w+,\2\)/,
    "$1",
    { scenarios: "another window" },
  ),
  inApp("SAVED-2", "A path counts as a home", "/^[a-z0-9-]+$/", "/./", { scenarios: "with a path" }),
  inApp(
    "SAVED-2",
    "One invalid home removes all favourites",
    /(Array\.isArray\(([\w$]+)\)\?)\2\.filter\(([\w$]+)\):null/,
    "$1$2.every($3)?$2:null:null",
    { scenarios: "One damaged" },
  ),
  {
    rule: "SAVED-3",
    change: "An empty page of favourites links to no area",
    site: "se",
    scenarios: "An empty favourites page",
    source: { file: "src/site/favourites/favourites.ts", replace: "areas: areaLinks(edition)", with: "areas: null" },
  },
  inList("SAVED-3", "A changed price has no note", /[\w$]+\.price!==[\w$]+\.favourite\.price/, "!1", {
    scenarios: "the price of Björkvägen 7 has changed",
  }),
  inList("SAVED-3", "A deleted home reads as unavailable for now", '?"gone":"away"', '?"away":"away"', {
    scenarios: "A home that has left the site",
  }),
  inList("SAVED-4", "Undo does nothing", /(onUndo:\(\)=>[\w$]+\(([\w$]+)=>)[\w$]+\([\w$]+\.homes,\2\)/, "$1$2"),
  inList(
    "SAVED-4",
    "The focus is lost when a favourite is removed",
    /\(0,[\w$]+\.useEffect\)\(\(\)=>\{var ([\w$]+);return null===\(\1=[\w$]+\.current\)\|\|void 0===\1\?void 0:\1\.focus\(\)\},\[\]\)/,
    " 0",
    {
      scenarios: "The focus moves",
    },
  ),
  inList("SAVED-5", "The page accepts another country's file", /\.country!==[\w$]+\?/, ".country===0?", {
    scenarios: "a file from Finland",
  }),
  inList(
    "SAVED-5",
    "Opening a file deletes the favourites",
    /concat\(\(0,[\w$]+\.[\w$]+\)\([\w$]+\),(?=\(0,[\w$]+\.[\w$]+\)\([\w$]+\)\);return [\w$]+\.filter)/,
    "concat(",
    {
      scenarios: "of another device",
    },
  ),
  inList("SAVED-6", "The shared link contains no homes", "?homes=$", "?home=$"),
  inList(
    "SAVED-6",
    "A shared list replaces the visitor's favourites",
    /(\(([\w$]+)=>)[\w$]+\(\2,([\w$]+)\)(\)\?[\w$]+\.allSaved)/,
    "$1$3$4",
  ),
  inList("SAVED-6", "Homes that are still loading are left out", /\[\{id:([\w$]+),street:\1\}\]/, "[]", {
    scenarios: "still loading",
  }),
  inList("SAVED-7", "Five homes can be compared", />4\?/, ">5?", { scenarios: "Five homes" }),
  inList("SAVED-7", "A removed home stays in the address", /\.filter\([\w$]+=>[\w$]+!==[\w$]+\.id\)\.join/, ".join", {
    scenarios: "leaves the address",
  }),
  inList("SAVED-8", "The highest price is called the lowest", '"low"===', '"high"===', { scenarios: "in words which" }),
  inList(
    "SAVED-8",
    "A value that all homes share is called the best",
    /!\([\w$]+>=[\w$]+\)(?=\)return [\w$]+===[\w$]+\?"highest")/,
    "!0",
    {
      scenarios: "Finland's facts",
      site: "fi",
    },
  ),
  inList("SAVED-8", "A past viewing is called the next", /Date\.parse\([\w$]+\)>Date\.now\(\)/, "!0", {
    scenarios: "first that is not over",
    site: "fi",
  }),
  {
    rule: "SAVED-9",
    change: "The Finnish privacy page does not mention homes that the visitor has looked at",
    site: "fi",
    scenarios: "explains favourites in Finnish",
    delivery: [says("asunnot, joita olet katsonut viimeksi", "asunnot", page("/fi/yksityisyys/"))],
  },
  {
    rule: "SAVED-9",
    change: "The privacy page does not mention favourites",
    site: "se",
    scenarios: "of Sweden explains favourites in Swedish",
    delivery: [{ in: page("/datasakerhet/"), replace: ", med dina anteckningar", with: "" }],
  },
]
