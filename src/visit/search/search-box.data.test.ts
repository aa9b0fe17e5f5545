/** @jest-environment node */

import type { Edition } from "../../site/edition.ts"
import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import { editionsOf } from "../../testing/pages.ts"
import { searchBox } from "./search-box.data.ts"

const content = { se: readContent("se"), fi: readContent("fi") }
const boxOf = (content: Content) => searchBox(editionsOf(content)[0] as Edition)

test("places are the market's areas by city, and the whole city where it has several", () => {
  const [place] = boxOf(content.se).questions
  expect(place?.groups).toEqual([
    {
      name: "Stockholm",
      options: [
        { value: "stockholm", name: "Hela Stockholm" },
        { value: "kungsholmen", name: "Kungsholmen" },
        { value: "sodermalm", name: "Södermalm" },
        { value: "vasastaden", name: "Vasastaden" },
      ],
    },
  ])
  expect(place?.options.map(({ name }) => name)).toEqual(["Göteborg", "Malmö", "Nacka", "Solna", "Uppsala"])
})

test("an area names its city if the city has another name", () => {
  expect(boxOf(content.fi).questions[0]?.options).toEqual([
    { value: "tapiola", name: "Tapiola, Espoo" },
    { value: "tikkurila", name: "Tikkurila, Vantaa" },
  ])
})

test("each shortcut leads to its search", () => {
  expect(boxOf(content.se).shortcuts.links).toEqual([
    { name: "Visning inom en vecka", path: "/bostader/?has=viewing" },
    { name: "Nyproduktion", path: "/bostader/?has=newBuild" },
    { name: "Med balkong", path: "/bostader/?has=balcony" },
    { name: "Med bastu", path: "/bostader/?has=sauna" },
    { name: "Radhus och parhus", path: "/bostader/?type=rowHouse,semiDetached" },
    { name: "Villor", path: "/bostader/?type=house" },
  ])
})

test("only shortcuts that find a home are offered, except viewings, which come and go", () => {
  const [home] = content.se.listings.filter(({ type, newBuild }) => type === "apartment" && !newBuild)
  if (!home) throw new Error("no such home")
  const plain = { ...content.se, listings: [{ ...home, features: [] }] }
  expect(boxOf(plain).shortcuts.links.map(({ name }) => name)).toEqual(["Visning inom en vecka"])
})
