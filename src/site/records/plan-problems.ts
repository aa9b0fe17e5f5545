import { isOutdoors, type RoomKind } from "../../content/schema/floor-plan.ts"
import { byLaw, type Listing, outdoorFeatures } from "../../content/schema.ts"
import type { Language } from "../../spec/languages.ts"
import { mediaCatalogue } from "../media/catalogue.ts"
import { outlookProblems } from "./outlook-problems.ts"
import { roomWords, type Words } from "./room-words.ts"
import { areaBeside } from "./square-metres.ts"

type Rooms = NonNullable<Listing["floorPlan"]>["rooms"]
type Room = Rooms[number]
type Fitting = NonNullable<Room["fittings"]>[number]

/** What is wrong with a field of a home. */
export type PlanProblem = { readonly field: string; readonly reason: string }

const countOf = (rooms: Rooms, ...kinds: readonly RoomKind[]) => rooms.filter(({ kind }) => kinds.includes(kind)).length

const hasFitting = (rooms: Rooms, fitting: Fitting, ...kinds: readonly RoomKind[]): boolean =>
  rooms.some((room) => room.fittings?.includes(fitting) && (kinds.length === 0 || kinds.includes(room.kind)))

/** Shares of the living area that the rooms have between their walls. */
const [leastShare, mostShare] = [0.94, 1] as const

const squareMetres = (area: number) => `${Math.round(area * 10) / 10} m²`

const contradictions = (home: Listing, rooms: Rooms): readonly string[] => {
  const area = rooms.reduce((sum, room) => sum + (isOutdoors(room) ? 0 : room.area), 0)
  const living = countOf(rooms, "living", "bedroom", "dining", "office")
  const isTwoStoreys = rooms.some(({ storey }) => storey === 2)
  const kitchen = byLaw(home, {
    finnish: ({ layout }) => /\+(kt?)(?:\+|$)/.exec(layout)?.[1],
    swedish: () => undefined,
  })
  const hasKitchen = countOf(rooms, "kitchen") > 0
  const hasSeparateKitchen = rooms.some(({ kind, open }) => kind === "kitchen" && !open)
  return [
    ...(area >= home.livingArea * leastShare && area <= home.livingArea * mostShare
      ? []
      : [
          `has rooms of ${squareMetres(area)}, and the home ${squareMetres(home.livingArea)}: they should be ${leastShare * 100} to ${mostShare * 100} % of it, as walls are the rest`,
        ]),
    ...([Math.floor(home.rooms), Math.ceil(home.rooms)].includes(living)
      ? []
      : [`has ${living} rooms, and the home ${home.rooms}`]),
    ...(outdoorFeatures.some((feature) => home.features.includes(feature)) === rooms.some(isOutdoors)
      ? []
      : ["and the home do not both have a balcony or terrace"]),
    ...(countOf(rooms, "sauna") > 0 === home.features.includes("sauna")
      ? []
      : ["and the home do not both have a sauna"]),
    ...(home.type === "apartment" && isTwoStoreys ? ["has 2 storeys, and the home is a flat"] : []),
    ...(countOf(rooms, "hall") === 1 && countOf(rooms, "landing") === (isTwoStoreys ? 1 : 0)
      ? []
      : ["must have one hall, and one landing if it has an upper storey"]),
    ...(kitchen === "kt" && hasSeparateKitchen ? ["has a kitchen of its own, and the home a kitchenette"] : []),
    ...(kitchen === "k" && !hasKitchen ? ["has no kitchen of its own, and the home has one"] : []),
    ...rooms.flatMap(({ kind, from, open }) => [
      ...(from && countOf(rooms, from) === 0 ? [`has no ${from} that its ${kind} opens from`] : []),
      ...(open && kind !== "kitchen" ? [`has an open ${kind}: only a kitchen can be open`] : []),
    ]),
  ]
}

