import { createHash } from "node:crypto"
import { mkdirSync, readFileSync } from "node:fs"
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { basename, join } from "node:path"
import sharp, { type Sharp } from "sharp"
import type { Language } from "../spec/languages.ts"
import { pictureWidths } from "../spec/pictures.ts"
import { mediaCatalogue } from "./catalogue.ts"

/** A picture as a page gets it; the addresses follow from `base`: `<base>-800.avif`. */
export type Picture = {
  readonly base: string
  readonly alt: string
  /** Shown while the picture loads. */
  readonly color: string
}

/** AVIF effort 2 costs a seventh of the CPU time of sharp's default and 7 % more bytes. */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 72 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 72, mozjpeg: true }),
} as const
type Format = keyof typeof encoders

/** JPEG is for link previews and the oldest browsers: one width does. */
const files: readonly [Format, number][] = [
  ...pictureWidths.flatMap((width): [Format, number][] => [
    ["avif", width],
    ["webp", width],
  ]),
  ["jpg", 1200],
]

/** Files from one word of progress to the next: about five seconds of encoding on two cores. */
const progressStep = 100

/** Widths are in the files' names: another one leaves the files of the others as they are. */
const encoding = createHash("sha256").update(JSON.stringify(Object.values(encoders).map(String)))

/**
 * The pictures that the pages of one build use, and their files.
 * @param root folder of the originals
 */
export class PictureLibrary {
  readonly #root: string
  readonly #bases = new Map<string, string>()

  constructor(root: string) {
    this.#root = root
  }

  /** Address of a picture's files, up to the width. */
  readonly #base = (file: string): string => {
    const known = this.#bases.get(file)
    if (known) return known
    const hash = encoding
      .copy()
      .update(readFileSync(join(this.#root, "media", file)))
      .digest("hex")
      .slice(0, 8)
    const base = `/media/${basename(file, ".jpg")}.${hash}`
    this.#bases.set(file, base)
    return base
  }

  picture(file: string, language: Language): Picture {
    const entry = mediaCatalogue(this.#root).get(file)
    const alt = entry?.alt[language]
    if (!entry || !alt) throw new Error(`media/catalogue.json has no ${language} alt text for ${file}`)
    return { base: this.#base(file), alt, color: entry.dominantColor }
  }

  /** Address of the JPEG, for link previews and structured data. */
  preview(file: string): string {
    return `${this.#base(file)}-1200.jpg`
  }

  /**
   * Writes every file of every picture asked for so far, and takes away those that an earlier build left.
   * @param onProgress told now and then how many files of all are there
   * @param cache folder that keeps encoded files between builds and markets; names hold the hash of the original and the encoding
   */
  async write(folder: string, cache: string, onProgress: (done: number, all: number) => void): Promise<void> {
    mkdirSync(cache, { recursive: true })
    await mkdir(join(folder, "media"), { recursive: true })
    sharp.concurrency(1)
    const jobs = [...this.#bases].flatMap(([file, base]) =>
      files.map(([format, width]) => ({ file, base, format, width })),
    )
    const wanted = new Set<string>()
    const all = jobs.length
    let done = 0
    const worker = async (): Promise<void> => {
      for (let job = jobs.pop(); job; job = jobs.pop()) {
        const { file, base, format, width } = job
        const name = `${basename(base)}-${width}.${format}`
        const cached = join(cache, name)
        if (!(await stat(cached).catch(() => undefined))) {
          const unfinished = `${cached}.${process.pid}`
          await encoders[format](sharp(join(this.#root, "media", file)).resize(width)).toFile(unfinished)
          await rename(unfinished, cached)
        }
        wanted.add(name)
        const place = join(folder, "media", name)
        if (!(await stat(place).catch(() => undefined))) await copyFile(cached, place)
        done += 1
        if (done % progressStep === 0) onProgress(done, all)
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, worker))
    for (const entry of await readdir(join(folder, "media"), { withFileTypes: true }))
      if (entry.isFile() && !wanted.has(entry.name)) await rm(join(folder, "media", entry.name))
  }
}
