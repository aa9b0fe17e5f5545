import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Listing } from "../../../content/schema.ts"
import { idsOf } from "../../../domain/search/homes.ts"
import type { Content } from "../../../site/records/content.ts"
import type { Text } from "../../../site/records/texts.ts"
import type { Language } from "../../../spec/languages.ts"
import { type Law, type MarketName, markets } from "../../../spec/markets.ts"
import { homesData } from "../homes-data.data.ts"
import { vocabularyOf } from "../vocabulary.data.ts"

const folder = "src/visit/search/judge"

/** Cells of each line, which "|" separates; a line that begins with "#" has one cell. */
export const rowsOf = (file: string): string[][] =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("|").map((cell) => cell.trim()))

/** Words of the search in a language, also of a site that has no search yet. */
const wordsIn = (language: Language): Text => {
  const words: Record<string, string> = JSON.parse(readFileSync(`src/content/texts/words.${language}.json`, "utf8"))
  return (key) => words[key] ?? ""
}

/** Spells an address as the slug of its home does. */
const slugOf = (street: string): string =>
  street
    .toLowerCase()
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")

const areasOf = (name: MarketName) =>
  rowsOf("areas.txt")
    .filter(([market]) => market === name)
    .map(([, id = "", names = "", cities = "", others = ""]) => {
      const translations = (cell: string) =>
        Object.fromEntries(cell.split(", ").map((word, place) => [markets[name].languages[place] ?? "sv", word]))
      const city = translations(cities)
      const alsoCalled = others.split(", ").filter(Boolean)
      return { id, name: translations(names), city, alsoCalled, coordinates: { lat: 60, lon: 20 } }
    })

/** Fields of a record that the search reads. */
const listingOf = (name: MarketName, cells: string[]) => {
  const [key = "", street = "", postalCode = "", area, type, rooms, size, price, words = "", status, company] = cells
  const amount = Number(price) * 100
  const features = words.split(" ")
  const tenure = company ? "shares" : "property"
  const plot = { tenure: "leased" }
  const fields: Readonly<Record<Law, object>> = {
    finnish: {
      layout: `${Math.floor(Number(rooms))}h+k`,
      debtFreePrice: amount,
      maintenanceCharge: 20_000,
      financingCharge: 0,
      tenure,
      housingCompany: company ? { name: company, plot } : undefined,
      hitas: features.includes("hitas") ? {} : undefined,
    },
    swedish: {
      price: amount,
      tenure: company ? "bostadsratt" : "aganderatt",
      association: company ? { name: company, monthlyFee: 300_000, plotTenure: "leased" } : undefined,
    },
  }
  // Norwegian words are tried on homes of Swedish law, because Norway has none yet.
  const law = markets[name].law ?? "swedish"
  return {
    key,
    listing: {
      ...fields[law],
      law,
      energy: { status: "missing" },
      id: slugOf(street),
      address: { street, postalCode, city: "" },
      area,
      type,
      status,
      features,
      rooms: Number(rooms),
      livingArea: Number(size),
      plotArea: company ? undefined : 600,
      newBuild: features.includes("newBuild"),
      yearBuilt: 1980,
      publishedAt: "2026-11-01",
      updatedAt: "2026-11-01",
      viewings: [],
    } as unknown as Listing & { id: string },
  }
}

/** Search data of the sample homes of a market, and the key of each home in its order. */
export const sampleHomes = (name: MarketName) => {
  const rows = rowsOf(`homes.${name}.txt`).slice(1)
  const homes = rows.map((cells) => listingOf(name, cells))
  const market = { ...markets[name], languages: name === "no" ? (["nb"] as const) : markets[name].languages }
  const areas = areasOf(name)
  const lost = homes.find(({ listing }) => !areas.some(({ id }) => id === listing.area))
  if (lost) throw new Error(`areas.txt has no area for ${lost.key}`)
  const content = { market, areas, listings: homes.map(({ listing }) => listing), houses: [] } as unknown as Content
  const data = { ...homesData(content), vocabulary: vocabularyOf(market.languages.map(wordsIn)) }
  const keys = idsOf(data).map((id) => homes.find(({ listing }) => listing.id === id)?.key ?? "")
  return { data, keys }
}
