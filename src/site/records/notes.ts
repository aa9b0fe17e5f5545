import type { Content } from "./content.ts"
import type { PlaceOf } from "./files.ts"
import { textsIn } from "./plain-text.ts"
import { shownPlace } from "./problems.ts"

/** Letters that fit in a line of a phone of 320 pixels, in the letters of a heading and of a text. */
const most = { heading: 20, text: 30 }

/** Fields that are shown as headings. */
const heading = /^(?:headline|name|title|heading)\b/

const note = (file: string, field: string, sentence: string): string => `${shownPlace(file)}: ${field}: ${sentence}`

const longWordNotes = (file: string, record: unknown): string[] =>
  textsIn(record).flatMap(({ field, text }) => {
    const limit = heading.test(field) ? most.heading : most.text
    const shown = text.replaceAll("&shy;", "\u00ad").replaceAll(/\]\([^)]*\)|<?https?:\S+/g, "]")
    const words = shown.match(/[\p{L}\p{M}]+/gu) ?? []
    return [...new Set(words.filter((word) => word.length > limit))].map((word) =>
      note(
        file,
        field,
        `"${word}" has more than ${limit} letters, which a phone breaks anywhere: write soft hyphens (U+00AD) where it may break, or another word`,
      ),
    )
  })

const firstPictureNotes = ({ listings }: Content, placeOf: PlaceOf): string[] =>
  [...Map.groupBy(listings, ({ pictures: [first] }) => first)].flatMap(([picture, [first, ...others]]) =>
    others.map(({ id }) =>
      note(
        placeOf("listings", id),
        "pictures.0",
        `"${picture}" is also the first picture of ${first?.id}: begin with another, so that visitors tell the homes apart`,
      ),
    ),
  )

const streetNotes = ({ listings }: Content, placeOf: PlaceOf): string[] =>
  [...Map.groupBy(listings, ({ address, area }) => `${address.street}, ${area}`).values()].flatMap(
    ([first, ...others]) =>
      others.map(({ id, address }) =>
        note(
          placeOf("listings", id),
          "address.street",
          `is also that of ${first?.id}, so that their pages have one title: write the number of the flat after it, such as "${address.street}, lgh 1203"`,
        ),
      ),
  )

/** What an editor may have overlooked, a line each: it stops no build. */
export const contentNotes = (content: Content, placeOf: PlaceOf): string[] => {
  const { name, areas, agents, houses, listings, topics, posts, pages } = content
  return [
    ...firstPictureNotes(content, placeOf),
    ...streetNotes(content, placeOf),
    ...listings.flatMap(({ headline, description, id }) =>
      longWordNotes(placeOf("listings", id), { headline, description }),
    ),
    ...areas.flatMap(({ id, ...area }) => longWordNotes(placeOf("areas", id), area)),
    ...houses.flatMap(({ id, description }) => longWordNotes(placeOf("houses", id), { description })),
    ...agents.flatMap(({ id, ...agent }) => longWordNotes(`${name}/agents/${id}.json`, agent)),
    ...topics.flatMap(({ id, ...topic }) => longWordNotes(`${name}/topics/${id}.json`, topic)),
    ...[...posts, ...pages]
      .flatMap(({ versions }) => Object.values(versions))
      .flatMap(({ file, body, ...fields }) => longWordNotes(file, { ...fields, "(text)": body })),
  ]
}
