import { createHash } from "node:crypto"
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Language } from "../../spec/languages.ts"
import type { Content } from "../content.ts"
import { geometryOf } from "./geometry.ts"
import { height, type LocationDrawing, locationSvg, type Place, width } from "./locations.ts"

/** The maps of one build: a small one for each place, and what a market's large one is drawn from, in each language. */
export class MapLibrary {
  readonly #files = new Map<string, string>()
  readonly #geometries = new Map<Language, string>()

  location(content: Content, language: Language, place: Place): LocationDrawing {
    return { src: this.add("svg", locationSvg(content, language, place)), width, height }
  }

  geometry(content: Content, language: Language): string {
    const src = this.#geometries.get(language) ?? this.add("json", JSON.stringify(geometryOf(content, language)))
    this.#geometries.set(language, src)
    return src
  }

  private add(ending: string, text: string): string {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10)
    const src = `/media/maps/${hash}.${ending}`
    this.#files.set(src, text)
    return src
  }

  write(folder: string): void {
    for (const [src, text] of this.#files) {
      mkdirSync(dirname(join(folder, src)), { recursive: true })
      writeFileSync(join(folder, src), text)
    }
  }
}
