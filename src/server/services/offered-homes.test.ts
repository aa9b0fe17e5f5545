/** @jest-environment node */
import { homesDataOf } from "../../testing/published.ts"
import type { SearchAlertStore } from "../store/search-alerts.ts"
import { type OfferedHomes, offeredHomes, offerRecorder } from "./offered-homes.ts"

const home = (number: number) => ({
  id: `home-${number}`,
  formerIds: [],
  price: number,
  status: "forSale",
  viewings: "",
})

/** Homes of one publication after the other, in a store that notes what is recorded. */
const recording = (count: number) => {
  const published = { version: "1", count }
  const homes: OfferedHomes = {
    version: async () => published.version,
    page: async (start) =>
      Array.from({ length: published.count }, (_, number) => home(number)).slice(start, start + 500),
    news: async () => undefined,
  }
  const recorded: { readonly count: number; readonly at: number }[] = []
  const store: Pick<SearchAlertStore, "hasOffers" | "recordOffers"> = {
    hasOffers: async () => recorded.length > 0,
    recordOffers: async (_, offered, now) => void recorded.push({ count: offered.length, at: now.getTime() }),
  }
  let clock = 0
  const record = offerRecorder(store, () => new Date(++clock))
  return { published, recorded, record: () => record("se", homes) }
}

test("the first offers of a market are all of one moment, from which alerts of earlier versions know them", async () => {
  const { recorded, record } = recording(1200)
  expect(await record()).toBe(true)
  expect(recorded.map(({ count }) => count)).toEqual([500, 500, 200])
  expect(new Set(recorded.map(({ at }) => at)).size).toBe(1)
})

test("each publication is looked at once, and again where the store has lost it", async () => {
  const { published, recorded, record } = recording(10)
  await record()
  await record()
  expect(recorded).toHaveLength(1)
  published.version = "2"
  await record()
  expect(recorded).toHaveLength(2)
  recorded.length = 0
  await record()
  expect(recorded).toHaveLength(1)
})

test("a site without homes to search has no offers", async () => {
  const homes: OfferedHomes = {
    version: async () => undefined,
    page: async () => undefined,
    news: async () => undefined,
  }
  const store = { hasOffers: () => Promise.reject(), recordOffers: () => Promise.reject() }
  expect(await offerRecorder(store, () => new Date())("no", homes)).toBe(false)
})

test("what is new in a drawn area is unknown while the positions of the homes are missing", async () => {
  const text = async () => JSON.stringify(homesDataOf(["a-1"]))
  const homes = offeredHomes(async (path) =>
    path === "/search/homes.json" ? { version: "1", modified: 0, text } : undefined,
  )
  expect(await homes.news("", [])).toBeDefined()
  expect(await homes.news("within=0,0,9,0,9,9", [])).toBeUndefined()
})

test("an offer has the viewings of its home, and one home is looked up by any of its ids", async () => {
  const data = homesDataOf(["a-1", "b-1"], {
    formerIds: { "b-1": ["b-0"] },
    viewings: ",0 4",
    since: Date.parse("2099-12-05T12:00:00Z") / 900_000,
  })
  const text = async () => JSON.stringify(data)
  const homes = offeredHomes(async (path) =>
    path === "/search/homes.json" ? { version: "1", modified: 0, text } : undefined,
  )
  const [saturday, later] = ["2099-12-05T12:00:00.000Z", "2099-12-05T13:00:00.000Z"]
  expect((await homes.page(0))?.map(({ viewings }) => viewings)).toEqual(["", `${saturday} ${later}`])
  const changes = [{ id: "b-0", before: { price: 2, status: "forSale", viewings: saturday } }]
  expect(await homes.news("home=b-0", changes)).toMatchObject({
    changed: [{ id: "b-1", from: 2, to: 1 }],
    home: { status: null, added: [later], cancelled: [] },
  })
  expect((await homes.news("home=c", changes))?.home?.status).toBe("gone")
})
