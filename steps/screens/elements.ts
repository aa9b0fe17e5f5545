import type { Locator, Page } from "playwright"
import { AreaScreen } from "./areas.ts"
import { Articles } from "./articles.ts"
import { FavouriteScreen } from "./favourites.ts"
import { HitasExample } from "./hitas-example.ts"
import { MapScreen } from "./map.ts"
import { NeighbourhoodScreen } from "./neighbourhoods.ts"
import { PageFrame } from "./page-frame.ts"
import { PhoneField } from "./phone.ts"
import { PropertyScreen } from "./property.ts"
import { HomeSearch } from "./search.ts"
import { SellingScreen } from "./selling.ts"
import { SitePage } from "./site-page.ts"
import { Viewer } from "./viewer.ts"
import { ViewingScreen } from "./viewings.ts"

/** Finds an element, or several, by up to two names that the feature quotes. */
type Finder = (page: Page, name: string, of: string) => Locator

/** Elements by the words that features use after "the". */
const finders: Readonly<Record<string, Finder>> = {
  // Parts of any page
  section: (page, name) => new SitePage(page).section(name),
  header: (page) => new PageFrame(page).banner,
  "foot of the page": (page) => new PageFrame(page).footer,
  "language offer": (page) => new PageFrame(page).languageOffer,
  failure: (page) => new SitePage(page).failure.filter({ visible: true }),
  link: (page, name) => page.getByRole("main").getByRole("link", { name, exact: true }),
  button: (page, name) => page.getByRole("button", { name, exact: true }),
  field: (page, name, of) => new SitePage(page).field(name, of),
  "drop-down": (page, name) => page.getByRole("main").getByRole("combobox", { name, exact: true }),
  "controls in the section": (page, name) => new SitePage(page).controls(name),
  "charts in the section": (page, name) => new SitePage(page).section(name).getByRole("figure"),
  fact: (page, name) => new SitePage(page).values(name),
  "dated fact": (page, name) => new SitePage(page).datedFact(name),
  content: (page, name) => new SitePage(page).content(name),
  text: (page, name, of) => new SitePage(page).text(name, of),
  picture: (page, name) => page.getByRole("main").getByRole("img", { name, exact: true }),
  table: (page, name) => new SitePage(page).table(name),

  // Homes
  homes: (page) => new SitePage(page).homes(),
  "names of the homes": (page) => new SitePage(page).homes().getByRole("heading"),
  home: (page, name) => new FavouriteScreen(page).home(name),
  card: (page, name) => new SitePage(page).home(name),
  "homes of the area": (page, name) => new AreaScreen(page).homesOf(name),
  "bar of the home": (page) => new PropertyScreen(page).bar,
  "top of the page": (page) => new PropertyScreen(page).glance,
  "price in reach": (page, name) => new PropertyScreen(page).priceInReach(name),
  word: (page, name) => new PropertyScreen(page).term(name),
  meaning: (page) => new PropertyScreen(page).meaning,
  plan: (page) => new Viewer(page).plan,
  "third picture": (page) => new Viewer(page).overview.nth(2),
  message: (page) => new PropertyScreen(page).message,
  viewing: (page, name) => new ViewingScreen(page).viewing(name),
  viewings: (page) => new ViewingScreen(page).viewings,

  // Search and map
  search: (page) => new HomeSearch(page).form,
  "field for a place": (page) => new HomeSearch(page).place,
  suggestion: (page, name) => new HomeSearch(page).suggestion(name),
  suggestions: (page) => new HomeSearch(page).suggestions,
  choice: (page, name, filter) => new HomeSearch(page).choice(name, filter),
  "heading of the filters": (page) => new HomeSearch(page).disclosure("Filters"),
  "filters to remove": (page) => new HomeSearch(page).relief,
  "close matches": (page) => new HomeSearch(page).closeMatches.getByRole("heading", { level: 3 }),
  "wishes that the close matches miss": (page) => new HomeSearch(page).closeMatches.locator("li > p"),
  "order of the homes": (page) => new HomeSearch(page).order,
  "button for more homes": (page) => new HomeSearch(page).more,
  results: (page) => new HomeSearch(page).results,
  map: (page) => new MapScreen(page).homes,
  "alert on the map": (page) => new MapScreen(page).homes.getByRole("alert"),
  "areas on the map": (page) => new MapScreen(page).areas,
  marker: (page, name) => new MapScreen(page).marker(name),
  "link on the map": (page, name) => new MapScreen(page).homes.getByRole("link", { name, exact: true }),
  markers: (page) => new MapScreen(page).markers,
  "map's card": (page, name) => new MapScreen(page).card(name),
  "choice between list and map": (page) => new MapScreen(page).views,

  // Favourites
  hearts: (page) => new FavouriteScreen(page).hearts,
  "buttons of the homes": (page) => new FavouriteScreen(page).buttonsOfHomes,
  checkbox: (page, name) => new FavouriteScreen(page).choice(name),
  "saved searches": (page) => new FavouriteScreen(page).searches,
  "note on": (page, name) => new FavouriteScreen(page).note(name),
  row: (page, name) => new FavouriteScreen(page).row(name),
  comparison: (page) => new FavouriteScreen(page).comparison,
  "compared homes": (page) => new FavouriteScreen(page).comparedHomes,
  "buttons of the compared homes": (page) => new FavouriteScreen(page).columns.getByRole("button"),
  "controls on the page": (page) => new FavouriteScreen(page).controls,

  // Areas and articles
  area: (page, name) => new AreaScreen(page).area(name),
  "choice of areas": (page) => new NeighbourhoodScreen(page).choices,
  "notes of the chart": (page, name) => new AreaScreen(page).chart(name).notes,
  articles: (page) => new SitePage(page).articles(),
  "names of the articles": (page) => new SitePage(page).articles().getByRole("heading"),
  "beginning of the article": (page) => new Articles(page).beginning,
  list: (page, name) => new Articles(page).list(name),
  "parts in the list": (page, name) => new Articles(page).list(name).getByRole("link"),
  topic: (page, name) => new Articles(page).topic(name),
  "current topic": (page) => new Articles(page).currentTopic,
  "previous article": (page) => new Articles(page).neighbour("prev"),
  "next article": (page) => new Articles(page).neighbour("next"),

  // Selling, hitas and the phone number
  "common question": (page, name) => new SellingScreen(page).question(name),
  "answer to": (page, name) => new SellingScreen(page).answer(name),
  part: (page, name) => page.getByRole("main").getByRole("heading", { name, exact: true }),
  "fields of the example": (page) => new HitasExample(page).fields,
  "result of the example": (page) => new HitasExample(page).result,
  country: (page) => new PhoneField(page).country,
  "search for a country": (page) => new PhoneField(page).liveCountry,
  "note below the phone number": (page) => new PhoneField(page).note,
}

/** A named element on whichever page the visitor is at. */
export type Element = (page: Page) => Locator

/** Matches the longest words first, because some begin with others. */
const words = Object.keys(finders).sort((a, b) => b.length - a.length)
export const elementPattern = new RegExp(`(${words.join("|")})(?: "([^"]*)")?(?: (?:of|under) "([^"]*)")?`)

export const elementOf = (word: string, name = "", of = ""): Element => {
  const find = finders[word]
  if (!find) throw new Error(`no element is called ${word}`)
  return (page) => find(page, name ?? "", of ?? "")
}

/** A link to an address within an element. */
export const linkTo = (element: Locator, address: string): Locator => element.locator(`a[href="${address}"]`)

/** Returns the text and the address of each link. */
export const textsAndAddressesOf = (links: Locator): Promise<string[][]> =>
  links.evaluateAll((all) => all.map((link) => [(link as HTMLElement).innerText, link.getAttribute("href") ?? ""]))

export const addressesOf = async (links: Locator): Promise<string[]> =>
  (await textsAndAddressesOf(links)).map(([, address = ""]) => address)
