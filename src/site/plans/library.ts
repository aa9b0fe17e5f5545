import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Listing } from "../../content/schema.ts"
import { formatNumber } from "../../domain/format.ts"
import { PlainError } from "../../domain/plain-error.ts"
import type { Language } from "../../spec/languages.ts"
import type { MarketName } from "../../spec/markets.ts"
import { mediaCatalogue } from "../media/catalogue.ts"
import type { Content, WithId } from "../records/content.ts"
import type { Text, TextKey } from "../records/texts.ts"
import { writeFile, writeKeptFile } from "../write-file.ts"
import { drawnPlan } from "./drawing.ts"
import { fittedOut } from "./fit-out.ts"
import { namedRooms } from "./layout.ts"
import { picturedRooms } from "./pictured-rooms.ts"
import type { Room } from "./rooms.ts"

/** Floor plan in the language of the page. */
export type FloorPlan = {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Names of the rooms with their areas and their pictures' numbers, in the order of the plan. */
  readonly rooms: readonly string[]
}

const areaText = (area: number): string => `${formatNumber(area, { digits: Number.isInteger(area) ? 0 : 1 })}\u00a0m²`

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex")

type Words = {
  readonly rooms: Readonly<Record<string, string>>
  /** Names of the storeys from below. */
  readonly storeys: readonly string[]
  readonly legend: string
  readonly heading: string
  /** With "{numbers}" for the numbers of a room's pictures. */
  readonly picture: string
}

/** All that decides a plan's file, besides the code. */
type ToDraw = {
  readonly id: string
  readonly type: Listing["type"]
  readonly plan: NonNullable<Listing["floorPlan"]>
  /** What the home's pictures show. */
  readonly pictures: readonly (string | undefined)[]
  readonly language: Language
  readonly words: Words
}

type Drawn = { readonly plan: FloorPlan; readonly svg: string }

const drawn = ({ id, type, plan, pictures: types, language, words }: ToDraw): Drawn => {
  const storeys = fittedOut(type, plan)
  const pictures = picturedRooms(namedRooms(plan), types)
  const roomName = ({ kind }: Room) => words.rooms[kind] ?? kind
  const names = {
    room: roomName,
    area: areaText,
    length: (metres: number) => `${formatNumber(metres, { digits: 1 })}\u00a0m`,
    storeys: words.storeys,
  }
  const { svg, width, height } = drawnPlan(storeys, names, { pictures, legend: words.legend, yard: plan.yard })
  const hash = hashOf(svg).slice(0, 8)
  const rooms = storeys
    .flatMap(({ storey }) => [...storey.keys()])
    .map((room) => {
      const name = `${roomName(room).replaceAll("\u00ad", "").toLocaleLowerCase(language)} ${areaText(room.area)}`
      const numbers = pictures.get(room.id)?.join(", ")
      return numbers ? `${name} (${words.picture.replace("{numbers}", numbers)})` : name
    })
  return { svg, plan: { src: `/media/plans/${id}.${language}.${hash}.svg`, alt: words.heading, width, height, rooms } }
}

const drawnIn = (market: MarketName, toDraw: ToDraw): Drawn => {
  try {
    return drawn(toDraw)
  } catch (error) {
    throw new PlainError(
      `${market}/listings/${toDraw.id}.json: floorPlan: ${(error as Error).message}: change the areas of its rooms, or what they face`,
    )
  }
}

/** Modules, as patterns, that lay plans out and draw them. */
export const planModules = [
  "src/site/plans/*.ts",
  "src/site/media/svg.ts",
  "src/domain/{format,html}.ts",
  "src/content/schema/floor-plan.ts",
]

/** Floor plans of one build, each laid out for its home, and kept for the next build. */
export class PlanLibrary {
  readonly #files = new Map<string, string>()
  readonly #plans = new Map<string, FloorPlan>()
  readonly #root: string
  readonly #cache: string
  /** Hash of the code that draws. */
  readonly #code: string

  /**
   * @param root folder of all content
   * @param cache folder of earlier builds' plans
   */
  constructor(root: string, cache = ".markets/plans") {
    this.#root = root
    this.#cache = cache
    this.#code = hashOf(
      globSync(planModules)
        .toSorted()
        .map((file) => readFileSync(file, "utf8"))
        .join(""),
    )
  }

  /** @throws PlainError if no plan can be laid out for the home's rooms; null for a home without a plan */
  plan({ name }: Content, listing: WithId<Listing>, language: Language, text: Text): FloorPlan | null {
    if (!listing.floorPlan) return null
    const key = `${name} ${language} ${listing.id}`
    const plan = this.#plans.get(key) ?? this.kept(name, listing, listing.floorPlan, language, text)
    this.#plans.set(key, plan)
    return plan
  }

  private kept(
    market: MarketName,
    { id, type, pictures: files }: WithId<Listing>,
    plan: NonNullable<Listing["floorPlan"]>,
    language: Language,
    text: Text,
  ): FloorPlan {
    const hasKitchen = plan.rooms.some(({ kind }) => kind === "kitchen")
    const words = {
      rooms: Object.fromEntries(
        plan.rooms.map(({ kind }) => [
          kind,
          text(kind === "living" && !hasKitchen ? "room.livingWithKitchen" : (`room.${kind}` as TextKey)),
        ]),
      ),
      storeys: [text("plan.storey.1"), text("plan.storey.2")],
      legend: text("plan.legend"),
      heading: text("plan.heading"),
      picture: text("plan.picture", { numbers: "{numbers}" }),
    }
    const pictures = files.map((file) => mediaCatalogue(this.#root).get(file)?.type)
    const toDraw: ToDraw = { id, type, plan, pictures, language, words }
    const file = join(this.#cache, `${hashOf(this.#code + JSON.stringify(toDraw)).slice(0, 16)}.json`)
    if (!existsSync(file)) writeKeptFile(file, JSON.stringify(drawnIn(market, toDraw)))
    const { plan: kept, svg } = JSON.parse(readFileSync(file, "utf8")) as Drawn
    this.#files.set(kept.src, svg)
    return kept
  }

  write(folder: string): void {
    // Deletes plans of earlier builds, which would otherwise be published again.
    rmSync(join(folder, "media/plans"), { recursive: true, force: true })
    for (const [src, svg] of this.#files) writeFile(join(folder, src), svg)
  }
}
