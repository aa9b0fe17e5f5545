import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import type { HomeFile } from "../../../base/HomeCard/home-file.data.ts"
import type { HomesData } from "../../../domain/search/homes.ts"
import type { Geometry } from "../../../site/map/geometry.ts"
import type { HomesMapData } from "../homes-map.data.ts"
import { HomesMap } from "./HomesMap.island.tsx"

const map: HomesMapData = {
  language: "sv",
  currency: "SEK",
  geometry: "/map/se.sv.json",
  homePath: "/bostader/{id}/",
  words: {
    label: "Map",
    zoomIn: "Closer",
    zoomOut: "Farther",
    fit: "All homes",
    north: "North",
    south: "South",
    west: "West",
    east: "East",
    move: "Move the map",
    keys: "The arrow keys move it.",
    hint: "Use two fingers.",
    wheelHint: "Hold Ctrl.",
    inView: "{count} of {all} homes in view",
    almost: "These almost fit",
    many: "{place}: {count} homes",
    around: "{count} homes around {place}",
    listed: "{count} homes here",
    near: "{count} homes side by side",
    home: "{street}, {price}",
    noPrice: "no price",
    close: "Close",
    loading: "Loading",
    failed: "The map did not load.",
    retry: "Try again",
    cardFailed: "The home did not load.",
    none: "No homes",
    draw: "Draw an area",
    drawHint: "Draw around the area.",
    drawDone: "Done",
    drawView: "What is in view",
    drawCancel: "Cancel",
    noneHere: "No homes here",
    areas: "Areas",
    areaOne: "{place} ({count})",
    areaMany: "{place} ({count})",
    view: "View",
    asList: "List",
    asMap: "Map",
    sources: "Sources:",
    street: "Street",
    price: "{price} mkr",
  },
}

const none = [null, null, null, null, null]
const zero = [0, 0, 0, 0, 0]
const data: HomesData = {
  ids: ["almgatan-1", "bokgatan-2", "cedergatan-3", "dillgatan-4", "ekgatan-5"].join("\n"),
  areas: [
    { id: "solna", city: "solna", names: ["Solna"], codes: "", near: [] },
    { id: "nacka", city: "nacka", names: ["Nacka"], codes: "", near: [] },
  ],
  buildings: [],
  area: [0, 0, 0, 1, 1],
  building: none,
  type: zero,
  status: zero,
  energy: none,
  price: [4_000_000, 3_000_000, 2_500_000, 1_000_000, null],
  fee: zero,
  size: zero,
  rooms: zero,
  floor: none,
  plot: none,
  year: zero,
  has: zero,
  published: zero,
  changed: zero,
  viewings: "",
  since: 0,
  newest: { year: 2026, day: 20778 },
}

/** A market of 100 by 100 kilometres, with 59.3° N 18° E in its middle, at 5000, 5000. */
const geometry: Geometry = {
  width: 10_000,
  height: 10_000,
  origin: { meridian: 18, west: -5000, north: -664_386.846484 },
  coarse: 25,
  abroad: "",
  waters: "",
  regions: [],
  labels: [],
  areas: [
    { id: "solna", name: "Solna", x: 5000, y: 5000 },
    { id: "nacka", name: "Nacka", x: 8000, y: 8000 },
  ],
  sources: [{ name: "Natural Earth", url: "https://www.naturalearthdata.com/" }],
}
/** Almgatan is in the middle, two homes are 2 km to the east, 200 m apart, and two are in one house far away. */
const positions = {
  origin: geometry.origin,
  x: [5000, 5200, 5220, 8000, 8000],
  y: [5000, 5000, 5000, 8000, 8000],
  streets: ["Almgatan 1", "Bokgatan 2", "Cedergatan 3", "Dillgatan 4", "Ekgatan 5"].join("\n"),
}
const almgatan: HomeFile = {
  card: {
    id: "almgatan-1",
    path: "/bostader/almgatan-1/",
    headline: "A home with a view",
    place: "Almgatan 1, Solna",
    prices: [{ term: "Price", value: "4 000 000 kr" }],
    facts: "2 rooms",
    status: null,
    priceChange: null,
    newLabel: null,
    picture: { base: "/media/flats-01.0a1b2c3d", alt: "A house", color: "#9d8e78" },
    favourite: { id: "almgatan-1", label: "Add", removeLabel: "Remove", street: "Almgatan 1", price: 4_000_000 },
  },
  published: "2026-05-01",
  updated: "2026-05-01",
  comparison: [],
  viewings: [],
}

