import type { Mutant } from "../mutant.ts"
import { at, changed, scripts } from "./changes.ts"

const inStyles = changed(/\/$/)

export const looks: readonly Mutant[] = [
  {
    rule: "LOOK-1",
    change: "The menu opens only with scripts",
    site: "se",
    scenarios: "Without JavaScript",
    delivery: [{ in: at("/en/apartments/"), replace: 'popoverTarget="site-menu"', with: "" }],
  },
  {
    rule: "LOOK-1",
    change: "The menu covers the page that the visitor chose in it",
    site: "se",
    scenarios: "menu closes",
    delivery: [{ in: scripts, replace: /\.hidePopover/, with: ".hide" }],
  },
  inStyles("LOOK-1", "A wide screen has the menu too", "@media (max-width:63.99rem)", "@media (max-width:90rem)", {
    scenarios: "wide header",
  }),
  inStyles(
    "LOOK-1",
    "The focus can reach links behind the menu",
    " #gatsby-focus-wrapper{visibility:hidden}",
    " #none{visibility:hidden}",
    {
      site: "fi",
      scenarios: "in Finnish",
    },
  ),
  inStyles("LOOK-2", "Long words of a heading are not broken", "h4{overflow-wrap:break-word}", "h4{}", {
    site: "fi",
    scenarios: "/fi/hitas/ of Finland",
  }),
  {
    rule: "LOOK-2",
    change: "Pages are too wide with large text",
    site: "no",
    scenarios: "/nb/ of Norway",
    delivery: [{ in: at("/nb/"), replace: ".page{", with: ".page{min-width:12rem;" }],
  },
  inStyles(
    "LOOK-3",
    "Buttons stop moving on a preference for more contrast instead of less motion",
    "(prefers-reduced-motion:reduce){:root",
    "(prefers-contrast:more){:root",
    { site: "fi" },
  ),
  inStyles("LOOK-3", "Buttons are animated for visitors who prefer no motion", "--quick:0s", "--quick:.1s"),
  changed(/\.css$/)(
    "LOOK-4",
    "The answers scroll out of view",
    /(padding:\.5rem 0 var\(--space-2\);position:)sticky/,
    "$1static",
    { site: "fi" },
  ),
  changed(/\.css$/)("LOOK-4", "The consent question takes two thirds of a phone", "max(45dvh,9rem)", "66dvh", {
    site: "no",
  }),
  {
    rule: "LOOK-5",
    change: "The browser requests the typeface at each visit",
    site: "no",
    delivery: [{ in: /\.woff2$/, header: "cache-control", with: "no-cache" }],
  },
  inStyles("LOOK-5", "Headings use the system's typeface", '--display:"Hedvig Letters Serif",', "--display:", {
    site: "se",
  }),
  inStyles(
    "LOOK-6",
    "Pages print dark where the screen is dark",
    "@media screen and (prefers-color-scheme:dark){:root",
    "@media (prefers-color-scheme:dark){:root",
    {
      scenarios: "kvistgatan",
    },
  ),
  inStyles("LOOK-6", "The menu is printed", ".skip,nav{", ".skip{", { site: "fi" }),
  inStyles(
    "LOOK-7",
    "E-mail addresses break at any letter",
    "h4{overflow-wrap:break-word}",
    "h4{overflow-wrap:break-word}wbr{display:none}",
    { scenarios: "e-mail addresses of /blogg/" },
  ),
  inStyles("LOOK-7", "Figures break across lines", "overflow-wrap:normal", "overflow-wrap:anywhere", {
    scenarios: "salja-med-oss",
  }),
  changed(/\.css$/)("LOOK-8", "The map covers the consent question", "z-index:4}", "z-index:0}", {
    scenarios: "a map of homes",
  }),
  changed(/\.css$/)("LOOK-8", "A field covers the consent question", "z-index:4}", "z-index:1}", {
    scenarios: "768 by 500",
  }),
  inStyles("LOOK-9", "Fields are bright in the dark", "(prefers-color-scheme:dark){input", "(width:0){input", {
    scenarios: "unticked checkbox",
  }),
  inStyles("LOOK-9", "A radio button looks like a checkbox in the dark", "{border-radius:50%}", "{}", {
    scenarios: "radio button",
  }),
  inStyles(
    "LOOK-11",
    "Only lines are darker for visitors who ask for more contrast",
    "{:root{--ink-soft:var(--ink);--line",
    "{:root{--line",
  ),
  inStyles(
    "LOOK-11",
    "The page ignores a preference for more contrast",
    "(prefers-contrast:more)",
    "(prefers-contrast:less)",
    {
      scenarios: "more contrast",
    },
  ),
  inStyles(
    "LOOK-10",
    "The name of a home shrinks beside its price",
    "minmax(calc(1.25rem*var(--leading-small) + .15rem),auto)",
    "auto",
    {
      site: "se",
    },
  ),
  inStyles("LOOK-10", "The heart moves for the word beside it", "{justify-content:flex-start}", "{}", {
    site: "fi",
  }),
]
