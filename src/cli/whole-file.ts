import { randomBytes } from "node:crypto"
import { open, rename, rm } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { PlainError } from "../domain/plain-error.ts"

/**
 * Writes a file whole or not at all: until the last text is on the disk, what was there before stays. For its owner alone.
 * @throws PlainError where it cannot be written
 */
export const writeWhole = async (file: string, texts: AsyncIterable<string>): Promise<void> => {
  const draft = join(dirname(file), `.${basename(file)}-${randomBytes(6).toString("hex")}`)
  const refused = (error: unknown) =>
    new PlainError(`${file} cannot be written (${(error as Error).message}): name a file in a folder that is there.`)
  const handle = await open(draft, "wx", 0o600).catch((error) => {
    throw refused(error)
  })
  try {
    for await (const text of texts) await handle.writeFile(text)
    await handle.sync()
    await handle.close()
    await rename(draft, file).catch((error) => {
      throw refused(error)
    })
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}
