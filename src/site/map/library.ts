import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Language } from "../../spec/languages.ts"
import type { Content } from "../records/content.ts"
import { writeFile } from "../write-file.ts"
import { geometryOf } from "./geometry.ts"
import { height, type LocationDrawing, locationSvg, type Place, width } from "./locations.ts"

/** Maps of one build: a small one for each place, and the geometry of the market's large one in each language. */
export class MapLibrary {
  readonly #folder: string | undefined
  readonly #geometries = new Map<Language, string>()
  readonly #locations = new Map<string, string>()

  /** @param folder of the built site, where maps are written on first use; without it, they are only named */
  constructor(folder?: string) {
    this.#folder = folder
  }

  location(content: Content, language: Language, place: Place): LocationDrawing {
    const key = [language, place.coordinates.lat, place.coordinates.lon, place.mark, place.name, place.scale].join()
    const src = this.#locations.get(key) ?? this.add("svg", locationSvg(content, language, place))
    this.#locations.set(key, src)
    return { src, width, height }
  }

  geometry(content: Content, language: Language): string {
    const src = this.#geometries.get(language) ?? this.add("json", JSON.stringify(geometryOf(content, language)))
    this.#geometries.set(language, src)
    return src
  }

  /** Paths of all maps requested so far. */
  paths(): string[] {
    return [...this.#geometries.values(), ...this.#locations.values()]
  }

  private add(ending: string, text: string): string {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10)
    const src = `/media/maps/${hash}.${ending}`
    if (this.#folder === undefined) return src
    const file = join(this.#folder, src)
    if (!existsSync(file)) writeFile(file, text)
    return src
  }
}
