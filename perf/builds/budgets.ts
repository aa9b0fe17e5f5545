/** Limits for the figures of `npm run bench:build`. */
export const buildLimits = {
  // Bytes of all processes together: a machine with 4 GB must be able to build a market beside other work.
  memory: 2e9,
  // Share of the CPU time of a build from nothing; half of it is Gatsby's start, so the share falls with more homes.
  warmShare: 0.4,
  // CPU time of a thousand pages rewritten by a warm build, as a share of a build of a thousand homes from nothing.
  pagesShare: 0.11,
  // A price changes HTML and data of its home, similar homes, a list page, area and front page, in two languages.
  filesOfOnePrice: 80,
} as const
