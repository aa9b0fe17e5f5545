import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inCards = inModule(() => import("../../../src/base/HomeCard/cards.data.ts"))

export const homePictures: readonly Mutant[] = [
  inModule(() => import("../../../src/visit/home/gallery.data.ts"))(
    "PICTURE-1",
    "All homes have the same bathroom",
    (gallery) => gallery.galleryOf,
    (galleryOf) => (edition, pictures) =>
      galleryOf(
        edition,
        pictures.map((picture) => picture.replace(/^bath-\d+/, "bath-01")),
      ),
    { scenarios: "Sweden" },
  ),
  inModule(() => import("../../../src/visit/home/home.data.ts"))(
    "PICTURE-1",
    "A Finnish flat has the pictures of its neighbour",
    (property) => property.propertyPages,
    (propertyPages) => (content) => {
      const pages = propertyPages(content)
      const neighbour = pages[content.listings.findIndex(({ id }) => id === "koivikkotie-11-b-17")]
      return pages.map((page, index) => {
        if (!neighbour || content.listings[index]?.id !== "koivikkotie-11-a-4") return page
        return {
          ...page,
          version: (edition) => {
            const version = page.version(edition)
            const { gallery } = neighbour.version(edition).page
            return { ...version, page: { ...version.page, gallery } }
          },
        }
      })
    },
    { site: "fi", scenarios: "Finland" },
  ),
  inCards(
    "PICTURE-2",
    "Cards show the last picture of a home",
    (cards) => cards.homeCard,
    (homeCard) => (edition, listing) => ({
      ...homeCard(edition, listing),
      picture: edition.picture(String(listing.pictures.at(-1))),
    }),
    { scenarios: "card of each flat" },
  ),
  inCards(
    "PICTURE-2",
    "The card of a terraced house shows a room",
    (cards) => cards.homeCard,
    (homeCard) => (edition, listing) => ({
      ...homeCard(edition, listing),
      picture: edition.picture(String(listing.pictures[listing.type === "rowHouse" ? 1 : 0])),
    }),
    { scenarios: "terraced" },
  ),
  inModule(() => import("../../../src/site/records/list-order.ts"))(
    "PICTURE-3",
    "The list is sorted by the first pictures of its homes",
    (order) => order.listingsInOrder,
    (listingsInOrder) => (content) =>
      listingsInOrder(content).toSorted((a, b) => (String(a.pictures[0]) < String(b.pictures[0]) ? -1 : 1)),
    { scenarios: "Sweden" },
  ),
  inCards(
    "PICTURE-3",
    "Cards in Finland show one picture for all homes",
    (cards) => cards.homeCard,
    (homeCard) => (edition, listing) => ({
      ...homeCard(edition, listing),
      picture: edition.picture("kitchen-01.jpg"),
    }),
    { site: "fi", scenarios: "Finland" },
  ),
]
