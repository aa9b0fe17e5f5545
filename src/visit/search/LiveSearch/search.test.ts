import { changeQuery } from "../../../browser/navigation/query.ts"
import type { HomesData } from "../../../domain/search/homes.ts"
import { createSearchStores, type SearchPartProps } from "../HomeSearch/search-stores.ts"
import { cards } from "./loaders.ts"
import { startSearch } from "./search.ts"

const data: HomesData = {
  ids: ["almgatan-1", "bokgatan-2", "cedergatan-3", "dillgatan-4", "ekgatan-5"].join("\n"),
  areas: [{ id: "solna", city: "solna", names: ["Solna"], codes: "", near: [] }],
  buildings: [],
  area: [0, 0, 0, 0, 0],
  building: [null, null, null, null, null],
  type: [0, 0, 0, 0, 0],
  status: [0, 0, 0, 0, 0],
  energy: [null, null, null, null, null],
  price: [4, 3, 2, 1, 5],
  fee: [0, 0, 0, 0, 0],
  size: [500, 500, 500, 500, 500],
  rooms: [2, 2, 2, 3, 4],
  floor: [null, null, null, null, null],
  plot: [null, null, null, null, null],
  year: [0, 0, 0, 0, 0],
  has: [0, 0, 0, 0, 0],
  published: [0, 1, 2, 3, 4],
  changed: [0, 0, 0, 0, 0],
  viewings: "",
  since: 0,
  newest: { year: 2026, day: 20778 },
}

const pageCards = (number: number, length = 24) =>
  Array.from({ length }, (_, place) => ({ id: `page-${number}-${place}` }))

/** Answers of the site by path; a path without an answer is missing. */
const files = new Map<string, unknown>()
const requestedPaths: string[] = []
const idleWork: (() => void)[] = []

