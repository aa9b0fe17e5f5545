/** What builds may cost, by the figures of `npm run bench:build`. */
export const mostOfBuilds = {
  // Bytes of all processes together. A machine of 4 GB builds a market beside what else it does.
  memory: 2e9,
  // Share of the CPU time of the build from nothing. Half is Gatsby's start, which is the same for any number of homes: the share
  // falls as they grow more.
  warmShare: 0.4,
  // Pages that show a home whose price has changed, in two languages: its own, those of homes that are like it, one of the list, its
  // area's, the home page; each is HTML and data. Beside them the home's own file and the search's.
  filesOfOnePrice: 80,
} as const
