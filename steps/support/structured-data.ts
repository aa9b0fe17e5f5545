import assert from "node:assert/strict"
import type { Page } from "playwright"

type Data = Readonly<Record<string, unknown>>

/** Properties that Google's Search Central requires for each type. */
const needed: Readonly<Record<string, readonly string[]>> = {
  ApartmentComplex: ["name", "url", "image.*", "address.streetAddress", "address.addressCountry", "geo.latitude"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author.name", "publisher.name"],
  BreadcrumbList: ["itemListElement.*.position", "itemListElement.*.name", "itemListElement.*.item"],
  Event: ["name", "startDate", "endDate", "location.name", "location.address.streetAddress", "image", "organizer.url"],
  FAQPage: ["mainEntity.*.name", "mainEntity.*.acceptedAnswer.text"],
  ItemList: ["itemListElement.*.position", "itemListElement.*.url"],
  Place: ["name", "url", "image", "geo.latitude", "geo.longitude"],
  ProfilePage: [
    "mainEntity.name",
    "mainEntity.url",
    "mainEntity.image",
    "mainEntity.jobTitle",
    "mainEntity.worksFor.name",
  ],
  RealEstateAgent: ["name", "url", "telephone", "address.streetAddress", "address.addressCountry"],
  RealEstateListing: [
    "name",
    "url",
    "datePosted",
    "image.*",
    "mainEntity.address.streetAddress",
    "offers.priceCurrency",
    "offers.offeredBy.name",
  ],
}

/** Returns the values at a path through the data; `*` matches every item of a list. */
const valuesAt = (data: unknown, [key, ...rest]: readonly string[]): unknown[] => {
  if (key === undefined) return [data]
  if (typeof data !== "object" || data === null) return [undefined]
  const inner = key === "*" ? Object.values(data) : [(data as Data)[key]]
  return inner.length === 0 ? [undefined] : inner.flatMap((value) => valuesAt(value, rest))
}

const textsIn = (data: unknown): string[] =>
  typeof data === "object" && data !== null ? Object.values(data).flatMap(textsIn) : [String(data)]

/** Returns the page's structured data for search engines (schema.org). */
export const structuredDataOf = async (page: Page): Promise<readonly Data[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}

/** Fails if a search engine could not show the data. */
export const assertShowable = (data: Data): void => {
  const kind = String(data["@type"])
  assert.equal(data["@context"], "https://schema.org")
  for (const path of needed[kind] ?? assert.fail(`the table has no requirements of search engines for a ${kind}`))
    for (const value of valuesAt(data, path.split(".")))
      assert.ok(value !== undefined && value !== "", `a ${kind} does not say its ${path}`)
  for (const text of textsIn(data)) assert.doesNotMatch(text, /^\/|^undefined$|^NaN$/, `in a ${kind}`)
  const positions = valuesAt(data, ["itemListElement", "*", "position"]).map(Number)
  assert.ok(
    positions.every((position, index) => index === 0 || position === Number(positions[index - 1]) + 1),
    `a ${kind} counts ${positions}`,
  )
  for (const moment of [data.startDate, data.endDate])
    if (moment !== undefined) assert.match(String(moment), /T\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z)$/)
}

/** Returns the values at the given paths of the page's item that has the given type. */
export const describedBy = async (
  page: Page,
  fields: Readonly<Record<string, string>>,
): Promise<Record<string, string>> => {
  const item = (await structuredDataOf(page)).find((item) => item["@type"] === fields["@type"])
  return Object.fromEntries(Object.keys(fields).map((path) => [path, valuesAt(item, path.split(".")).join(", ")]))
}

/** Words for a home's status by their names in schema.org. */
const statuses: Readonly<Record<string, string>> = {
  InStock: "for sale",
  SoldOut: "sold",
  Reserved: "reserved",
  PreOrder: "coming soon",
}

/** Returns what the structured data say of the page's home, by the words of features. */
export const homeBySearchEngines = async (page: Page): Promise<Record<string, string>> => {
  const item = (await structuredDataOf(page)).find((item) => item["@type"] === "RealEstateListing")
  const valueAt = (path: string) => valuesAt(item, path.split(".")).join(", ")
  const availability = valueAt("offers.availability").replace("https://schema.org/", "")
  return {
    kind: valueAt("mainEntity.@type"),
    "living area": valueAt("mainEntity.floorSize.value"),
    "energy class": valueAt("mainEntity.additionalProperty.0.value"),
    price: valueAt("offers.price"),
    status: statuses[availability] ?? availability,
  }
}

/** Returns the events of the page that begin at a moment. */
export const eventsFrom = async (
  page: Page,
  moment: string,
): Promise<{ name: unknown; begins: number; ends: number }[]> =>
  (await structuredDataOf(page))
    .filter((item) => item["@type"] === "Event")
    .map(({ name, startDate, endDate }) => ({
      name,
      begins: Date.parse(String(startDate)),
      ends: Date.parse(String(endDate)),
    }))
    .filter(({ begins }) => begins === Date.parse(moment))
