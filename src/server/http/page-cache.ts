import { hash } from "node:crypto"
import { BoundedCache } from "../../domain/bounded-cache.ts"
import type { Encoding } from "./accept-encoding.ts"
import type { Sendable } from "./sendable.ts"

/** Cached bodies of a file, in the encodings that clients requested. */
export type Page = {
  /** Differs after a change of the file. */
  readonly version: string
  readonly sendables: Map<Encoding, Sendable>
  /** How often it was sent in Brotli. */
  hits: number
  /** Whether its Brotli has the best quality. */
  isBest: boolean
}

/** Bytes that an entry takes in addition to its bodies. */
const entryOverheadBytes = 2000

export type PageCache = BoundedCache<Page>

export const pageCache = (limitBytes: number): PageCache => new BoundedCache<Page>(limitBytes)

export const cachePage = (cache: PageCache, key: string, page: Page): void => {
  let bytes = entryOverheadBytes + key.length
  for (const { body, block } of page.sendables.values()) bytes += body.length + block.length + entryOverheadBytes
  cache.set(key, page, bytes)
}

/** The tag is weak, because it stays the same if the content is compressed better. */
export const tagOf = (content: Buffer, encoding: Encoding): string =>
  `W/"${hash("sha1", content, "base64url")}-${encoding}"`