const files = new Map<string, unknown>()
const onInView = jest.fn()
const onDraw = jest.fn()
let isWide = true

const { fetch } = globalThis
beforeAll(() => {
  // jsdom has no layout: the map has 640 by 480 pixels.
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { get: () => 640, configurable: true },
    clientHeight: { get: () => 480, configurable: true },
  })
  Object.assign(globalThis, {
    ResizeObserver: class {
      readonly listener: () => void
      constructor(listener: () => void) {
        this.listener = listener
      }
      observe() {
        this.listener()
      }
      disconnect() {}
    },
    matchMedia: () => ({ matches: isWide }),
    fetch: async (path: string) =>
      files.has(path) ? Response.json(files.get(path)) : new Response(null, { status: 500 }),
  })
})
afterAll(() => void Object.assign(globalThis, { fetch }))
beforeEach(() => {
  files.set("/map/se.sv.json", geometry).set("/search/positions.json", positions)
  files.set("/homes/sv/almgatan-1.json", almgatan)
  onInView.mockClear()
  onDraw.mockClear()
  isWide = true
})

type Options = { readonly homes?: readonly number[]; readonly around?: readonly number[]; readonly areNear?: boolean }

/** Opens the map at a place, such as `59.3,18,10` with 10 metres, a unit, a pixel; or with all homes in view. */
const openMap = async (place = "", { homes = [0, 1, 2, 3, 4], around = [], areNear = false }: Options = {}) => {
  window.history.replaceState(null, "", `/bostader/?view=map${place && `&map=${place}`}`)
  render(
    <HomesMap
      map={map}
      data={data}
      homes={homes}
      around={around}
      areNear={areNear}
      area={[]}
      onInView={onInView}
      onDraw={onDraw}
    />,
  )
  await screen.findByRole("group", { name: "Map. The arrow keys move it." })
  // The part to show follows from the size, which is measured after that.
  await act(async () => {})
}

const frame = () => screen.getByRole("group", { name: "Map. The arrow keys move it." })
const mark = (name: string) => within(frame()).getByRole("button", { name })
const marks = () =>
  within(frame())
    .queryAllByRole("button")
    .map((button) => button.getAttribute("aria-label"))
/** Pixels from the left and the top of the map, whose middle is 320, 240. */
const placeOf = (name: string) =>
  [mark(name).style.left, mark(name).style.top].map((length) => Math.round(Number.parseFloat(length)))
const press = (key: string, modifiers = {}) => fireEvent.keyDown(frame(), { key, ...modifiers })
const button = (name: string) => screen.getByRole("button", { name })

test("all found homes are on the map: near ones under one mark, with their number and area", async () => {
  await openMap()
  expect(marks()).toEqual(["Solna: 3 homes", "Nacka: 2 homes"])
  expect(screen.getByRole("status")).toHaveTextContent("5 of 5 homes in view")
  expect(screen.getByText("Sources: Natural Earth")).toBeInTheDocument()
})

test("a link to a part of the map opens there, and each mark has its address and its price", async () => {
  await openMap("59.3,18,10")
  expect(marks()).toEqual(["Almgatan 1, 4 mkr", "Solna: 2 homes"])
  expect(placeOf("Almgatan 1, 4 mkr")).toEqual([320, 240])
  expect(placeOf("Solna: 2 homes")).toEqual([530, 240])
  expect(screen.getByRole("status")).toHaveTextContent("3 of 5 homes in view")
})

test.each([
  ["ArrowRight", "East", [160, 240]],
  ["ArrowLeft", "West", [480, 240]],
  ["ArrowUp", "North", [320, 360]],
  ["ArrowDown", "South", [320, 120]],
])("%s and the button %s each move the map by a quarter of the window", async (key, name, place) => {
  await openMap("59.3,18,10")
  expect(press(key)).toBe(false)
  expect(placeOf("Almgatan 1, 4 mkr")).toEqual(place)
  cleanup()
  await openMap("59.3,18,10")
  fireEvent.click(button(name))
  expect(placeOf("Almgatan 1, 4 mkr")).toEqual(place)
})

test.each([
  ["+", 530],
  ["=", 530],
  ["-", 373],
])("%s changes the scale by a factor of two: what is 105 pixels to the east moves", async (key, left) => {
  await openMap("59.3,18,20")
  expect(placeOf("Solna: 2 homes")).toEqual([425, 240])
  expect(press(key)).toBe(false)
  expect(placeOf("Solna: 2 homes")).toEqual([left, 240])
})

