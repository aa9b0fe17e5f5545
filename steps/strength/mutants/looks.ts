import type { Mutant } from "../mutant.ts"
import { at, changed, scripts } from "./changes.ts"

const inStyles = changed(/\/$/)

export const looks: readonly Mutant[] = [
  {
    rule: "LOOK-1",
    change: "the menu opens by scripts only",
    site: "se",
    scenarios: "Without scripts",
    delivery: [{ in: at("/bostader/"), replace: 'popoverTarget="site-menu"', with: "" }],
  },
  {
    rule: "LOOK-1",
    change: "the menu stays before the page that was chosen in it",
    site: "se",
    scenarios: "makes way",
    delivery: [{ in: scripts, replace: /\.hidePopover/, with: ".hide" }],
  },
  inStyles("LOOK-1", "there is a menu where there is room", "@media (max-width:63.99rem)", "@media (max-width:90rem)", {
    scenarios: "Where there is room",
  }),
  inStyles(
    "LOOK-1",
    "what the menu covers can have the focus",
    " #gatsby-focus-wrapper{visibility:hidden}",
    " #none{visibility:hidden}",
    {
      site: "fi",
      scenarios: "in Finnish",
    },
  ),
  {
    rule: "LOOK-2",
    change: "pages are too wide once their text is large",
    site: "no",
    scenarios: "/nb/ in Norway",
    delivery: [{ in: at("/nb/"), replace: ".page{", with: ".page{min-width:12rem;" }],
  },
  inStyles("LOOK-3", "buttons take their time whatever a visitor asks for", "--quick:0s", "--quick:.1s"),
  changed(/\.css$/)("LOOK-4", "the question takes two thirds of a phone", "max(45dvh,9rem)", "66dvh", { site: "no" }),
  {
    rule: "LOOK-5",
    change: "the face is asked for at each visit",
    site: "no",
    delivery: [{ in: /\.woff2$/, header: "cache-control", with: "no-cache" }],
  },
  inStyles("LOOK-5", "headings are in the system's face", '--display:"Hedvig Letters Serif",', "--display:", {
    site: "se",
  }),
  inStyles(
    "LOOK-6",
    "what is printed is dark where screens are",
    "@media screen and (prefers-color-scheme:dark){:root",
    "@media (prefers-color-scheme:dark){:root",
    {
      scenarios: "kvistgatan",
    },
  ),
  inStyles("LOOK-6", "the menu is printed", ".skip,nav{", ".skip{", { site: "fi" }),
  inStyles("LOOK-7", "figures break where they are", "overflow-wrap:normal", "overflow-wrap:anywhere", {
    scenarios: "salja-med-oss",
  }),
  changed(/\.css$/)("LOOK-8", "a field lies over the question", "z-index:4}", "z-index:1}", {
    scenarios: "768 by 500",
  }),
  inStyles("LOOK-9", "the dark looks as bright as the day", "(prefers-color-scheme:dark){input", "(width:0){input", {
    scenarios: "Boxes",
  }),
  inStyles("LOOK-9", "in the dark a choice looks like a box to tick", "{border-radius:50%}", "{}", {
    scenarios: "Choices of one",
  }),
  inStyles("LOOK-9", "a wish for contrast is not heard", "(prefers-contrast:more)", "(prefers-contrast:less)", {
    scenarios: "More contrast",
  }),
  inStyles(
    "LOOK-10",
    "the name of a home makes way for its price",
    "minmax(calc(1.25rem*var(--leading-small) + .15rem),auto)",
    "auto",
    {
      site: "se",
    },
  ),
  inStyles("LOOK-10", "the heart makes way for the word beside it", "{justify-content:flex-start}", "{}", {
    site: "fi",
  }),
]
