import { render, screen, within } from "@testing-library/react"
import type { HomeCardData } from "./cards.data.ts"
import { HomeCard } from "./HomeCard.tsx"

const home: HomeCardData = {
  id: "kvistgatan-12",
  path: "/fi/kohde/oksakatu-3-a-5/",
  headline: "Kahden ikkunan kaksio",
  place: "Oksakatu 3 A 5, Kallio, Helsinki",
  prices: [
    { term: "Velaton hinta", value: "229 025 €" },
    { term: "Myyntihinta", value: "204 025 €" },
  ],
  facts: "2h+k · 50 m²",
  status: null,
  favourite: {
    id: "kvistgatan-12",
    label: "Lisää suosikkeihin Oksakatu 3 A 5",
    removeLabel: "Suosikeissa, poista Oksakatu 3 A 5",
    street: "Oksakatu 3 A 5",
    price: 229025,
  },
  priceChange: null,
  newLabel: null,
  picture: { base: "/media/flats-01.0a1b2c3d", alt: "Kerrostalo", color: "#9d8e78" },
}

test.each([2, 3, 4] as const)("the headline is a heading of level %d that leads to the home", (level) => {
  render(<HomeCard home={home} level={level} />)
  const heading = screen.getByRole("heading", { level, name: "Kahden ikkunan kaksio" })
  expect(within(heading).getByRole("link")).toHaveAttribute("href", "/fi/kohde/oksakatu-3-a-5/")
})

test("each price has its name, in order", () => {
  render(<HomeCard home={home} level={2} />)
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Velaton hinta", "Myyntihinta"])
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["229 025 €", "204 025 €"])
})

/** Text of the card without its headline and prices, as a browser shows its spaces. */
const paragraphs = () =>
  screen.getAllByRole("paragraph").map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim())

test("a home for sale shows its place and its facts, and nothing more", () => {
  render(<HomeCard home={home} level={2} />)
  expect(paragraphs()).toEqual(["Oksakatu 3 A 5, Kallio, Helsinki", "2h+k · 50 m²"])
})

test.each([
  ["a home that is not simply for sale", { status: "Varattu" }, "Varattu"],
  ["a home whose price has changed", { priceChange: "Hinta laskenut" }, "Hinta laskenut"],
  ["a home that is both", { status: "Varattu", priceChange: "Hinta laskenut" }, "Varattu Hinta laskenut"],
])("%s has a label", (_, fields, label) => {
  render(<HomeCard home={{ ...home, ...fields }} level={2} />)
  expect(paragraphs()).toEqual(["Oksakatu 3 A 5, Kallio, Helsinki", "2h+k · 50 m²", label])
})

test("the picture loads lazily, unless the card is the first", () => {
  const { rerender } = render(<HomeCard home={home} level={2} />)
  expect(screen.getByRole("img", { name: "Kerrostalo" })).toHaveAttribute("loading", "lazy")
  rerender(<HomeCard home={home} level={2} first />)
  expect(screen.getByRole("img", { name: "Kerrostalo" })).toHaveAttribute("loading", "eager")
})
