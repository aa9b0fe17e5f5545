import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import type { HomeFile } from "../../../base/HomeCard/home-file.data.ts"
import { startFavourites } from "../../../browser/storage/favourites.ts"
import type { ComparedValue } from "../../../domain/comparison.ts"
import type { FavouritesPage } from "../favourites.data.ts"
import { Comparison } from "./Comparison.tsx"

const page = {
  heading: "Favourites",
  path: "/favoriter/",
  language: "sv",
  words: {
    gone: "{home} is no longer on the site.",
    away: "{home} did not load.",
    own: "My favourites",
    share: "Share",
    saveAll: "Save all",
    allSaved: "All are saved.",
    failed: "The device stored nothing.",
    sharedComparison: "Somebody shared these homes with you.",
    oneMore: "Choose one more home.",
    copied: "The link is copied.",
    copyThis: "Copy this link",
  },
  table: {
    caption: "Comparison",
    rows: [
      { name: "Price", best: { word: "lowest", better: "low" } },
      { name: "Living area", best: { word: "largest", better: "high" } },
      { name: "Lift", best: null },
      { name: "Plot", best: { word: "largest", better: "high" } },
    ],
    viewing: "Next viewing",
    noViewing: "none announced",
    missing: "–",
    remove: "Remove {home}",
    onlyDifferences: "Only differences",
    noDifferences: "They do not differ.",
  },
} as unknown as FavouritesPage

const homeFile = (
  id: string,
  street: string,
  comparison: readonly (ComparedValue | null)[],
  viewings: HomeFile["viewings"] = [],
): HomeFile => ({
  card: {
    id,
    path: `/bostader/${id}/`,
    headline: "A home",
    place: `${street}, Solna`,
    prices: [],
    facts: "",
    status: null,
    priceChange: null,
    newLabel: null,
    picture: { base: "/media/flats-01.0a1b2c3d", alt: "A house", color: "#9d8e78" },
    favourite: { id, label: "Add", removeLabel: "Remove", street, price: 1_000_000 },
  },
  published: "2026-05-01",
  updated: "2026-05-01",
  comparison,
  viewings,
})

const viewing = (start: string, text: string) => ({ start, end: start.replace(":00", ":30"), text })

const files: Readonly<Record<string, HomeFile>> = {
  "almgatan-1": homeFile(
    "almgatan-1",
    "Almgatan 1",
    [{ text: "4 mkr", number: 4_000_000 }, { text: "60 m²", number: 60 }, { text: "yes" }, null],
    [viewing("2020-05-03T13:00:00Z", "3 May"), viewing("2999-05-05T13:00:00Z", "5 May")],
  ),
  "bokgatan-2": homeFile("bokgatan-2", "Bokgatan 2", [
    { text: "3 mkr", number: 3_000_000 },
    { text: "60 m²", number: 60 },
    { text: "yes" },
    null,
  ]),
  "cedergatan-3": homeFile("cedergatan-3", "Cedergatan 3", [
    { text: "3 mkr", number: 3_000_000 },
    { text: "72 m²", number: 72 },
    { text: "no" },
    { text: "500 m²", number: 500 },
  ]),
  "dillgatan-4": homeFile("dillgatan-4", "Dillgatan 4", [
    { text: "3 mkr", number: 3_000_000 },
    { text: "60 m²", number: 60 },
    { text: "yes" },
    null,
  ]),
}

const { fetch } = globalThis
beforeAll(() => {
  globalThis.fetch = async (path) => {
    const file = files[/^\/homes\/sv\/(.+)\.json$/.exec(String(path))?.[1] ?? ""]
    if (String(path).includes("away")) return new Response(null, { status: 500 })
    return file ? Response.json(file) : new Response(null, { status: 404 })
  }
})
afterAll(() => void Object.assign(globalThis, { fetch }))

type Kept = { readonly id: string; readonly street: string; readonly chosen?: boolean }
const favourites = () => JSON.parse(localStorage.getItem("favourites") ?? "{}").homes
const keep = (homes: readonly Kept[]) => {
  localStorage.setItem("favourites", JSON.stringify({ version: 1, homes }))
  act(startFavourites)
}
const all: readonly Kept[] = Object.values(files).map(({ card }) => ({ id: card.id, street: card.favourite.street }))

const open = (ids: readonly string[]) => {
  window.history.replaceState(null, "", `/favoriter/?compare=${ids.join(",")}`)
  render(<Comparison page={page} ids={ids} />)
}
/** Opens a comparison of homes that are all on the site. */
const compare = async (ids: readonly string[]) => {
  open(ids)
  await waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(ids.length))
}
const columns = () => screen.getAllByRole("columnheader").map((header) => within(header).getByRole("link").textContent)
const rows = () =>
  Object.fromEntries(
    screen.getAllByRole("rowheader").map((header) => [
      header.textContent,
      within(header.closest("tr") ?? header)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent?.trim()),
    ]),
  )

