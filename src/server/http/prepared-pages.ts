import type { Encoding } from "./accept-encoding.ts"
import { betterBrotli, compress } from "./compression.ts"
import { logFailure } from "./log.ts"
import { cachePage, type Page, type PageCache, tagOf } from "./page-cache.ts"
import { type Sendable, sendableOf, withBody } from "./sendable.ts"

/** Number of hits from which the best Brotli of a page is worth the time. */
const hitsForBest = 3

export type PageSource = {
  readonly content: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** Copy of the content that the build compressed. */
  readonly copy?: Buffer | undefined
}

/** Prepares pages in the encodings that clients request, and caches them. */
export class PreparedPages {
  private readonly cache: PageCache
  /** Pages in preparation, to dedupe simultaneous requests. */
  private readonly preparing = new Map<string, Promise<Sendable>>()

  constructor(cache: PageCache) {
    this.cache = cache
  }

  get limitBytes(): number {
    return this.cache.limitBytes
  }

  /** @param version the only version to return, if it is set */
  cached(key: string, encoding: Encoding, version?: string): Sendable | undefined {
    const page = this.cache.get(key)
    if (!page || (version !== undefined && page.version !== version)) return undefined
    const sendable = page.sendables.get(encoding)
    if (sendable && encoding === "br") this.improve(key, page, sendable)
    return sendable
  }

  /** Returns a page from the cache, or prepares it from the result of `read`. */
  async cachedOrPrepared(
    key: string,
    encoding: Encoding,
    version: string,
    read: () => Promise<PageSource>,
  ): Promise<Sendable> {
    const cached = this.cached(key, encoding, version)
    if (cached) return cached
    const name = [key, version, encoding].join("\n")
    const running = this.preparing.get(name)
    if (running !== undefined) return running
    const started = read().then((source) => this.prepare(key, encoding, version, source))
    this.preparing.set(name, started)
    try {
      return await started
    } finally {
      this.preparing.delete(name)
    }
  }

  private async prepare(
    key: string,
    encoding: Encoding,
    version: string,
    { content, headers, copy }: PageSource,
  ): Promise<Sendable> {
    const body = encoding === "identity" ? content : (copy ?? (await compress(content, encoding)))
    const coding = body && encoding !== "identity" ? { "content-encoding": encoding } : {}
    const tag = tagOf(content, body ? encoding : "identity")
    const sendable = sendableOf(tag, { ...headers, etag: tag, ...coding }, body ?? content)
    if (!body) return sendable
    const cached = this.cache.get(key)
    const page: Page =
      cached?.version === version ? cached : { version, sendables: new Map(), hits: 0, isBest: copy !== undefined }
    page.sendables.set(encoding, sendable)
    cachePage(this.cache, key, page)
    return sendable
  }

  /** Replaces the Brotli of a popular page by the best one. */
  private improve(key: string, page: Page, sendable: Sendable): void {
    page.hits += 1
    if (page.isBest || page.hits < hitsForBest) return
    betterBrotli(sendable.body)
      ?.then((body) => {
        page.isBest = true
        page.sendables.set("br", withBody(sendable, body))
        if (this.cache.get(key) === page) cachePage(this.cache, key, page)
      })
      .catch((error) => logFailure("A page could not be compressed", error))
  }
}
