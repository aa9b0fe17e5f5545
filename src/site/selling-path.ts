import type { Edition } from "./edition.ts"

/** Path of the page for sellers; null in a market without one. */
export const sellingPath = ({ content, language, path }: Edition): string | null => {
  const slug = content.pages.find(({ id }) => id === "selling")?.versions[language].slug
  return slug === undefined ? null : path("page", slug)
}