test("a closer look is at the home nearest to the middle, where otherwise none might be", async () => {
  await openMap("59.3,18,10")
  press("ArrowRight")
  expect(placeOf("Solna: 2 homes")).toEqual([370, 240])
  fireEvent.click(button("Closer"))
  // Bokgatan 2 is in the middle, and its mark is halfway to the other home, which is 40 pixels from it.
  expect(placeOf("Solna: 2 homes")).toEqual([340, 240])
})

test("the wheel alone shows how to zoom", async () => {
  await openMap("59.3,18,10")
  fireEvent.wheel(frame(), { deltaY: 100 })
  expect(within(frame()).getByText("Hold Ctrl.")).toBeVisible()
})

test("a key with Ctrl, Alt or Meta is the browser's", async () => {
  await openMap("59.3,18,10")
  expect([press("+", { ctrlKey: true }), press("ArrowLeft", { altKey: true }), press("-", { metaKey: true })]).toEqual([
    true,
    true,
    true,
  ])
  expect(placeOf("Almgatan 1, 4 mkr")).toEqual([320, 240])
})

test("the map goes no closer than it has details, and no farther than the market", async () => {
  await openMap("59.3,18,8", { homes: [0] })
  expect(button("Closer")).toHaveAttribute("aria-disabled", "true")
  fireEvent.click(button("Closer"))
  expect(placeOf("Almgatan 1, 4 mkr")).toEqual([320, 240])
  for (const _ of Array.from({ length: 5 })) fireEvent.click(button("Farther"))
  expect(button("Farther")).toHaveAttribute("aria-disabled", "true")
  expect(button("Closer")).toHaveAttribute("aria-disabled", "false")
})

test("a press on a mark of several homes goes so close that they part", async () => {
  await openMap("59.3,18,10")
  fireEvent.click(mark("Solna: 2 homes"))
  // At half a metre a pixel, the closest, 200 metres are 400 pixels.
  expect(placeOf("Bokgatan 2, 3 mkr")).toEqual([120, 240])
  expect(placeOf("Cedergatan 3, 2,5 mkr")).toEqual([520, 240])
  expect(frame()).toHaveFocus()
})

test("homes of one house, which no zoom parts, open as a list of links, and Escape goes back to their mark", async () => {
  await openMap()
  fireEvent.click(mark("Nacka: 2 homes"))
  const list = screen.getByRole("region", { name: "2 homes here" })
  expect(list).toHaveFocus()
  expect(
    within(list)
      .getAllByRole("link")
      .map((link) => [link.textContent?.replaceAll("\u00a0", " "), link.getAttribute("href")]),
  ).toEqual([
    ["Dillgatan 4, 1 000 000 kr", "/bostader/dillgatan-4/"],
    ["Ekgatan 5, no price", "/bostader/ekgatan-5/"],
  ])
  expect(mark("Nacka: 2 homes")).toHaveAttribute("aria-expanded", "true")
  fireEvent.keyDown(list, { key: "Escape" })
  expect(screen.queryByRole("region", { name: "2 homes here" })).toBeNull()
  expect(mark("Nacka: 2 homes")).toHaveAttribute("aria-expanded", "false")
  expect(mark("Nacka: 2 homes")).toHaveFocus()
})

test("a press on a home shows its card, and Close goes back to its mark", async () => {
  await openMap("59.3,18,10")
  fireEvent.click(mark("Almgatan 1, 4 mkr"))
  const panel = screen.getByRole("region", { name: /^Almgatan 1, 4.000.000 kr$/ })
  expect(panel).toHaveFocus()
  expect(await within(panel).findByRole("link", { name: "A home with a view" })).toHaveAttribute(
    "href",
    "/bostader/almgatan-1/",
  )
  fireEvent.click(button("Close"))
  expect(panel).not.toBeInTheDocument()
  expect(mark("Almgatan 1, 4 mkr")).toHaveFocus()
})

test("a home whose card does not load has a link to its page instead", async () => {
  await openMap("59.3,18,10", { homes: [1] })
  fireEvent.click(mark("Bokgatan 2, 3 mkr"))
  const alert = await screen.findByRole("alert")
  expect(alert).toHaveTextContent("The home did not load.")
  expect(within(alert).getByRole("link")).toHaveAttribute("href", "/bostader/bokgatan-2/")
})

