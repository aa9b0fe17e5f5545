import { type FileHandle, open, readFile, stat } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { type Encoding, encodingFor } from "./accept-encoding.ts"
import { betterBrotli, compressed } from "./compression.ts"
import { contentTypeOf, isCompressible } from "./content-types.ts"
import { isMissing } from "./file-errors.ts"
import { logFailure } from "./log.ts"
import { keepPage, type Page, type PageCache, type Sendable, tagOf } from "./page-cache.ts"
import type { LoadedPage, Release } from "./release.ts"
import { hashedName } from "./rules.ts"
import { flat, sendPage, sendStream } from "./send.ts"

/** A file that is sent as it is, without compression, is kept in memory up to this many bytes. */
const keptAsItIs = 256 * 1024

/** A file that is compressed may be this part of the cache: it is in memory as a whole meanwhile. */
const share = 8

/** How often a page is sent before its best Brotli is worth the time. */
const hitsForBest = 3

type Opened = { readonly handle: FileHandle; readonly size: number; readonly version: string }

/** @returns undefined where there is no such file */
const opened = async (file: string): Promise<Opened | undefined> => {
  let handle: FileHandle | undefined
  try {
    handle = await open(file, "r")
    const stats = await handle.stat()
    if (!stats.isFile()) {
      await handle.close()
      return undefined
    }
    return { handle, size: stats.size, version: [stats.ino, stats.mtimeMs, stats.size].join("-") }
  } catch (error) {
    await handle?.close()
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Of a path that ends in a slash, the page of that folder. */
const fileOf = (path: string): string => (path.endsWith("/") ? `${path}index.html` : path)

/** The compressed copy that the build has made of a file with a hash in its name. */
const publishedCopy = async (
  { compressed: folder }: Release,
  path: string,
  encoding: Encoding,
): Promise<Buffer | undefined> => {
  if (!folder || encoding === "identity" || !hashedName.test(path)) return undefined
  try {
    return await readFile(`${folder}${path}.${encoding}`)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Sends files of releases, from memory where it can. */
export class StaticFiles {
  private readonly cache: PageCache
  /** What is being read and compressed now, so that nothing is so twice at once. */
  private readonly underWay = new Map<string, Promise<Sendable>>()

  constructor(cache: PageCache) {
    this.cache = cache
  }

  /**
   * Sends a file from memory, without waiting for anything.
   * @returns whether it could
   */
  sendKept(release: Release, path: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (!release.isFixed) return false
    const key = this.keyOf(release, path)
    const page = this.cache.get(key)
    if (!page) return false
    const encoding = this.encodingOf(request, path)
    const sendable = page.sendables.get(encoding)
    if (!sendable) return false
    sendPage(request, response, 200, sendable)
    if (encoding === "br") this.improve(key, page, sendable)
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
    const found = await opened(file)
    if (!found) return false
    const type = contentTypeOf(fileOf(path))
    const encoding = this.encodingOf(request, path)
    const ruled = release.headersFor(path)
    const headers = { ...ruled, "content-type": ruled["content-type"] || type, vary: "accept-encoding" }
    const keptUpTo = encoding === "identity" ? keptAsItIs : this.cache.limitBytes / share
    try {
      if (found.size > keptUpTo) {
        const tag = `W/"${release.id}-${found.version}"`
        await sendStream(request, response, flat({ ...headers, etag: tag }), tag, found)
      } else sendPage(request, response, 200, await this.sendableOf(release, path, encoding, found, headers))
    } finally {
      await found.handle.close()
    }
    return true
  }

  /** Whether there is a file, or of a path that ends in a slash, a page. */
  async has(release: Release, path: string): Promise<boolean> {
    try {
      return (await stat(release.folder + fileOf(path))).isFile()
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  /** Sends a page that the release has loaded, such as that of an address which is not found. */
  async sendLoaded(
    release: Release,
    { path, content }: LoadedPage,
    status: number,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const encoding = this.encodingOf(request, path)
    const key = `${this.keyOf(release, path)}\nloaded`
    const known = this.cache.get(key)?.sendables.get(encoding)
    const sendable =
      known ??
      (await this.once(`${key}\n${encoding}`, () => {
        const headers = { ...release.headersFor(path), "content-type": contentTypeOf(path), vary: "accept-encoding" }
        return this.prepared(key, "", encoding, content, headers)
      }))
    sendPage(request, response, status, sendable)
  }

  private keyOf(release: Release, path: string): string {
    return `${release.id}\n${path}`
  }

  private encodingOf({ headers }: IncomingMessage, path: string): Encoding {
    return isCompressible(contentTypeOf(fileOf(path)))
      ? encodingFor(headers["accept-encoding"] as string | undefined)
      : "identity"
  }

  private async sendableOf(
    release: Release,
    path: string,
    encoding: Encoding,
    { handle, version }: Opened,
    headers: Readonly<Record<string, string>>,
  ): Promise<Sendable> {
    const key = this.keyOf(release, path)
    const page = this.cache.get(key)
    const known = page?.version === version ? page.sendables.get(encoding) : undefined
    if (page && known) {
      if (encoding === "br") this.improve(key, page, known)
      return known
    }
    return this.once([key, version, encoding].join("\n"), async () => {
      const content = release.delivered(fileOf(path), await handle.readFile())
      return this.prepared(key, version, encoding, content, headers, await publishedCopy(release, path, encoding))
    })
  }

  private async once(key: string, work: () => Promise<Sendable>): Promise<Sendable> {
    const running = this.underWay.get(key)
    if (running !== undefined) return running
    const started = work()
    this.underWay.set(key, started)
    try {
      return await started
    } finally {
      this.underWay.delete(key)
    }
  }

  private async prepared(
    key: string,
    version: string,
    encoding: Encoding,
    content: Buffer,
    headers: Readonly<Record<string, string>>,
    copy?: Buffer,
  ): Promise<Sendable> {
    const body = encoding === "identity" ? content : (copy ?? (await compressed(content, encoding)))
    const coding = body && encoding !== "identity" ? { "content-encoding": encoding } : {}
    const tag = tagOf(content, body ? encoding : "identity")
    const sendable = { tag, headers: flat({ ...headers, etag: tag, ...coding }), body: body ?? content }
    if (!body) return sendable
    const kept = this.cache.get(key)
    const page: Page =
      kept?.version === version ? kept : { version, sendables: new Map(), hits: 0, isBest: copy !== undefined }
    page.sendables.set(encoding, sendable)
    keepPage(this.cache, key, page)
    return sendable
  }

  /** Has the best Brotli made of a page that is asked for often. */
  private improve(key: string, page: Page, sendable: Sendable): void {
    page.hits += 1
    if (page.isBest || page.hits < hitsForBest) return
    betterBrotli(sendable.body)
      ?.then((body) => {
        page.isBest = true
        page.sendables.set("br", { ...sendable, body })
        if (this.cache.get(key) === page) keepPage(this.cache, key, page)
      })
      .catch((error) => logFailure("A page could not be compressed", error))
  }
}
