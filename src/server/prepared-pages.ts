import type { Encoding } from "./accept-encoding.ts"
import { betterBrotli, compressed } from "./compression.ts"
import { logFailure } from "./log.ts"
import { keepPage, type Page, type PageCache, tagOf } from "./page-cache.ts"
import { type Sendable, sendableOf, withBody } from "./sendable.ts"

/** How often a page is sent before its best Brotli is worth the time. */
const hitsForBest = 3

/** What a page is prepared from. */
export type PageSource = {
  readonly content: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** The content as the build has compressed it. */
  readonly copy?: Buffer | undefined
}

/** Pages in the encodings that clients ask for, ready to be sent, in memory as long as the cache has room. */
export class PreparedPages {
  private readonly cache: PageCache
  /** What is being read and compressed now, so that nothing is so twice at once. */
  private readonly underWay = new Map<string, Promise<Sendable>>()

  constructor(cache: PageCache) {
    this.cache = cache
  }

  get limitBytes(): number {
    return this.cache.limitBytes
  }

  /** @param version if it may only be this one */
  kept(key: string, encoding: Encoding, version?: string): Sendable | undefined {
    const page = this.cache.get(key)
    if (!page || (version !== undefined && page.version !== version)) return undefined
    const sendable = page.sendables.get(encoding)
    if (sendable && encoding === "br") this.improve(key, page, sendable)
    return sendable
  }

  /** A page from memory, or else from what `read` gives. */
  async prepared(key: string, encoding: Encoding, version: string, read: () => Promise<PageSource>): Promise<Sendable> {
    const kept = this.kept(key, encoding, version)
    if (kept) return kept
    const name = [key, version, encoding].join("\n")
    const running = this.underWay.get(name)
    if (running !== undefined) return running
    const started = read().then((source) => this.prepare(key, encoding, version, source))
    this.underWay.set(name, started)
    try {
      return await started
    } finally {
      this.underWay.delete(name)
    }
  }

  private async prepare(
    key: string,
    encoding: Encoding,
    version: string,
    { content, headers, copy }: PageSource,
  ): Promise<Sendable> {
    const body = encoding === "identity" ? content : (copy ?? (await compressed(content, encoding)))
    const coding = body && encoding !== "identity" ? { "content-encoding": encoding } : {}
    const tag = tagOf(content, body ? encoding : "identity")
    const sendable = sendableOf(tag, { ...headers, etag: tag, ...coding }, body ?? content)
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
        page.sendables.set("br", withBody(sendable, body))
        if (this.cache.get(key) === page) keepPage(this.cache, key, page)
      })
      .catch((error) => logFailure("A page could not be compressed", error))
  }
}
