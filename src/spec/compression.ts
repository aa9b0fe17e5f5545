import { constants } from "node:zlib"

const ofQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** How our server compresses by Brotli. */
export const brotli = {
  /** The best there is: worth its time for what browsers keep for good, and for what is asked for again. */
  best: ofQuality(11),
  /** For who is the first to ask, and for what services answer. */
  atOnce: ofQuality(6),
} as const
