import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import { brotli } from "../published/compression.ts"
import { hashedName } from "../server/http/rules.ts"

const encoders: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, brotli.best),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
}

/** Keeps copies of removed files for open tabs, a day longer than the server keeps those files. */
const retentionMs = 8 * 24 * 60 * 60 * 1000

/**
 * Compresses scripts and styles with hashed names at the highest level, in a folder outside the site. It reuses
 * existing copies, because such files never change.
 */
export const compressHashed = async (site: string, folder: string, now = Date.now()): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(site)).filter((name) => hashedName.test(`/${name}`))
  const existingCopies = new Set(await readdir(folder))
  const requiredCopies = names.flatMap((name) => Object.keys(encoders).map((encoding) => [name, encoding] as const))
  const missingCopies = requiredCopies.filter(([name, encoding]) => !existingCopies.has(`${name}.${encoding}`)).values()
  const work = async () => {
    for (const [name, encoding] of missingCopies) {
      const copy = await encoders[encoding]?.(await readFile(join(site, name)))
      const place = join(folder, `${name}.${encoding}`)
      await writeFile(`${place}.next`, copy ?? "")
      await rename(`${place}.next`, place)
    }
  }
  await Promise.all([work(), work()])
  const requiredNames = new Set(requiredCopies.map(([name, encoding]) => `${name}.${encoding}`))
  for (const name of await readdir(folder))
    if (!requiredNames.has(name) && now - (await stat(join(folder, name))).mtimeMs > retentionMs)
      await rm(join(folder, name))
}
