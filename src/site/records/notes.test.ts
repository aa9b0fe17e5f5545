/** @jest-environment node */
import type { Content } from "./content.ts"
import { contentNotes } from "./notes.ts"
import { readContent } from "./read-content.ts"

const sweden = readContent("se")
const [first, second, third] = sweden.listings
if (!first || !second || !third) throw new Error("the content has too few homes")

const nothing: Content = { ...sweden, listings: [], areas: [], posts: [], pages: [], topics: [], agents: [] }
const notesOf = (content: Partial<Content>) =>
  contentNotes({ ...nothing, ...content }, (folder, id) => `se/${folder}/${id}.json`)

beforeEach(() => {
  process.env.AGENCY = "editors"
})

const short = { headline: { sv: "Ljus", en: "Bright" }, description: { sv: "Kök.", en: "Kitchen." } }

test("homes that begin with one picture", () => {
  const homes = [first, second, third].map((home, index) => ({
    ...home,
    ...short,
    id: `home-${index}`,
    pictures: [index === 1 ? "hall-01.jpg" : "living-01.jpg", "bath-01.jpg"],
  }))
  expect(notesOf({ listings: homes })).toEqual([
    'src/content/se/listings/home-2.json: pictures.0: "living-01.jpg" is also the first picture of home-0: begin with another, so that visitors tell the homes apart',
  ])
})

test.each([
  [
    "a headline",
    { headline: { sv: "Tillgänglighetsutlåtande", en: "Bright" } },
    "headline.sv",
    "Tillgänglighetsutlåtande",
    20,
  ],
  ["a text", { description: { sv: `Ett ${"a".repeat(31)}.`, en: "A." } }, "description.sv", "a".repeat(31), 30],
])("a word in %s that is wider than a phone", (_, fields, field, word, most) => {
  expect(notesOf({ listings: [{ ...first, ...short, ...fields, id: "home-1" }] })).toEqual([
    `src/content/se/listings/home-1.json: ${field}: "${word}" has more than ${most} letters, which a phone breaks anywhere: write soft hyphens (U+00AD) where it may break, or another word`,
  ])
})

test.each([
  ["a headline of twenty letters", { headline: { sv: "a".repeat(20), en: "a" } }],
  ["a text of thirty letters", { description: { sv: "a".repeat(30), en: "a" } }],
  ["a word with a soft hyphen", { headline: { sv: "Tillgänglighets\u00adutlåtande", en: "a" } }],
  ["words with a hyphen", { headline: { sv: "Tillgänglighets-utlåtande", en: "a" } }],
])("%s is none", (_, fields) => {
  expect(notesOf({ listings: [{ ...first, ...short, ...fields }] })).toEqual([])
})

test("a long word of an article, but not of the address of a link", () => {
  const [post] = sweden.posts
  if (!post) throw new Error("the content has no article")
  const { sv, ...others } = post.versions
  const body = `Se ${"b".repeat(31)} och [länken](/${"c".repeat(31)}/).`
  const versions = { ...others, sv: { ...sv, title: "Råd", body, file: "se/posts/a.sv.md" } }
  expect(notesOf({ posts: [{ id: "a", versions }] }).filter((note) => note.includes("a.sv.md"))).toEqual([
    `src/content/se/posts/a.sv.md: (text): "${"b".repeat(31)}" has more than 30 letters, which a phone breaks anywhere: write soft hyphens (U+00AD) where it may break, or another word`,
  ])
})

test("homes of one street and number, whose pages have one title", () => {
  const address = { ...first.address, street: "Provgatan 1" }
  const homes = [first, second].map((home, index) => ({
    ...home,
    ...short,
    id: `home-${index}`,
    area: "solna",
    address,
  }))
  expect(notesOf({ listings: homes })).toEqual([
    'src/content/se/listings/home-1.json: address.street: is also that of home-0, so that their pages have one title: write the number of the flat after it, such as "Provgatan 1, lgh 1203"',
  ])
  expect(notesOf({ listings: homes.map((home, index) => ({ ...home, area: `area-${index}` })) })).toEqual([])
})

test.each([
  ["a record of the sample", "se/listings/home-1.json", "features/sample/se/listings/home-1.json"],
  ["a row of a database", "table listing_home, row se/home-1", "table listing_home, row se/home-1"],
])("a note about %s names its place as problems do", (_, place, shown) => {
  process.env.AGENCY = "sample"
  const homes = ["home-0", "home-1"].map((id) => ({ ...first, ...short, id }))
  const [note] = contentNotes({ ...nothing, listings: homes }, () => place)
  expect(note).toMatch(new RegExp(`^${RegExp.escape(shown)}: pictures\\.0: `))
})
