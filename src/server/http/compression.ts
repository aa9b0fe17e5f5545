import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, gzip } from "node:zlib"
import { brotli } from "../../published/compression.ts"
import type { Encoding } from "./accept-encoding.ts"

/** Number of parallel compressions: libuv's pool has four threads, and reading files needs some of them. */
const maxParallel = 2

/** Number of compressions that may wait; beyond it, responses are sent uncompressed. */
const maxQueueLength = 200

const encoders: Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotli.atOnce),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
}

let running = 0
const queue: (() => void)[] = []

const withSlot = async (work: () => Promise<Buffer>): Promise<Buffer> => {
  if (running >= maxParallel) await new Promise<void>((resolve) => queue.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

/** Compresses off the main thread. @returns undefined if the queue is full */
export const compress = async (body: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer | undefined> =>
  queue.length >= maxQueueLength ? undefined : withSlot(() => encoders[encoding](body))

/** The best Brotli takes a tenth of a second, so the pause before the next one is this many times as long. */
const pauseFactor = 9

let nextBestAt = 0

/**
 * Compresses a popular page with the best Brotli: 8 % fewer bytes, so that most pages' HTML fits into a connection's
 * first round trip (14.6 KB).
 * @param body in Brotli
 * @returns undefined during another compression and the pause after it
 */
export const betterBrotli = (body: Buffer): Promise<Buffer> | undefined => {
  const started = performance.now()
  if (started < nextBestAt) return undefined
  nextBestAt = Number.POSITIVE_INFINITY
  const better = async (): Promise<Buffer> => {
    try {
      return await promisify(brotliCompress)(await promisify(brotliDecompress)(body), brotli.best)
    } finally {
      const ended = performance.now()
      nextBestAt = ended + pauseFactor * (ended - started)
    }
  }
  return better()
}