test("each home is a column in the order of the address, and each row marks the best value", async () => {
  keep(all)
  await compare(["almgatan-1", "bokgatan-2", "cedergatan-3"])
  expect(screen.getByRole("table", { name: "Comparison" })).toBeInTheDocument()
  expect(columns()).toEqual(["Almgatan 1", "Bokgatan 2", "Cedergatan 3"])
  expect(screen.getByRole("link", { name: "Bokgatan 2" })).toHaveAttribute("href", "/bostader/bokgatan-2/")
  expect(rows()).toEqual({
    Price: ["4 mkr", "3 mkr lowest", "3 mkr lowest"],
    "Living area": ["60 m²", "60 m²", "72 m² largest"],
    Lift: ["yes", "yes", "no"],
    Plot: ["–", "–", "500 m²"],
    "Next viewing": ["5 May", "none announced", "none announced"],
  })
})

test("a fact that applies to none of the homes has no row", async () => {
  keep(all)
  await compare(["almgatan-1", "bokgatan-2"])
  expect(Object.keys(rows())).toEqual(["Price", "Living area", "Lift", "Next viewing"])
})

test("the table can show only the rows in which the homes differ", async () => {
  keep(all)
  await compare(["almgatan-1", "bokgatan-2"])
  fireEvent.click(screen.getByRole("checkbox", { name: "Only differences" }))
  expect(Object.keys(rows())).toEqual(["Price", "Next viewing"])
})

test("homes that differ in nothing are said not to differ", async () => {
  keep(all)
  await compare(["bokgatan-2", "dillgatan-4"])
  fireEvent.click(screen.getByRole("checkbox", { name: "Only differences" }))
  expect(screen.getByText("They do not differ.")).toBeVisible()
})

test("a home that is removed leaves the address and is no longer chosen, and the focus is above the table", async () => {
  keep(all.map((home) => ({ ...home, chosen: true })))
  await compare(["almgatan-1", "bokgatan-2", "cedergatan-3"])
  fireEvent.click(screen.getByRole("button", { name: "Remove Bokgatan 2" }))
  expect(window.location.search).toBe("?compare=almgatan-1,cedergatan-3")
  expect(favourites().map(({ id, chosen }: Kept) => [id, chosen])).toEqual([
    ["almgatan-1", true],
    ["bokgatan-2", undefined],
    ["cedergatan-3", true],
    ["dillgatan-4", true],
  ])
  expect(screen.getByRole("link", { name: "My favourites" })).toHaveFocus()
})

test("one home is not compared", async () => {
  keep(all)
  open(["almgatan-1"])
  expect(await screen.findByText("Choose one more home.")).toBeVisible()
  expect(screen.queryByRole("table")).toBeNull()
})

test("a home that has left the site, or does not load, is named by its street, and the others are compared", async () => {
  keep([...all, { id: "ekgatan-5", street: "Ekgatan 5" }, { id: "away-6", street: "Fikongatan 6" }])
  open(["almgatan-1", "ekgatan-5", "bokgatan-2", "away-6"])
  expect(await screen.findByText("Ekgatan 5 is no longer on the site.")).toBeVisible()
  expect(await screen.findByText("Fikongatan 6 did not load.")).toBeVisible()
  await waitFor(() => expect(columns()).toEqual(["Almgatan 1", "Bokgatan 2"]))
})

test("a comparison that somebody shared changes the visitor's own list only when they save it", async () => {
  keep([])
  await compare(["almgatan-1", "bokgatan-2"])
  expect(screen.getByText("Somebody shared these homes with you.")).toBeVisible()
  expect(screen.queryByRole("link", { name: "My favourites" })).toBeNull()
  expect(favourites()).toEqual([])
  fireEvent.click(screen.getByRole("button", { name: "Save all" }))
  expect(favourites().map(({ id }: Kept) => id)).toEqual(["almgatan-1", "bokgatan-2"])
  expect(screen.getByText("All are saved.")).toHaveAttribute("aria-live", "polite")
  expect(screen.getByRole("button", { name: "Save all" })).toBeVisible()
})

test("the visitor's own comparison is nothing to save", async () => {
  keep(all)
  await compare(["almgatan-1", "bokgatan-2"])
  expect(screen.queryByText("Somebody shared these homes with you.")).toBeNull()
  expect(screen.queryByRole("button", { name: "Save all" })).toBeNull()
})

test("a link to the comparison that can be neither shared nor copied is shown", async () => {
  keep(all)
  await compare(["almgatan-1", "bokgatan-2"])
  fireEvent.click(screen.getByRole("button", { name: "Share" }))
  expect(await screen.findByRole("textbox", { name: "Copy this link" })).toHaveValue(
    "http://localhost/favoriter/?compare=almgatan-1,bokgatan-2",
  )
})
