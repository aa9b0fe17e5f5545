/** Limits for the figures of `npm run bench:build`. */
export const buildLimits = {
  // Bytes of all processes together: a machine with 4 GB must be able to build a market beside other work.
  memory: 2e9,
  // A price changes HTML and data of its home, similar homes, a list page, area and front page, in two languages: 31 to
  // 39 files were measured, and 63 among ten thousand homes, whose prices are more alike.
  filesOfOnePrice: { few: 45, many: 72 },
  // CPU time of a warm build beside that of a build from nothing: 0.19 to 0.28 was measured, as
  // compiling from nothing suffers more from other work. Half of it is Gatsby's start.
  warmShare: 0.3,
} as const

/** What is reported only: seconds of a machine, of which a run has a single sample. */
export const buildAims = {
  // CPU time of a thousand pages rewritten by a warm build, as a share of a build of a thousand homes from nothing.
  pagesShare: 0.07,
} as const

/** Homes up to which a price changes few files. */
const fewHomes = 1001

export const filesLimitOf = (homes: number): number =>
  homes <= fewHomes ? buildLimits.filesOfOnePrice.few : buildLimits.filesOfOnePrice.many
