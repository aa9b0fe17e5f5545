import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, gzip } from "node:zlib"
import { brotli } from "../spec/compression.ts"
import type { Encoding } from "./accept-encoding.ts"

/** Compressions that run at the same time: libuv's pool has four threads, and reading files needs some of them. */
const parallel = 2

/** Compressions that may wait; beyond that an answer goes out as it is. */
const longestQueue = 200

const encoders: Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotli.atOnce),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
}

let running = 0
const waiting: (() => void)[] = []

const inTurn = async (work: () => Promise<Buffer>): Promise<Buffer> => {
  if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Compresses off the main thread. @returns undefined where too much is waiting for that already */
export const compressed = async (body: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer | undefined> =>
  waiting.length >= longestQueue ? undefined : inTurn(() => encoders[encoding](body))

/** The best Brotli takes a tenth of a second, so this many times as long must pass before the next one. */
const rest = 9

let nextBest = 0

/**
 * The best Brotli of what is asked for often: 8 % fewer bytes, by which most pages' HTML fits into a connection's first round trip (14.6 KB).
 * @param body in Brotli
 * @returns undefined while one runs, or rests
 */
export const betterBrotli = (body: Buffer): Promise<Buffer> | undefined => {
  const started = performance.now()
  if (started < nextBest) return undefined
  nextBest = Number.POSITIVE_INFINITY
  const better = async (): Promise<Buffer> => {
    try {
      return await promisify(brotliCompress)(await promisify(brotliDecompress)(body), brotli.best)
    } finally {
      const ended = performance.now()
      nextBest = ended + rest * (ended - started)
    }
  }
  return better()
}
