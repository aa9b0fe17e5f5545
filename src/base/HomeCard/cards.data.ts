import { byLaw, type FinnishListing, type Listing, type PostFrontMatter } from "../../content/schema.ts"
import { formatMoney } from "../../domain/format.ts"
import { perSquareMetre } from "../../domain/homes.ts"
import { type Minor, majorOf } from "../../domain/money.ts"
import type { Edition } from "../../site/edition.ts"
import { readingMinutes } from "../../site/markdown/markdown.ts"
import type { Picture } from "../../site/media/media.ts"
import type { Translations, WithId } from "../../site/records/content.ts"
import { newestFirst } from "../../site/records/newest-first.ts"
import { perContent } from "../../site/records/per-content.ts"
import type { TextKey } from "../../site/records/texts.ts"

/** A fact as pages have it; `key` is there so that the compiler keeps keys out of their data. */
export type Fact = { readonly term: string; readonly value: string; readonly key?: never }

/** A fact with the key of its term, which tells it from another fact of the same name. */
export type KeyedFact = { readonly key: TextKey; readonly term: string; readonly value: string }

/** Data that a favourite stores of a home, and labels of its button. */
export type FavouriteData = {
  readonly id: string
  readonly label: string
  /** Label of the button while the home is a favourite. */
  readonly removeLabel: string
  readonly street: string
  /** In kronor or euros; absent while none is set. */
  readonly price?: number
}
export type NewLabelData = { readonly label: string; readonly publishedAt: string }

export type HomeCardData = {
  readonly id: string
  readonly path: string
  readonly headline: string
  readonly place: string
  /** Prices with labels: one in Sweden; debt-free price, selling price and share of loan in Finland. */
  readonly prices: readonly Fact[]
  readonly facts: string
  /** Null for an ordinary home for sale. */
  readonly status: string | null
  /** Set if the asking price has changed. */
  readonly priceChange: string | null
  /** Label of a Hitas home; absent from others, because most cards would only grow. */
  readonly hitas?: string
  /** Set on homes on offer; the browser shows it for a week, because the build does not know the time of the visit. */
  readonly newLabel: NewLabelData | null
  readonly picture: Picture
  readonly favourite: FavouriteData
}

export type PostCardData = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly date: string
  readonly isoDate: string
  /** Reading time. */
  readonly reading: string
  readonly picture: Picture
}

export const areaOf = ({ content }: Edition, listing: { readonly area: string }) => {
  const area = content.areas.find(({ id }) => id === listing.area)
  if (!area) throw new Error(`unknown area ${listing.area}`)
  return area
}

/** For example, "Södermalm, Stockholm", or "Nacka" if the area is a whole municipality. */
export const placeOf = (edition: Edition, listing: { readonly area: string }): string => {
  const area = areaOf(edition, listing)
  const [name, city] = [edition.translate(area.name), edition.translate(area.city)]
  return name === city ? name : `${name}, ${city}`
}

/** For example, "Oksakatu 3, 00530 Helsinki", with the city's name in the language of the page. */
export const postalAddressOf = (
  edition: Edition,
  place: { readonly area: string; readonly address: Listing["address"] },
): string =>
  `${place.address.street}, ${place.address.postalCode.replace(" ", "\u00a0")}\u00a0${edition.translate(areaOf(edition, place).city)}`

/** Finnish layout code in the page's language: 3h+k+s, 3r+k+b in Swedish, or "3 rooms, kitchen, sauna". */
export const layoutOf = ({ text }: Edition, { layout, rooms }: FinnishListing): string => {
  const [, ...others] = layout.split("+")
  return [text("layout.rooms", { count: rooms }), ...others.map((part) => text(`layout.${part}` as TextKey))].join(
    text("layout.and"),
  )
}

const mainPriceKey = (listing: Listing): TextKey =>
  byLaw<Listing, TextKey>(listing, {
    // Real property belongs to no company, so its price includes no share of a loan.
    finnish: ({ tenure }) => (tenure === "property" ? "price.selling" : "price.debtFree"),
    swedish: ({ status, priceType }) => (status === "sold" ? "price.final" : `price.${priceType}`),
  })

export const priceLabel = ({ text }: Edition, listing: Listing): string => text(mainPriceKey(listing))

/** Price that homes are ranked and compared by; undefined while none is set. */
export const mainPrice = (listing: Listing): Minor | undefined =>
  byLaw(listing, { finnish: ({ debtFreePrice }) => debtFreePrice, swedish: ({ price }) => price })

/** The main price, or that it is not set yet. */
export const mainPriceFact = (edition: Edition, listing: Listing): Fact => {
  const price = mainPrice(listing)
  return {
    term: priceLabel(edition, listing),
    value: price === undefined ? edition.text("price.notSet") : edition.money(price),
  }
}

export const capitalise = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** The main price in a sentence. */
export const priceText = (edition: Edition, listing: Listing): string => {
  const { term, value } = mainPriceFact(edition, listing)
  return mainPrice(listing) === undefined ? edition.text("price.none") : `${term} ${value}`
}

/** One fact, or an empty list if there is no value. */
export const fact = ({ text }: Edition, key: TextKey, value: string | 0 | null | undefined): KeyedFact[] =>
  value ? [{ key, term: text(key), value }] : []

