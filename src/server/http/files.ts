import { hash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { LRUCache } from "lru-cache"
import type { Place } from "../services/inside.ts"
import { type Encoding, encodingFor } from "./accept-encoding.ts"
import { betterBrotli, compress } from "./compression.ts"
import { contentTypeOf, isCompressible } from "./content-types.ts"
import { logFailure } from "./log.ts"
import { contentOf, isFile, withFile } from "./opened-file.ts"
import type { LoadedPage, Release } from "./release.ts"
import { hashedName } from "./rules.ts"
import { headerList, type Sendable, sendPage, sendStream } from "./send.ts"

/** Largest uncompressed file (bytes) that is cached. */
const maxUncompressedBytes = 256 * 1024

/** Divisor: a file may be compressed up to 1/8 of the cache's size, because it is in memory as a whole meanwhile. */
const cacheShare = 8

/** Bytes that an entry of the cache takes in addition to its body. */
const entryOverheadBytes = 2000

/** Number of requests from which the best Brotli of a page is worth the time. */
const requestsForBest = 3

/** A file in one encoding. */
type CachedFile = Sendable & {
  /** Whether it cannot be made smaller. */
  readonly isBest: boolean
  requests: number
}

export type FileCache = LRUCache<string, CachedFile>

/** @param maxSize in bytes */
export const fileCache = (maxSize: number): FileCache =>
  new LRUCache({ maxSize, sizeCalculation: ({ body }, key) => body.length + key.length + entryOverheadBytes })

const keyOf = ({ id }: Release, path: string, encoding: Encoding): string => [id, path, encoding].join("\n")

/** Maps a path with a trailing slash to the page of the folder. */
const fileOf = (path: string): string => (path.endsWith("/") ? `${path}index.html` : path)

const placeIn = ({ folder }: Release, path: string): Place => ({ folder, path: fileOf(path) })

const encodingOf = ({ headers }: IncomingMessage, path: string): Encoding =>
  path.endsWith("/") || isCompressible(contentTypeOf(path))
    ? encodingFor(headers["accept-encoding"] as string | undefined)
    : "identity"

const headersOf = (release: Release, path: string): Record<string, string> => {
  const ruleHeaders = release.headersFor(path)
  return {
    ...ruleHeaders,
    "content-type": ruleHeaders["content-type"] || contentTypeOf(fileOf(path)),
    vary: "accept-encoding",
  }
}

/** Reads the build's compressed copy of a hashed file; undefined if it cannot be read. */
const publishedCopy = async (
  { compressed: folder }: Release,
  path: string,
  encoding: Encoding,
): Promise<Buffer | undefined> =>
  folder && encoding !== "identity" && hashedName.test(path)
    ? contentOf({ folder, path: `${path}.${encoding}` }).catch(() => undefined)
    : undefined

/** Sends files of releases, which never change, from memory if possible. */
export class Files {
  private readonly cache: FileCache
  /** Files in preparation, so that simultaneous requests wait for the same. */
  private readonly preparing = new Map<string, Promise<Sendable>>()

  constructor(cache: FileCache) {
    this.cache = cache
  }

  /**
   * Sends a file from the cache without any I/O. Any path is safe, because the cache has only files that were sent.
   * @returns whether the file was cached
   */
  sendCached(release: Release, path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const file = this.cached(keyOf(release, path, encodingOf(request, path)))
    if (file) sendPage(request, response, 200, file)
    return file !== undefined
  }

  /**
   * @param place of the file, if it is not in the release
   * @returns whether there is such a file
   */
  async send(
    release: Release,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    place: Place = placeIn(release, path),
  ): Promise<boolean> {
    const encoding = encodingOf(request, path)
    const maxCachedBytes = encoding === "identity" ? maxUncompressedBytes : this.cache.maxSize / cacheShare
    const isSent = await withFile(place, async (opened) => {
      const { handle, size, version } = opened
      if (size > maxCachedBytes) {
        const tag = `W/"${release.id}-${version}"`
        await sendStream(request, response, headerList({ ...headersOf(release, path), etag: tag }), tag, opened)
      } else {
        const file = await this.prepared(release, path, encoding, keyOf(release, path, encoding), async () => ({
          content: release.delivered(fileOf(path), await handle.readFile()),
          copy: await publishedCopy(release, path, encoding),
        }))
        sendPage(request, response, 200, file)
      }
      return true
    })
    return isSent ?? false
  }

  /** Whether there is a file, or a page for a path with a trailing slash. */
  has(release: Release, path: string): Promise<boolean> {
    return isFile(placeIn(release, path))
  }

  /** Sends a page that was loaded with the release, such as the not-found page. */
  async sendLoaded(
    release: Release,
    { path, content }: LoadedPage,
    status: number,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const encoding = encodingOf(request, path)
    const key = `loaded ${keyOf(release, path, encoding)}`
    sendPage(request, response, status, await this.prepared(release, path, encoding, key, async () => ({ content })))
  }

  private cached(key: string): Sendable | undefined {
    const file = this.cache.get(key)
    if (file) this.improve(key, file)
    return file
  }

  /** Returns a file from the cache, or prepares it from the result of `read`. */
  private async prepared(
    release: Release,
    path: string,
    encoding: Encoding,
    key: string,
    read: () => Promise<{ readonly content: Buffer; readonly copy?: Buffer | undefined }>,
  ): Promise<Sendable> {
    const file = this.cached(key)
    if (file) return file
    const running = this.preparing.get(key)
    if (running !== undefined) return running
    const prepare = async (): Promise<Sendable> => {
      const { content, copy } = await read()
      const compressed = encoding === "identity" ? content : (copy ?? (await compress(content, encoding)))
      const used = compressed ? encoding : "identity"
      // The tag is weak, because it stays the same if the content is compressed better.
      const tag = `W/"${hash("sha1", content, "base64url")}-${used}"`
      const coding = used === "identity" ? {} : { "content-encoding": used }
      const headers = headerList({ ...headersOf(release, path), etag: tag, ...coding })
      const sendable = { tag, headers, body: compressed ?? content }
      if (compressed) this.cache.set(key, { ...sendable, isBest: encoding !== "br" || copy !== undefined, requests: 0 })
      return sendable
    }
    const preparing = prepare().finally(() => this.preparing.delete(key))
    this.preparing.set(key, preparing)
    return preparing
  }

  /** Replaces the Brotli of a popular page by the best one. */
  private improve(key: string, file: CachedFile): void {
    file.requests += 1
    if (file.isBest || file.requests < requestsForBest) return
    betterBrotli(file.body)
      ?.then((body) => {
        if (this.cache.get(key) === file) this.cache.set(key, { ...file, body, isBest: true })
      })
      .catch((error) => logFailure("A page could not be compressed", error))
  }
}