test("the number of homes in each area is a button that goes there, the largest first", async () => {
  await openMap()
  expect(
    within(screen.getByRole("list", { name: "Areas" }))
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Solna (3)", "Nacka (2)"])
  fireEvent.click(button("Nacka (2)"))
  expect(marks()).toEqual(["Nacka: 2 homes"])
  expect(screen.getByRole("status")).toHaveTextContent("2 of 5 homes in view")
})

test("where the visitor moved the map is in the address, and the list beside it has the homes in view", async () => {
  await openMap()
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(window.location.search).toBe("?view=map")
  expect(onInView.mock.lastCall).toEqual([null])

  fireEvent.click(button("Nacka (2)"))
  await waitFor(() => expect(onInView.mock.lastCall).toEqual([new Set([3, 4])]))
  // 3000 units to the south are 0.2698 degrees, and meridians that bend add 0.0011; 3016 to the east are 0.5271.
  expect(window.location.search).toBe("?view=map&map=59.02913,18.52708,8")

  fireEvent.click(button("All homes"))
  await waitFor(() => expect(onInView.mock.lastCall).toEqual([null]))
  expect(window.location.search).toBe("?view=map")
})

test("north by a quarter of 480 pixels of ten metres is 0.01079 degrees in the address", async () => {
  await openMap("59.3,18,10")
  press("ArrowUp")
  await waitFor(() => expect(window.location.search).toBe("?view=map&map=59.31079,18,10"))
})

test.each([
  ["without the list beside the map", false, false],
  ["with homes that only almost fit", true, true],
])("%s, moving the map leaves the list as it is", async (_, wide, areNear) => {
  isWide = wide
  await openMap("59.3,18,10", { areNear })
  press("ArrowUp")
  await waitFor(() => expect(window.location.search).toContain("59.31"))
  expect(onInView.mock.calls.flat().every((homes) => homes === null)).toBe(true)
})

test("homes that almost fit are named so", async () => {
  await openMap("", { homes: [0], areNear: true })
  expect(screen.getByRole("status")).toHaveTextContent("These almost fit")
})

test("a search without homes shows the chosen area, and says that it has none", async () => {
  await openMap("", { homes: [], around: [3, 4] })
  expect(marks()).toEqual([])
  expect(within(frame()).getByText("No homes")).toBeVisible()
  press("ArrowUp")
  // From 59.02913, a quarter of 480 pixels of eight metres to the north.
  await waitFor(() => expect(window.location.search).toContain("map=59.0377"))
})

test("what is in view becomes the area of the search, without a pointer", async () => {
  await openMap("59.3,18,10")
  fireEvent.click(button("Draw an area"))
  expect(button("What is in view")).toHaveFocus()
  fireEvent.click(button("What is in view"))
  const [[corners]] = onDraw.mock.calls
  // 240 units to the north and to the south are 0.02158 degrees, and 320 to the west and to the east 0.0564.
  const expected = [59.3216, 17.9436, 59.3216, 18.0564, 59.2784, 18.0563, 59.2784, 17.9437]
  expect(corners).toHaveLength(8)
  for (const [index, degrees] of expected.entries()) expect(corners[index]).toBeCloseTo(degrees, 3)
  expect(button("Draw an area")).toHaveFocus()
})

test("a map that does not load says so, and loads when the visitor tries again", async () => {
  files.delete("/map/other.json")
  render(
    <HomesMap
      map={{ ...map, geometry: "/map/other.json" }}
      data={data}
      homes={[0]}
      around={[]}
      areNear={false}
      area={[]}
      onInView={onInView}
      onDraw={onDraw}
    />,
  )
  expect(await screen.findByRole("alert")).toHaveTextContent("The map did not load.")
  files.set("/map/other.json", geometry)
  fireEvent.click(button("Try again"))
  expect(await screen.findByRole("group", { name: "Map. The arrow keys move it." })).toBeInTheDocument()
  expect(screen.queryByRole("alert")).toBeNull()
})

test("a map whose positions are of another build is as one that does not load", async () => {
  render(
    <HomesMap
      map={map}
      data={{ ...data, type: data.type.slice(1) }}
      homes={[0]}
      around={[]}
      areNear={false}
      area={[]}
      onInView={onInView}
      onDraw={onDraw}
    />,
  )
  expect(await screen.findByRole("alert")).toHaveTextContent("The map did not load.")
})