/** What a debt-free price is made of. */
const partsOfPrice = (
  edition: Edition,
  { tenure, sellingPrice, debtShare, plotShare }: FinnishListing,
): KeyedFact[] => {
  if (tenure === "property" || sellingPrice === undefined) return []
  const { money } = edition
  return [
    ...fact(edition, "price.selling", money(sellingPrice)),
    ...fact(edition, "price.debtShare", money(debtShare)),
    ...fact(edition, "price.plotShare", plotShare && money(plotShare)),
  ]
}

/** The main price first. */
export const keyedPricesOf = (edition: Edition, listing: Listing): KeyedFact[] => [
  ...fact(edition, mainPriceKey(listing), mainPriceFact(edition, listing).value),
  ...byLaw(listing, { finnish: (home) => partsOfPrice(edition, home), swedish: () => [] }),
]

export const pricesOf = (edition: Edition, listing: Listing): Fact[] =>
  keyedPricesOf(edition, listing).map(({ term, value }) => ({ term, value }))

/** Null while no price is set. */
export const pricePerSquareMetre = ({ market, text }: Edition, listing: Listing): string | null => {
  const price = mainPrice(listing)
  return price === undefined
    ? null
    : text("unit.perSquareMetre", {
        money: formatMoney(perSquareMetre(price, listing.livingArea), market.currency, { digits: 0 }),
      })
}

export const statusOf = ({ text }: Edition, listing: Listing): string | null => {
  if (listing.status !== "forSale") return text(`status.${listing.status}`)
  return listing.newBuild ? text("status.newBuild") : null
}

export const isHitas = (listing: Listing): boolean =>
  byLaw(listing, { finnish: ({ hitas }) => hitas !== undefined, swedish: () => false })

export const hitasLabelOf = ({ text }: Edition, listing: Listing): { readonly hitas?: string } =>
  isHitas(listing) ? { hitas: text("group.hitas") } : {}

export const priceChangeOf = ({ text }: Edition, listing: Listing): string | null => {
  const previous = listing.priceHistory.at(-1)
  const price = mainPrice(listing)
  if (!previous || price === undefined || listing.status === "sold") return null
  return text(price < previous.price ? "status.lowered" : "status.raised")
}

export const newLabelOf = ({ text }: Edition, { status, publishedAt }: Listing): NewLabelData | null =>
  status === "forSale" || status === "upcoming" ? { label: text("status.new"), publishedAt } : null

/** The floor beside its label, which already says "floor". */
export const floorValueOf = ({ text }: Edition, { floor, floors }: Listing): string | null => {
  if (floor === undefined) return null
  return floors === undefined ? String(floor) : text("fact.floorOf", { floor, floors })
}

export const floorOf = ({ text }: Edition, { floor, floors }: Listing): string | null => {
  if (floor === undefined) return null
  return floors === undefined ? text("unit.floor", { floor }) : text("unit.floorOf", { floor, floors })
}

const sizeOf = (edition: Edition, home: Listing) => [edition.area(home.livingArea), floorOf(edition, home)]

export const favouriteDataOf = ({ text }: Edition, listing: WithId<Listing>): FavouriteData => {
  const { street } = listing.address
  const price = mainPrice(listing)
  return {
    id: listing.id,
    label: text("favourites.saveHome", { home: street }),
    removeLabel: text("favourites.removeSaved", { home: street }),
    street,
    ...(price !== undefined && { price: majorOf(price) }),
  }
}

export const homeCard = (edition: Edition, listing: WithId<Listing>): HomeCardData => ({
  id: listing.id,
  path: edition.path("property", listing.id),
  headline: edition.translate(listing.headline),
  place: `${listing.address.street}, ${placeOf(edition, listing)}`,
  prices: pricesOf(edition, listing),
  facts: byLaw(listing, {
    finnish: (home) => [layoutOf(edition, home), ...sizeOf(edition, home), String(home.yearBuilt)],
    swedish: (home) => [edition.text("unit.rooms", { count: home.rooms }), ...sizeOf(edition, home)],
  })
    .filter((fact) => fact !== null)
    .map((fact) => fact.replaceAll(" ", "\u00a0"))
    .join("\u00a0· "),
  status: statusOf(edition, listing),
  priceChange: priceChangeOf(edition, listing),
  ...hitasLabelOf(edition, listing),
  newLabel: newLabelOf(edition, listing),
  picture: edition.picture(String(listing.pictures[0])),
  favourite: favouriteDataOf(edition, listing),
})

export const readingOf = ({ language, text }: Edition, body: string): string =>
  text("blog.reading", { minutes: readingMinutes(body, language) })

export const postCard = (edition: Edition, post: Translations<PostFrontMatter>): PostCardData => {
  const { slug, title, description, date, picture, body } = post.versions[edition.language]
  return {
    path: edition.path("blog", slug),
    title,
    description,
    date: edition.date(date),
    isoDate: date,
    reading: readingOf(edition, body),
    picture: edition.picture(picture),
  }
}

const newestOf = perContent(({ listings }) => newestFirst(listings, ({ publishedAt }) => publishedAt))

export const newestListings = ({ content }: Pick<Edition, "content">): readonly WithId<Listing>[] => newestOf(content)

export const newestPosts = ({ content, language }: Edition): Translations<PostFrontMatter>[] =>
  newestFirst(content.posts, (post) => post.versions[language].date)
