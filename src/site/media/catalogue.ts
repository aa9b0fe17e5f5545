import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Language } from "../../spec/languages.ts"

type CatalogueEntry = {
  readonly file: string
  readonly kind: "interior" | "exterior" | "area"
  /** The room or building that it shows. */
  readonly type: string
  /** What is in the room that a floor plan must agree with, such as "shower". */
  readonly shows?: readonly string[]
  readonly dominantColor: string
  readonly alt: Readonly<Record<Language, string>>
}

const memoise = <Value>(read: (root: string) => Value) => {
  const values = new Map<string, Value>()
  return (root: string): Value => {
    const value = values.get(root) ?? read(root)
    values.set(root, value)
    return value
  }
}

const byFile = <Entry extends { readonly file: string }>(path: string): ReadonlyMap<string, Entry> =>
  new Map((JSON.parse(readFileSync(path, "utf8")) as Entry[]).map((entry) => [entry.file, entry]))

export const mediaCatalogue = memoise((root) => byFile<CatalogueEntry>(join(root, "media/catalogue.json")))
