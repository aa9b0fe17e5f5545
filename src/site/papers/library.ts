import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { writeFile, writeKeptFile } from "../write-file.ts"
import { pdfOf, type Source } from "./pdf.ts"

/** Makes all documents again when their drawing changes. */
const drawing = ["drawing.ts", "pdf.ts"].map((file) =>
  readFileSync(join(process.cwd(), "src/site/papers", file), "utf8"),
)

export type DocumentFile = { readonly src: string; readonly pages: number; readonly bytes: number }

/** Documents of one build, each made once for what it says, and kept for the next build. */
export class DocumentLibrary {
  readonly #folder: string | undefined
  readonly #cache: string
  readonly #files = new Map<string, DocumentFile>()

  /**
   * @param folder of the built site, where documents are written on first use; without it, they are only described
   * @param cache folder of earlier builds' documents
   */
  constructor(folder?: string, cache = ".markets/documents") {
    this.#folder = folder
    this.#cache = cache
  }

  /** @param name of the file, without its ending */
  document(name: string, source: Source): DocumentFile {
    const { title, language, date, footer, text, isDense } = source
    const hash = createHash("sha256")
      .update(JSON.stringify([drawing, title, language, date, footer(1, 1), text, isDense]))
      .digest("hex")
      .slice(0, 10)
    const file = this.#files.get(hash) ?? this.add(`${name}-${hash}`, source)
    this.#files.set(hash, file)
    return file
  }

  private add(name: string, source: Source): DocumentFile {
    const src = `/media/documents/${name}.pdf`
    const cached = join(this.#cache, `${name}.pdf`)
    const description = join(this.#cache, `${name}.json`)
    if (!existsSync(description)) {
      const { bytes, pages } = pdfOf(source)
      writeKeptFile(cached, bytes)
      writeKeptFile(description, JSON.stringify({ src, pages, bytes: bytes.length }))
    }
    if (this.#folder !== undefined) {
      const file = join(this.#folder, src)
      if (!existsSync(file)) writeFile(file, readFileSync(cached))
    }
    return JSON.parse(readFileSync(description, "utf8")) as DocumentFile
  }
}
