import { type Direction, directions, type FloorPlan, isOutdoors } from "../../content/schema/floor-plan.ts"
import type { Listing } from "../../content/schema.ts"
import type { Language } from "../../spec/languages.ts"
import { roomWords, type Words } from "./room-words.ts"

type Room = FloorPlan["rooms"][number]
type Facade = NonNullable<Room["faces"]>

/** What texts call an outlook, and the directions that it may be. */
const outlooks: readonly (readonly [Readonly<Partial<Record<Language, string>>>, ...Direction[]])[] = [
  [{ sv: "norr", fi: "pohjoise(?:en|n)|pohjoisparve\\p{L}+", en: "north" }, "north"],
  [{ sv: "nord(?:ost|öst)", fi: "koillise(?:en|n)", en: "north-?east" }, "northEast"],
  [{ sv: "öster", fi: "itään|idän|itäparve\\p{L}+", en: "east" }, "east"],
  [{ sv: "syd(?:ost|öst)", fi: "kaakkoon|kaakon", en: "south-?east" }, "southEast"],
  [{ sv: "söder|syd", fi: "etelä(?:än|n|parve\\p{L}+)", en: "south" }, "south"],
  [{ sv: "sydväst", fi: "lounaaseen|lounaan", en: "south-?west" }, "southWest"],
  [{ sv: "väster", fi: "länteen|lännen|länsiparve\\p{L}+", en: "west" }, "west"],
  [{ sv: "nordväst", fi: "luoteeseen|luoteen", en: "north-?west" }, "northWest"],
  [{ sv: "kvällssol(?:en)?", fi: "ilta-auri\\p{L}+", en: "evening sun" }, "southWest", "west", "northWest"],
  [{ sv: "morgonsol(?:en)?", fi: "aamuauri\\p{L}+", en: "morning sun" }, "northEast", "east", "southEast"],
]

/** Whether words stand for themselves: not "west" of "south-west", "Westgate" or "north-west wind". */
const isSaid = (words: string, clause: string): boolean =>
  new RegExp(`(?<![\\p{L}-])(?:${words})(?:läge)?(?!\\p{L}|-?(?:east|west)| wind)`, "u").test(clause)

const windowWords: Words = { sv: /fönst/i, fi: /ikkun/i, en: /window/i }

/** Parts of a sentence that each say where one thing faces. */
const clausesOf = (sentence: string): readonly string[] =>
  sentence.split(/[,;:]| (?:och|and) (?=ett? |an? )| (?:med|with) /)

const isLivedIn = ({ kind }: Room): boolean => ["living", "bedroom", "dining", "office"].includes(kind)

/** The façade that a room's windows are in for sure, as plans are laid out (site/plans/layout.ts). */
const facadeOf = ({ type, floorPlan }: Listing, { kind, faces, from = "living" }: Room): Facade | undefined => {
  const rooms = floorPlan?.rooms ?? []
  const room = isOutdoors({ kind }) ? rooms.find((other) => other.kind === from) : { kind, faces }
  const isToYard =
    type === "apartment" ? rooms.filter(isLivedIn).length === 1 : rooms.some((other) => other.kind === "terrace")
  return room?.faces ?? (room?.kind === "living" && isToYard ? "yard" : undefined)
}

const facing = (facade: Facade, yard: Direction): Direction =>
  directions[(directions.indexOf(yard) + (facade === "yard" ? 0 : 4)) % directions.length] as Direction

/** What a clause names, rooms or, of a flat, windows: each with the façades that it is in, undefined for any. */
const thingsIn = (home: Listing, language: Language, clause: string) => {
  const rooms = home.floorPlan?.rooms ?? []
  const facadesOf = (isMeant: (room: Room) => boolean) => rooms.filter(isMeant).map((room) => facadeOf(home, room))
  const hasKitchen = rooms.some(({ kind, open }) => kind === "kitchen" && !open)
  const named = roomWords
    .filter(([, words]) => words[language]?.test(clause))
    .map(([name]) => {
      const meant = name === "kitchen" && !hasKitchen ? "living" : name
      return { name: name as string, facades: facadesOf(({ kind }) => kind === meant) }
    })
  if (named.length > 0 || home.type !== "apartment" || !windowWords[language]?.test(clause)) return named
  const facades = facadesOf(isLivedIn).flatMap((facade) => facade ?? (["yard", "street"] as const))
  return [{ name: "window", facades }]
}

/** What a sentence of a home's text says otherwise than its floor plan of where rooms face. */
export const outlookProblems = (home: Listing, language: Language, sentence: string): readonly string[] => {
  const yard = home.floorPlan?.yard
  return clausesOf(sentence).flatMap((clause) => {
    const things = thingsIn(home, language, clause)
    if (things.length === 0) return []
    return outlooks.flatMap(([words, ...among]) => {
      if (!words[language] || !isSaid(words[language], clause)) return []
      if (!yard) return [`says "${sentence}", and the floor plan lacks "yard", which says where the home faces`]
      const isFaced = (facade: Facade | undefined) => facade !== undefined && among.includes(facing(facade, yard))
      const others = things.filter(({ facades }) => !facades.some((facade) => !facade || isFaced(facade)))
      const lacking = things.some(({ facades }) => facades.some(isFaced)) ? others : things
      const names = lacking.map(({ name }) => name).join(" or ")
      return names ? [`says "${sentence}", and the floor plan has no ${names} that faces ${among.join(" or ")}`] : []
    })
  })
}
