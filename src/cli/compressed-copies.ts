import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import { hashedName } from "../server/rules.ts"
import { brotli } from "../spec/compression.ts"

const encoders: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, brotli.best),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
}

/** Copies of files that no build has any more are kept for tabs that are open, a day longer than the server keeps those files. */
const keptMs = 8 * 24 * 60 * 60 * 1000

/**
 * Compresses scripts and styles with a hash in their name as well as can be, beside the site: only those that are new, because such a
 * file never changes.
 */
export const compressHashed = async (site: string, folder: string, now = Date.now()): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(site)).filter((name) => hashedName.test(`/${name}`))
  const made = new Set(await readdir(folder))
  const wanted = names.flatMap((name) => Object.keys(encoders).map((encoding) => [name, encoding] as const))
  const left = wanted.filter(([name, encoding]) => !made.has(`${name}.${encoding}`)).values()
  const work = async () => {
    for (const [name, encoding] of left) {
      const copy = await encoders[encoding]?.(await readFile(join(site, name)))
      const place = join(folder, `${name}.${encoding}`)
      await writeFile(`${place}.next`, copy ?? "")
      await rename(`${place}.next`, place)
    }
  }
  await Promise.all([work(), work()])
  const used = new Set(wanted.map(([name, encoding]) => `${name}.${encoding}`))
  for (const name of await readdir(folder))
    if (!used.has(name) && now - (await stat(join(folder, name))).mtimeMs > keptMs) await rm(join(folder, name))
}
