import { createHash } from "node:crypto"
import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Language } from "../../spec/languages.ts"
import type { Text, TextKey } from "../records/texts.ts"
import { writeFile } from "../write-file.ts"
import { plans } from "./catalogue.ts"

/** Repeats the dark colours of src/styles/tokens.css by class, because an image cannot read the page's properties. */
const darkStyles = `
:root{color-scheme:light dark}
@media(prefers-color-scheme:dark){
.r,.f,.n{fill:#18201c}.w{fill:#1d2a2e}.o{fill:#222c27}.k{fill:#222c27}.g{stroke:#18201c}
.x,.i,.n{stroke:#c3cbc5}.l,.d,.k,.f{stroke:#8d9a92}
text{fill:#edefea;stroke:#18201c}
}`.replaceAll("\n", "")

/** Floor plan in the language of the page. */
export type FloorPlan = {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Names of the rooms, each once with its count. */
  readonly rooms: readonly string[]
}

/** Floor plans of one build, with translated labels. */
export class PlanLibrary {
  readonly #root: string
  readonly #files = new Map<string, string>()
  readonly #plans = new Map<string, FloorPlan>()

  constructor(root: string) {
    this.#root = root
  }

  /** Caches plans, because many homes share a drawing. */
  plan(file: string, language: Language, text: Text): FloorPlan {
    const key = `${language} ${file}`
    const plan = this.#plans.get(key) ?? this.translate(file, language, text)
    this.#plans.set(key, plan)
    return plan
  }

  private translate(file: string, language: Language, text: Text): FloorPlan {
    const entry = plans(this.#root).get(file)
    if (!entry) throw new Error(`media/plans/plans.json does not know ${file}`)
    const roomName = (room: string) => text(`room.${room}` as TextKey)
    const svg = readFileSync(join(this.#root, "media/plans", file), "utf8")
      .replace(/(<text data-room="([a-z]+)"[^>]*>)[^<]*/g, (_, tag: string, room: string) => tag + roomName(room))
      // Homes share drawings, so measures of rooms would be wrong for most of them.
      .replace(/<text class="a"[^>]*>[^<]*<\/text>/g, "")
      .replace("text{", "text{paint-order:stroke;stroke:#fff;stroke-width:7px;stroke-linejoin:round;")
      .replace("</style>", `${darkStyles}</style>`)
    const [, , , width = "0", height = "0"] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8)
    const src = `/media/plans/${file.replace(".svg", "")}.${language}.${hash}.svg`
    this.#files.set(src, svg)
    const rooms = [...Map.groupBy(entry.rooms, ({ room }) => room)].map(([room, { length }]) =>
      length > 1
        ? `${length} × ${roomName(room).toLocaleLowerCase(language)}`
        : roomName(room).toLocaleLowerCase(language),
    )
    return {
      src,
      alt: text("plan.alt", { rooms: rooms.join(", ") }),
      width: Number(width),
      height: Number(height),
      rooms,
    }
  }

  write(folder: string): void {
    // Deletes plans of earlier builds, which would otherwise be published again.
    rmSync(join(folder, "media/plans"), { recursive: true, force: true })
    for (const [src, svg] of this.#files) writeFile(join(folder, src), svg)
  }
}
