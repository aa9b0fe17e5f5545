import type { IncomingMessage, ServerResponse } from "node:http"
import { type Encoding, encodingFor } from "./accept-encoding.ts"
import { contentTypeOf, isCompressible } from "./content-types.ts"
import { contentOf, isFile, withFile } from "./opened-file.ts"
import type { PageCache } from "./page-cache.ts"
import { PreparedPages } from "./prepared-pages.ts"
import type { LoadedPage, Release } from "./release.ts"
import { hashedName } from "./rules.ts"
import { flat, sendPage, sendStream } from "./send.ts"

/** A file that is sent as it is, without compression, is kept in memory up to this many bytes. */
const keptAsItIs = 256 * 1024

/** A file that is compressed may be this part of the cache: it is in memory as a whole meanwhile. */
const share = 8

/** Of a path that ends in a slash, the page of that folder. */
const fileOf = (path: string): string => (path.endsWith("/") ? `${path}index.html` : path)

const keyOf = (release: Release, path: string): string => `${release.id}\n${path}`

const encodingOf = ({ headers }: IncomingMessage, path: string): Encoding =>
  path.endsWith("/") || isCompressible(contentTypeOf(path))
    ? encodingFor(headers["accept-encoding"] as string | undefined)
    : "identity"

const headersOf = (release: Release, path: string): Record<string, string> => {
  const ruled = release.headersFor(path)
  return { ...ruled, "content-type": ruled["content-type"] || contentTypeOf(fileOf(path)), vary: "accept-encoding" }
}

/** The compressed copy that the build has made of a file with a hash in its name. */
const publishedCopy = async (
  { compressed: folder }: Release,
  path: string,
  encoding: Encoding,
): Promise<Buffer | undefined> =>
  folder && encoding !== "identity" && hashedName.test(path) ? contentOf(`${folder}${path}.${encoding}`) : undefined

/** Sends files of releases, from memory where it can. */
export class StaticFiles {
  private readonly pages: PreparedPages

  constructor(cache: PageCache) {
    this.pages = new PreparedPages(cache)
  }

  /**
   * Sends a file from memory, without waiting for anything: only what was sent before is there, so any path may be asked.
   * @returns whether it could
   */
  sendKept(release: Release, path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const sendable = release.isFixed && this.pages.kept(keyOf(release, path), encodingOf(request, path))
    if (!sendable) return false
    sendPage(request, response, 200, sendable)
    return true
  }

  /**
   * @param file where it is, if not in the release
   * @returns whether there is such a file
   */
  async send(
    release: Release,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    file = release.folder + fileOf(path),
  ): Promise<boolean> {
    const encoding = encodingOf(request, path)
    const keptUpTo = encoding === "identity" ? keptAsItIs : this.pages.limitBytes / share
    const isSent = await withFile(file, async (opened) => {
      const { handle, size, version } = opened
      if (size > keptUpTo) {
        const tag = `W/"${release.id}-${version}"`
        await sendStream(request, response, flat({ ...headersOf(release, path), etag: tag }), tag, opened)
      } else {
        const sendable = await this.pages.prepared(keyOf(release, path), encoding, version, async () => ({
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

  /** Whether there is a file, or of a path that ends in a slash, a page. */
  has(release: Release, path: string): Promise<boolean> {
    return isFile(release.folder + fileOf(path))
  }

  /** Sends a page that the release has loaded, such as that of an address which is not found. */
  async sendLoaded(
    release: Release,
    { path, content }: LoadedPage,
    status: number,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const sendable = await this.pages.prepared(
      `loaded ${keyOf(release, path)}`,
      encodingOf(request, path),
      "",
      async () => ({ content, headers: headersOf(release, path) }),
    )
    sendPage(request, response, status, sendable)
  }
}