const { fetch, requestIdleCallback } = globalThis
beforeEach(() => {
  for (const id of data.ids.split("\n")) files.set(`/homes/sv/${id}.json`, { card: { id } })
  files.set("/search/homes.json", data)
  for (const number of [2, 3])
    files.set(`/page-data/bostader/${number}/page-data.json`, {
      result: { pageContext: { page: { homes: pageCards(number) } } },
    })
  globalThis.fetch = (async (path: string) => {
    requestedPaths.push(path)
    return files.has(path) ? Response.json(files.get(path)) : new Response(null, { status: 500 })
  }) as typeof globalThis.fetch
  globalThis.requestIdleCallback = (work) => idleWork.push(() => work({} as IdleDeadline))
})
afterEach(() => {
  Object.assign(globalThis, { fetch, requestIdleCallback })
  requestedPaths.length = 0
  idleWork.length = 0
  sessionStorage.clear()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
const becomeIdle = async () => {
  for (const work of idleWork.splice(0)) work()
  await settled()
}

const words = { searching: "searching", foundOne: "{count} home", foundMany: "{count} homes", foundTotal: "70 homes" }
const open = async (query = "", { pressedEarly = false } = {}) => {
  window.history.replaceState(null, "", `/bostader/${query}`)
  const page = { homes: pageCards(1) } as unknown as SearchPartProps["page"]
  const search = { path: "/bostader/", language: "sv", total: 70, words } as unknown as SearchPartProps["search"]
  const stores = createSearchStores(page, search)
  if (pressedEarly) stores.growth.set({ ...stores.list.get(), isPressed: true })
  const stop = startSearch({ page, search, stores, isHydrating: true, firstCount: () => 2 })
  await settled()
  return { ...stores, stop }
}
const idsIn = ({ list }: Awaited<ReturnType<typeof open>>) =>
  list.get().homes.map(({ card, isPast }) => (isPast ? "past" : card ? card.id : card))

test("a choice in the address is answered with its homes: the visible ones first, all when the browser is idle", async () => {
  const search = await open()
  expect(search.answer.get()).toMatchObject({ query: "", status: "70 homes", isSearching: false })
  expect(requestedPaths).toEqual([])

  changeQuery("rooms=2", "push")
  expect(search.answer.get()).toMatchObject({ query: "rooms=2", isSearching: true, status: "searching" })
  await settled()
  expect(search.answer.get()).toMatchObject({ isSearching: false, status: "3 homes", found: [0, 1, 2] })
  expect(idsIn(search).slice(0, 3)).toEqual(["almgatan-1", "bokgatan-2", "past"])
  expect(search.list.get().isDrawn).toBe(false)

  await becomeIdle()
  expect(idsIn(search)).toEqual(["almgatan-1", "bokgatan-2", "cedergatan-3"])
  expect(search.list.get()).toMatchObject({ isDrawn: true })
  search.stop()
})

test("a card that arrives changes the list and not the answer", async () => {
  const search = await open()
  const onAnswer = jest.fn()
  search.answer.subscribe(onAnswer)
  const onList = jest.fn()
  search.list.subscribe(onList)
  changeQuery("rooms=3", "push")
  expect(idsIn(search)).toEqual([undefined])
  const [listings, answers] = [onList.mock.calls.length, onAnswer.mock.calls.length]
  await settled()
  expect(idsIn(search)).toEqual(["dillgatan-4"])
  expect(onList.mock.calls.length).toBe(listings + 1)
  expect(onAnswer.mock.calls.length).toBe(answers)
  search.stop()
})

test("what makes no sense does not stay in the address, except on another page", async () => {
  const search = await open("?rooms=2,12&view=map")
  expect(window.location.search).toBe("?rooms=2&view=map")
  window.history.pushState(null, "", "/omraden/?rooms=12")
  window.dispatchEvent(new PopStateEvent("popstate"))
  expect(window.location.search).toBe("?rooms=12")
  expect(search.answer.get().query).toBe("rooms=2")
  search.stop()
})

test("the list grows by a page, whose first home gets the focus if the visitor asked for it", async () => {
  const search = await open()
  search.growth.set({ ...search.list.get(), isPressed: true })
  expect(search.list.get()).toMatchObject({ count: 48, focused: 24 })
  expect(idsIn(search)[24]).toBeUndefined()
  await settled()
  expect(idsIn(search).slice(23, 25)).toEqual(["page-1-23", "page-2-0"])
  search.growth.set({ ...search.list.get(), isPressed: false })
  expect(search.list.get()).toMatchObject({ count: 72, focused: null })
  expect(idsIn(search)).toHaveLength(70)
  search.stop()

  expect((await open()).list.get()).toMatchObject({ count: 72, focused: null })
})

test("a press on more homes draws the whole list at once, because a hidden home cannot have the focus", async () => {
  const search = await open("?rooms=2")
  expect(search.list.get().isDrawn).toBe(false)
  search.growth.set({ ...search.list.get(), isPressed: true })
  expect(idsIn(search)).not.toContain("past")
  expect(search.list.get().isDrawn).toBe(true)
  search.stop()
})

test("a press before the search has its data counts for the query of the address", async () => {
  const search = await open("?rooms=2", { pressedEarly: true })
  expect(search.list.get()).toMatchObject({ count: 48, focused: 24, isDrawn: true })
  search.stop()
})

test("the focus goes to a new home once, not again when the visitor returns to the query", async () => {
  const search = await open()
  search.growth.set({ ...search.list.get(), isPressed: true })
  expect(search.list.get()).toMatchObject({ count: 48, focused: 24 })
  changeQuery("rooms=2", "push")
  changeQuery("", "push")
  expect(search.list.get()).toMatchObject({ count: 48, focused: null })
  search.stop()
})

test("a card that failed to load is not requested again before a retry", async () => {
  files.delete("/homes/sv/ekgatan-5.json")
  const search = await open("?rooms=4")
  await becomeIdle()
  expect(idsIn(search)).toEqual([null])
  changeQuery("rooms=4&sort=cheapest", "push")
  await becomeIdle()
  expect(idsIn(search)).toEqual([null])
  expect(requestedPaths.filter((path) => path.includes("ekgatan"))).toHaveLength(1)

  files.set("/homes/sv/ekgatan-5.json", { card: { id: "ekgatan-5" } })
  cards.retry()
  expect(idsIn(search)).toEqual([undefined])
  await settled()
  expect(idsIn(search)).toEqual(["ekgatan-5"])
  search.stop()
})

test("positions of another build are as missing ones", async () => {
  files.set("/search/positions.json", { origin: { meridian: 0, west: 0, north: 0 }, x: [1], y: [1], streets: "A 1" })
  const search = await open("?within=59,17,59,19,60,18")
  expect(search.answer.get()).toMatchObject({ index: null, isSearching: false })
  search.stop()
})
