import { hash } from "node:crypto"
import { BoundedCache } from "../domain/bounded-cache.ts"
import type { Encoding } from "./accept-encoding.ts"
import type { Sendable } from "./sendable.ts"

/** What is kept of a file, in the encodings that were asked for. */
export type Page = {
  /** Which state of the file it is: another one where the file has changed. */
  readonly version: string
  readonly sendables: Map<Encoding, Sendable>
  /** How often it was sent in Brotli. */
  hits: number
  /** Whether its Brotli is the best there is. */
  isBest: boolean
}

/** Bytes that an entry takes beside its bodies. */
const overhead = 2000

export type PageCache = BoundedCache<Page>

export const pageCache = (limitBytes: number): PageCache => new BoundedCache<Page>(limitBytes)

export const keepPage = (cache: PageCache, key: string, page: Page): void => {
  let bytes = overhead + key.length
  for (const { body, block } of page.sendables.values()) bytes += body.length + block.length + overhead
  cache.set(key, page, bytes)
}

/** Weak: it names what the file says, however well that is compressed. */
export const tagOf = (content: Buffer, encoding: Encoding): string =>
  `W/"${hash("sha1", content, "base64url")}-${encoding}"`