/** Words of a home's texts, and whether its plan has what they say. */
const promises: readonly (readonly [what: string, words: Words, holds: (rooms: Rooms) => boolean])[] = [
  [
    "separate kitchen",
    {
      sv: /separat kök|kök(?:et)? (?:är|som) ett eget rum|eget kök/i,
      fi: /erillinen keittiö|keittiö on (?:oma huoneensa|erillinen)/i,
      en: /separate kitchen|kitchen is (?:separate|a room of its own)|proper kitchen/i,
    },
    (rooms) => rooms.some(({ kind, open }) => kind === "kitchen" && !open),
  ],
  [
    "open kitchen",
    {
      sv: /öppet kök|köket är öppet|kök och vardagsrum (?:är|i) ett|pentry|kokvrå/i,
      fi: /avokeittiö|avoin keittiö|keittiö avautuu|keittiö on avoin/i,
      en: /open kitchen|kitchen is open|kitchen opens|kitchenette|kitchen and living room (?:\w+ ){0,2}(?:one|share|together|run)|living room and kitchen (?:are one|as one|together)/i,
    },
    (rooms) => !rooms.some(({ kind, open }) => kind === "kitchen" && !open),
  ],
  [
    "kitchen island",
    { sv: /köksö/i, fi: /saareke/i, en: /kitchen island|\ban? (?:\w+ )?island\b(?! of)/i },
    (rooms) => hasFitting(rooms, "island"),
  ],
  [
    "bathtub",
    { sv: /badkar/i, fi: /\w*amme(?:ella|en|essa|tta)?\b/i, en: /\bbath ?tub\b|\btub\b/i },
    (rooms) => hasFitting(rooms, "bath"),
  ],
  [
    "shower",
    { sv: /\bdusch/i, fi: /\bsuihku(?!lähde)/i, en: /\bshower/i },
    (rooms) => hasFitting(rooms, "shower") || hasFitting(rooms, "bath"),
  ],
  [
    "washing machine",
    { sv: /tvättmaskin|tvättpelare/i, fi: /pesukone|pesutorni/i, en: /washing machine|\bwasher\b/i },
    (rooms) => hasFitting(rooms, "washer"),
  ],
  [
    "bathroom window",
    {
      sv: /badrum(?:met)? (?:har|med) (?:eget )?fönster|fönster i badrummet/i,
      fi: /kylpyhuoneessa (?:on )?ikkuna|ikkunallinen kylpyhuone/i,
      en: /bathroom (?:has|with) (?:a|its own) window|window in the bathroom/i,
    },
    (rooms) => hasFitting(rooms, "window", "bathroom"),
  ],
  [
    "walk-in wardrobe",
    { sv: /klädkammare/i, fi: /vaatehuone/i, en: /walk-in wardrobe/i },
    (rooms) => countOf(rooms, "wardrobe") > 0,
  ],
  [
    "utility room",
    { sv: /grovkök/i, fi: /kodinhoitohuone/i, en: /utility (?:room|area)/i },
    (rooms) => countOf(rooms, "utility") > 0,
  ],
  [
    "dining room",
    { sv: /\bmatsal(?:en)?\b/i, fi: /ruokasali|ruokailuhuone/i, en: /dining room(?!s)/i },
    (rooms) => countOf(rooms, "dining") > 0,
  ],
  [
    "two bathrooms",
    {
      sv: /två badrum|andra badrummet|båda badrummen/i,
      fi: /kaksi kylpyhuonetta|toinen kylpyhuone|molemmat kylpyhuoneet/i,
      en: /two bathrooms|second bathroom|second lavatory|both bathrooms/i,
    },
    (rooms) => countOf(rooms, "bathroom") > 1,
  ],
  [
    "bedrooms to the yard",
    {
      sv: /båda sovrummen (?:vetter|ligger) mot[^.]*gård/i,
      fi: /molem\w* makuuhuone\w*[^.]*\bpiha/i,
      en: /both bedrooms (?:face|look)[^.]*(?:courtyard|yard|garden)/i,
    },
    (rooms) => rooms.every(({ kind, faces }) => kind !== "bedroom" || faces === "yard"),
  ],
  [
    "two balconies",
    { sv: /två balkonger/i, fi: /kaksi parveketta/i, en: /two balconies/i },
    (rooms) => countOf(rooms, "balcony") > 1,
  ],
]

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+|\n+/)

