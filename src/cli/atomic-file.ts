import { randomBytes } from "node:crypto"
import { open, rename, rm } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { PlainError } from "../domain/plain-error.ts"

/**
 * Writes a file atomically, readable by its owner only: the old content stays until the new one is synced to disk.
 * @throws PlainError if the file cannot be written
 */
export const writeAtomically = async (file: string, texts: AsyncIterable<string>): Promise<void> => {
  const draft = join(dirname(file), `.${basename(file)}-${randomBytes(6).toString("hex")}`)
  const writeError = (error: unknown) =>
    new PlainError(`${file} cannot be written (${(error as Error).message}): name a file in a folder that is there.`)
  const handle = await open(draft, "wx", 0o600).catch((error) => {
    throw writeError(error)
  })
  try {
    for await (const text of texts) await handle.writeFile(text)
    await handle.sync()
    await handle.close()
    await rename(draft, file).catch((error) => {
      throw writeError(error)
    })
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}
