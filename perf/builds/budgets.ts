/** What builds may cost, by the figures of `npm run bench:build`. */
export const mostOfBuilds = {
  // Bytes of all processes together. A machine of 4 GB builds a market beside what else it does.
  memory: 2e9,
  // Share of the CPU time of the build from nothing. Half is Gatsby's start, which is the same for any number of homes: the share
  // falls as they grow more.
  warmShare: 0.4,
  // What a thousand pages take that a warm build writes anew, as a share of the CPU time of a thousand homes from nothing: milliseconds
  // double on a busy machine, both times alike. Measured 0.07 (7.8 ms, 8.8 on a busy machine); the aim is 3.8 ms a page, twice what Astro takes for its own.
  pagesShare: 0.11,
  // Pages that show a home whose price has changed, in two languages: its own, those of homes that are like it, one of the list, its
  // area's, the home page; each is HTML and data. Beside them the home's own file and the search's.
  filesOfOnePrice: 80,
} as const