/** Square metres by which a text may round a room's area. */
const rounding = 1

const textProblems = (home: Listing, language: Language, text: string, rooms: Rooms): readonly string[] =>
  sentencesOf(text).flatMap((sentence) => [
    ...outlookProblems(home, language, sentence),
    ...promises.flatMap(([what, words, holds]) =>
      words[language]?.test(sentence) && !holds(rooms)
        ? [`says "${sentence}", and the floor plan says otherwise of: ${what}`]
        : [],
    ),
    ...roomWords.flatMap(([kind, words]) => {
      const word = words[language]
      const size = word && areaBeside(language, sentence, word)
      const areas = rooms.filter((room) => room.kind === kind).map(({ area }) => area)
      return size === undefined || areas.some((area) => Math.abs(area - size) < rounding)
        ? []
        : [`says "${sentence}", and the floor plan has ${areas.map(squareMetres).join(" and ") || "none"} for: ${kind}`]
    }),
  ])

/** What pictures of a kind may show only where the plan has it. */
const shown: readonly (readonly [type: string, what: string, holds: (rooms: Rooms) => boolean])[] = [
  ["bathroom", "bath", (rooms) => hasFitting(rooms, "bath")],
  ["bathroom", "shower", (rooms) => hasFitting(rooms, "shower")],
  ["bathroom", "washer", (rooms) => hasFitting(rooms, "washer")],
  ["bathroom", "window", (rooms) => hasFitting(rooms, "window", "bathroom")],
  ["kitchen", "island", (rooms) => hasFitting(rooms, "island")],
  ["living", "kitchen", (rooms) => !rooms.some(({ kind, open }) => kind === "kitchen" && !open)],
]

/** Pictures of rooms that a plan may lack, or have fewer of. */
const picturedRooms: Readonly<Record<string, RoomKind>> = {
  bedroom: "bedroom",
  sauna: "sauna",
  balcony: "balcony",
  bathroom: "bathroom",
}

const pictureContradictions = (root: string, home: Listing, rooms: Rooms): readonly string[] => {
  const pictures = home.pictures.flatMap((file) => mediaCatalogue(root).get(file) ?? [])
  return [
    ...pictures.flatMap(({ file, type, shows = [] }) =>
      shown.flatMap(([of, what, holds]) =>
        of === type && shows.includes(what) && !holds(rooms)
          ? [`have "${file}", which shows otherwise than the floor plan: ${what}`]
          : [],
      ),
    ),
    ...Object.entries(picturedRooms).flatMap(([type, kind]) => {
      const [taken, there] = [pictures.filter((picture) => picture.type === type).length, countOf(rooms, kind)]
      // A terrace of a house is pictured as a balcony, and a room's bed shows where a home has no bedroom.
      const isThere = taken <= Math.max(there, kind === "balcony" ? countOf(rooms, "terrace") : 0)
      const isBedInRoom = kind === "bedroom" && there === 0
      return isThere || isBedInRoom ? [] : [`show ${taken} of ${kind}, and the floor plan has ${there}`]
    }),
  ]
}

/** What the plan of a home says otherwise than its facts, its texts or its pictures. */
export const planProblems = (root: string, home: Listing): readonly PlanProblem[] => {
  const rooms = home.floorPlan?.rooms
  if (!rooms) return []
  const texts = [
    ["headline", home.headline],
    ["description", home.description],
  ] as const
  return [
    ...contradictions(home, rooms).map((reason) => ({ field: "floorPlan", reason })),
    ...texts.flatMap(([field, translations]) =>
      Object.entries(translations).flatMap(([language, text]) =>
        textProblems(home, language as Language, text ?? "", rooms).map((reason) => ({
          field: `${field}.${language}`,
          reason,
        })),
      ),
    ),
    ...pictureContradictions(root, home, rooms).map((reason) => ({ field: "pictures", reason })),
  ]
}
