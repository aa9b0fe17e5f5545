import type { Mutant } from "../mutant.ts"
import { at, inSource } from "./changes.ts"

const inCards = inSource("src/site/homes/cards.ts")
const first = "String(listing.pictures[0])"

export const homePictures: readonly Mutant[] = [
  {
    rule: "PICTURE-1",
    change: "Four homes have the same bathroom",
    site: "se",
    scenarios: "Sweden",
    delivery: [{ in: /\/en\/property\/a[^/]*\/$/, replace: /\/media\/bath-\d\d\./, with: "/media/bath-01." }],
  },
  {
    rule: "PICTURE-1",
    change: "A Finnish flat has the pictures of its neighbour",
    site: "fi",
    scenarios: "Finland",
    delivery: [{ in: at("/en/property/koivikkotie-11-a-4/"), answers: "/en/property/koivikkotie-11-b-17/" }],
  },
  inCards("PICTURE-2", "Cards show the last picture of a home", first, "String(listing.pictures.at(-1))", {
    scenarios: "card of each flat",
  }),
  inCards(
    "PICTURE-2",
    "The card of a terraced house shows a room",
    first,
    'String(listing.pictures[listing.type === "rowHouse" ? 1 : 0])',
    { scenarios: "terraced" },
  ),
  inSource("src/site/search/listings.ts")(
    "PICTURE-3",
    "The list is sorted by the first pictures of its homes",
    "listingsInOrder(edition.content)",
    "listingsInOrder(edition.content).toSorted((a, b) => String(a.pictures[0]).localeCompare(String(b.pictures[0])))",
    { scenarios: "Sweden" },
  ),
  inCards("PICTURE-3", "Cards in Finland show one picture for all homes", first, '"kitchen-01.jpg"', {
    site: "fi",
    scenarios: "Finland",
  }),
]
