import type { Mutant } from "../mutant.ts"
import { inModule, inText } from "./changes.ts"

const inStoredFavourites = inModule(() => import("../../../src/browser/storage/favourites.ts"))
const inStorage = inModule(() => import("../../../src/browser/storage/storage.ts"))
const inFavourites = inModule(() => import("../../../src/domain/favourites.ts"))
const inFavouritesFile = inModule(() => import("../../../src/domain/favourites-file.ts"))
const inFavouriteButton = inModule(() => import("../../../src/base/FavouriteButton/FavouriteButton.tsx"))

export const favourites: readonly Mutant[] = [
  inFavouriteButton(
    "SAVED-10",
    "The accessible name of a favourite's button does not change",
    (button) => button.FavouriteButton,
    (FavouriteButton) =>
      ({ home, ...props }) =>
        FavouriteButton({ ...props, home: { ...home, removeLabel: home.label } }),
    { scenarios: "/en/apartments/" },
  ),
  inStoredFavourites(
    "SAVED-10",
    "No notice says that a home is saved",
    (storage) => storage.useFavouriteOutcome,
    () => () => null,
    { site: "fi", scenarios: "is saved" },
  ),
  inStoredFavourites(
    "SAVED-16",
    "The notice compares the favourites that were saved first",
    (storage) => storage.useFavourites,
    (useFavourites) => () => useFavourites().toReversed(),
    { scenarios: "Of five favourites" },
  ),
  inFavourites(
    "SAVED-16",
    "The notice offers to compare a single favourite",
    (favourites) => favourites.fewestCompared,
    (fewestCompared) => fewestCompared - 1,
    { scenarios: "single favourite" },
  ),
  inModule(() => import("../../../src/visit/favourites/Favourites/use-share-link.tsx"))(
    "SAVED-17",
    "The link to a comparison names no homes",
    (sharing) => sharing.useShareLink,
    (useShareLink) =>
      (...all) => {
        const { share, field } = useShareLink(...all)
        return { share: () => share(""), field }
      },
    { scenarios: "passed on" },
  ),
  inModule(() => import("../../../src/visit/favourites/Favourites/Favourites.island.tsx"))(
    "SAVED-17",
    "Whoever gets a comparison sees a list of its homes",
    (favourites) => favourites.Favourites,
    (Favourites) => (props) => Favourites({ ...props, query: props.query.replace("compare=", "homes=") }),
    { scenarios: "has no favourites" },
  ),
  inStoredFavourites(
    "SAVED-1",
    "The button of a saved home does not remove it",
    (storage) => storage.toggleFavourite,
    (toggleFavourite) => (home, isFavourite) => {
      if (!isFavourite) toggleFavourite(home, isFavourite)
    },
    { scenarios: "removes it" },
  ),
  inFavouriteButton(
    "SAVED-1",
    "Only the page of a home can save it, and no card",
    (button) => button.FavouriteButton,
    (FavouriteButton) => (props) => {
      const button = FavouriteButton(props)
      return props.words ? button : { ...button, props: { ...button.props, disabled: true } }
    },
    { scenarios: "similar home" },
  ),
  inStoredFavourites(
    "SAVED-11",
    "The header counts one favourite too few",
    (storage) => storage.useFavourites,
    (useFavourites) => () => useFavourites().slice(1),
    { scenarios: "when the visitor saves it" },
  ),
  inText("src/visit/frame/FavouritesLink/FavouritesLink.module.css")(
    "SAVED-11",
    "The header moves when the number of favourites appears",
    ".count {\n  position: absolute;",
    ".count {\n  position: static;\n  margin-bottom: 9rem;",
    { scenarios: "without moving anything" },
  ),
  inStorage(
    "SAVED-2",
    "Other windows ignore a change",
    (storage) => storage.onStoredChange,
    () => () => () => {},
    { scenarios: "another window" },
  ),
  inStorage(
    "SAVED-2",
    "A home that the browser refuses to store counts as saved",
    (storage) => storage.storeValue,
    (storeValue) =>
      (...all) =>
        storeValue(...all) || true,
    { scenarios: "refuses to store a home" },
  ),
  inStoredFavourites(
    "SAVED-3",
    "The home that was saved first comes first",
    (storage) => storage.useFavourites,
    (useFavourites) => () => useFavourites().toReversed(),
    { scenarios: "saved last comes first" },
  ),
  inModule(() => import("../../../src/visit/favourites/Favourites/FavouriteCard.tsx"))(
    "SAVED-3",
    "A changed price has no note",
    (card) => card.FavouriteCard,
    (FavouriteCard) =>
      ({ home: { price: _, ...home }, ...props }) =>
        FavouriteCard({ ...props, home }),
    { scenarios: "the price of Björkvägen 7 has changed" },
  ),
  inModule(() => import("../../../src/visit/favourites/Undo/Undo.tsx"))(
    "SAVED-4",
    "Undo does nothing",
    (undo) => undo.Undo,
    (Undo) => (props) => Undo({ ...props, onUndo: () => {} }),
    { scenarios: "back to its place" },
  ),
  inModule(() => import("../../../src/visit/favourites/Favourites/ListTools.tsx"))(
    "SAVED-4",
    "The button to remove all favourites does nothing",
    (tools) => tools.ListTools,
    (ListTools) => (props) => ListTools({ ...props, onRemoveAll: () => {} }),
    { site: "fi", scenarios: "removes all favourites" },
  ),
  inFavouritesFile(
    "SAVED-5",
    "The file has only the latest favourite",
    (file) => file.favouritesFile,
    (favouritesFile) =>
      (homes, ...others) =>
        favouritesFile(homes.slice(0, 1), ...others),
    { scenarios: "The file holds" },
  ),
  inFavouritesFile(
    "SAVED-5",
    "Opening a file deletes the favourites",
    (file) => file.together,
    () => (_first, second) => [...second],
    { scenarios: "on another device" },
  ),
  inModule(() => import("../../../src/browser/storage/sharing.ts"))(
    "SAVED-6",
    "The shared link contains no homes",
    (sharing) => sharing.shareOrCopy,
    (shareOrCopy) => (content) => shareOrCopy({ ...content, url: content.url.replace(/\?.*/, "") }),
    { scenarios: "copies a link" },
  ),
  inModule(() => import("../../../src/visit/favourites/Favourites/save-homes.ts"))(
    "SAVED-6",
    "A shared list replaces the visitor's favourites",
    (saving) => saving.saveHomes,
    (saveHomes) =>
      (...all) => {
        localStorage.removeItem("favourites")
        return saveHomes(...all)
      },
    { scenarios: "to the visitor's own" },
  ),
  inFavourites(
    "SAVED-7",
    "One home can be compared",
    (favourites) => favourites.fewestCompared,
    (fewestCompared) => fewestCompared - 1,
    { scenarios: "One home is too few" },
  ),
  inFavourites(
    "SAVED-7",
    "Five homes can be compared",
    (favourites) => favourites.mostCompared,
    (mostCompared) => mostCompared + 1,
    { scenarios: "five homes" },
  ),
  inModule(() => import("../../../src/domain/comparison.ts"))(
    "SAVED-8",
    "The highest price is called the lowest",
    (comparison) => comparison.bestOf,
    (bestOf) => (values, better) => bestOf(values, better === "low" ? "high" : better),
    { scenarios: "in words which" },
  ),
  inModule(() => import("../../../src/visit/home/comparison.data.ts"))(
    "SAVED-8",
    "A home without one of the facts has its other values beside wrong names",
    (comparison) => comparison.comparisonOf,
    (comparisonOf) =>
      (...all) =>
        comparisonOf(...all).filter((value) => value !== null),
    { scenarios: "without a judgement" },
  ),
  inModule(() => import("../../../src/domain/comparison.ts"))(
    "SAVED-18",
    "A fact that applies to none of the homes is stated",
    (comparison) => comparison.appliesToAny,
    () => () => true,
    { scenarios: "without a plot area" },
  ),
  inModule(() => import("../../../src/domain/comparison.ts"))(
    "SAVED-18",
    "A fact that one of the homes lacks is left out",
    (comparison) => comparison.appliesToAny,
    () => (values) => values.every((value) => value),
    { scenarios: "one home of four" },
  ),
  inModule(() => import("../../../src/browser/document-title.ts"))(
    "SAVED-19",
    "The tab of a comparison is called as that of the favourites",
    (title) => title.useDocumentTitle,
    () => () => {},
    { scenarios: "is called" },
  ),
  inModule(() => import("../../../src/site/markdown/markdown.ts"))(
    "SAVED-9",
    "The lists of what a device stores lack their first entries",
    (markdown) => markdown.htmlOf,
    (htmlOf) =>
      (...all) =>
        htmlOf(...all).replaceAll(/<ul>\n<li>.*<\/li>/g, "<ul>"),
    { site: "fi", scenarios: "in Finnish what the device stores" },
  ),
  inModule(() => import("../../../src/visit/articles/documents.data.ts"))(
    "SAVED-9",
    "The privacy page does not lead to the page on which favourites are removed",
    (documents) => documents.documentPage,
    (documentPage) =>
      (...all) => {
        const document = documentPage(...all)
        return {
          ...document,
          version: (edition) => {
            const { page, ...version } = document.version(edition)
            return { ...version, page: { ...page, html: page.html.replaceAll(/<\/?a\b[^>]*>/g, "") } }
          },
        }
      },
    { scenarios: "of Sweden says in Swedish" },
  ),
]
