import type { Language } from "../../src/spec/languages.ts"
import {
  type ContactRouteName,
  type MarketName,
  markets,
  type RouteDefinition,
  type RouteName,
} from "../../src/spec/markets.ts"
import { languageNames } from "./names.ts"
import type { Example, Feature } from "./specification.ts"

/** A page that an example opens. */
export type Place = {
  readonly market: MarketName
  readonly path: string
  readonly language: Language
  readonly page: string
}

/** Pages in a product owner's words, by the name of their route. */
const pageNames: Readonly<Record<RouteName | ContactRouteName, string>> = {
  agents: "Agents",
  areas: "Areas",
  blog: "Blog",
  contact: "Contact form",
  favourites: "Favourites",
  hitas: "Hitas",
  houses: "A house",
  listings: "List of homes",
  neighbourhoods: "Comparison of neighbourhoods",
  privacy: "Privacy",
  property: "A home",
  sold: "Sold homes",
  thanks: "Thanks for a request",
}

const languageOf = (market: MarketName, path: string): Language =>
  markets[market].languages.find((language) => path.startsWith(`/${language}/`)) ?? "sv"

const pageOf = (market: MarketName, language: Language, path: string): string => {
  const segment = path
    .replace(/[?#].*/, "")
    .split("/")
    .filter((part) => part !== "" && part !== language)
  if (segment.length === 0) return "Home page"
  const routes = Object.entries({ ...markets[market].routes, ...markets[market].contactRoutes }) as [
    RouteName | ContactRouteName,
    RouteDefinition,
  ][]
  const [kind] = routes.find(([, { slug }]) => slug[language] === segment[0]) ?? []
  if (kind === "agents" && segment.length > 1) return "An agent"
  if (kind === "areas" && segment.length > 1) return "An area"
  if (kind === "blog" && segment.length > 1) return "A blog post or topic"
  return kind ? pageNames[kind] : "Other pages and files"
}

/** Returns the pages that an example's quotations name, on the market's site. */
export const placesOf = ({ steps, markets: sites }: Example, { addresses }: Feature): Place[] => {
  const [market = "se"] = sites
  const quoted = steps.flatMap(({ text }) => [...text.matchAll(/"([^"]*)"/g)].map(([, name = ""]) => name))
  return quoted.flatMap((name): Place[] => {
    const path = addresses.get(name) ?? name
    if (!/^\/(?!\/)/.test(path) || path.includes("*")) return []
    const language = languageOf(market, path)
    return [{ market, path, language, page: pageOf(market, language, path) }]
  })
}

/** Languages of an example: of its pages, and those that its steps name. */
export const languagesOf = (example: Example, feature: Feature): Language[] => {
  const text = JSON.stringify(example.steps)
  const opened = placesOf(example, feature).map(({ language }) => language)
  return Object.entries(languageNames).flatMap(([name, language]) =>
    opened.includes(language) || new RegExp(`\\b${name}\\b`).test(text) ? [language] : [],
  )
}
