import { createHash } from "node:crypto"
import { mkdirSync, readFileSync } from "node:fs"
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { basename, join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { pictureWidths } from "../../published/pictures.ts"
import type { Language } from "../../spec/languages.ts"
import { mediaCatalogue } from "./catalogue.ts"

/** Picture for a page; its files are named after `base`: `<base>-800.avif`. */
export type Picture = {
  readonly base: string
  readonly alt: string
  /** Placeholder colour while the picture loads. */
  readonly color: string
}

/**
 * AVIF effort 1 takes 38 % less CPU time than 2, for 0.5 % more bytes; 2 takes a seventh of sharp's default, for 7 %.
 * WebP effort 2 takes 36 % less than sharp's default, for 4 % more bytes, which only browsers without AVIF load.
 */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 72, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 72, mozjpeg: true }),
} as const
type Format = keyof typeof encoders

/** JPEG is for link previews and the oldest browsers, so one width is enough. */
const files: readonly [Format, number][] = [
  ...pictureWidths.flatMap((width): [Format, number][] => [
    ["avif", width],
    ["webp", width],
  ]),
  ["jpg", 1200],
]

/** Files between progress messages: about three seconds of encoding on two cores. */
const progressStep = 100

/** Decodes or resizes now, so that several files are made from the same pixels. */
const pixelsOf = async (image: Sharp): Promise<Sharp> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** Encoded files of all builds and markets; names hash the original and the encoding. */
export const pictureCache = ".markets/media"

type PictureFile = { readonly name: string; readonly format: Format; readonly width: number }

const filesOf = (base: string): PictureFile[] =>
  files.map(([format, width]) => ({ name: `${basename(base)}-${width}.${format}`, format, width }))

/** Encodes files of one picture into a folder; decoding it once takes a quarter less CPU time than once for each file. */
const encode = async (original: string, missing: readonly PictureFile[], folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const decoded = await pixelsOf(sharp(original))
  for (const [width, sameWidth] of Map.groupBy(missing, (file) => file.width)) {
    const resized = await pixelsOf(decoded.clone().resize(width))
    for (const { name, format } of sameWidth) {
      const temporaryFile = join(folder, `${name}.${process.pid}`)
      await encoders[format](resized.clone()).toFile(temporaryFile)
      await rename(temporaryFile, join(folder, name))
    }
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Leaves out widths, which file names hold, so that a new width does not invalidate the other files. */
const encoding = createHash("sha256").update(JSON.stringify(Object.values(encoders).map(String)))

/**
 * Pictures that the pages of one build use, and their files.
 * @param root folder of the originals
 */
export class PictureLibrary {
  readonly #root: string
  readonly #bases = new Map<string, string>()

  constructor(root: string) {
    this.#root = root
  }

  /** Path of a picture's files, up to the width. */
  readonly #base = (file: string): string => {
    const cached = this.#bases.get(file)
    if (cached) return cached
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

  /** Path of the JPEG, for link previews and structured data. */
  preview(file: string): string {
    return `${this.#base(file)}-1200.jpg`
  }

  /**
   * Encodes the file at a path of the site, such as `/media/hall-01.1a2b3c4d-800.avif`, unless the cache has it.
   * @returns its place in the cache, or undefined if no picture has such a file
   */
  async encodeAt(path: string, cache: string): Promise<string | undefined> {
    const original = `${/^\/media\/([^./]+)\./.exec(path)?.[1]}.jpg`
    if (!mediaCatalogue(this.#root).has(original)) return undefined
    const file = filesOf(this.#base(original)).find(({ name }) => path === `/media/${name}`)
    if (!file) return undefined
    const place = join(cache, file.name)
    if (!(await exists(place))) await encode(join(this.#root, "media", original), [file], cache)
    return place
  }

  /**
   * Writes the files of all pictures requested so far, and deletes those of earlier builds.
   * @param encodes whether to encode files that the cache lacks; without them, the server must encode them when asked
   * @param onProgress gets the number of finished files at intervals
   */
  async write(
    folder: string,
    cache: string,
    encodes: boolean,
    onProgress: (done: number, total: number) => void,
  ): Promise<void> {
    await mkdir(join(folder, "media"), { recursive: true })
    sharp.concurrency(1)
    const pictures = [...this.#bases]
    const usedNames = new Set<string>()
    const total = pictures.length * files.length
    let done = 0
    const worker = async (): Promise<void> => {
      for (let picture = pictures.pop(); picture; picture = pictures.pop()) {
        const [file, base] = picture
        const wanted = filesOf(base)
        const cached = await Promise.all(wanted.map(({ name }) => exists(join(cache, name))))
        const missing = wanted.filter((_file, index) => !cached[index])
        if (encodes && missing.length > 0) await encode(join(this.#root, "media", file), missing, cache)
        for (const [index, { name }] of wanted.entries()) {
          usedNames.add(name)
          const target = join(folder, "media", name)
          if ((encodes || cached[index]) && !(await exists(target))) await copyFile(join(cache, name), target)
          done += 1
          if (done % progressStep === 0) onProgress(done, total)
        }
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, worker))
    for (const entry of await readdir(join(folder, "media"), { withFileTypes: true }))
      if (entry.isFile() && !usedNames.has(entry.name)) await rm(join(folder, "media", entry.name))
  }
}
