import type { IncomingMessage, ServerResponse } from "node:http"
import type { Place } from "../services/inside.ts"
import { type Encoding, encodingFor } from "./accept-encoding.ts"
import { contentTypeOf, isCompressible } from "./content-types.ts"
import { contentOf, isFile, withFile } from "./opened-file.ts"
import type { PageCache } from "./page-cache.ts"
import { PreparedPages } from "./prepared-pages.ts"
import type { LoadedPage, Release } from "./release.ts"
import { hashedName } from "./rules.ts"
import { headerList, sendPage, sendStream } from "./send.ts"

/** Largest uncompressed file (bytes) that is cached. */
const maxUncompressedBytes = 256 * 1024

/** Divisor: a file may be compressed up to 1/8 of the cache's size, because it is in memory as a whole meanwhile. */
const cacheShare = 8

/** Maps a path with a trailing slash to the page of the folder. */
const fileOf = (path: string): string => (path.endsWith("/") ? `${path}index.html` : path)

const placeIn = ({ folder }: Release, path: string): Place => ({ folder, path: fileOf(path) })

const keyOf = (release: Release, path: string): string => `${release.id}\n${path}`

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

/** Sends files of releases, from the cache if possible. */
export class StaticFiles {
  private readonly pages: PreparedPages

  constructor(cache: PageCache) {
    this.pages = new PreparedPages(cache)
  }

  /**
   * Sends a file from the cache without any I/O. Any path is safe, because the cache has only files that were sent.
   * @returns whether the file was cached
   */
  sendCached(release: Release, path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const sendable = release.isFixed && this.pages.cached(keyOf(release, path), encodingOf(request, path))
    if (!sendable) return false
    sendPage(request, response, 200, sendable)
    return true
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
    const maxCachedBytes = encoding === "identity" ? maxUncompressedBytes : this.pages.limitBytes / cacheShare
    const isSent = await withFile(place, async (opened) => {
      const { handle, size, version } = opened
      if (size > maxCachedBytes) {
        const tag = `W/"${release.id}-${version}"`
        await sendStream(request, response, headerList({ ...headersOf(release, path), etag: tag }), tag, opened)
      } else {
        const sendable = await this.pages.cachedOrPrepared(keyOf(release, path), encoding, version, async () => ({
          content: release.delivered(fileOf(path), await handle.readFile()),
          headers: headersOf(release, path),
          copy: await publishedCopy(release, path, encoding),
        }))
        sendPage(request, response, 200, sendable)
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
    const sendable = await this.pages.cachedOrPrepared(
      `loaded ${keyOf(release, path)}`,
      encodingOf(request, path),
      "",
      async () => ({ content, headers: headersOf(release, path) }),
    )
    sendPage(request, response, status, sendable)
  }
}
