import { constants } from "node:zlib"

const ofQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Brotli settings of our server. */
export const brotli = {
  /** Best compression, for files that browsers cache for a year and for repeated requests. */
  best: ofQuality(11),
  /** First response for a file, and dynamic responses. */
  atOnce: ofQuality(6),
} as const
