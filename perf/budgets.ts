/** Lighthouse categories. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const
export type Category = (typeof categories)[number]

/** Lighthouse calls this unit KiB. */
export const KB = 1024

/**
 * Minimum score of each category, from 0 to 1. Performance has none, because it is made of milliseconds; the other
 * audits give the same result in every run.
 */
export const minimumScores: Readonly<Partial<Record<Category, number>>> = {
  accessibility: 1,
  "best-practices": 1,
  seo: 1,
}

/** What fails on any machine; count-budgets.ts has requests, renders and restyles. */
export const limits = {
  // Pictures have fixed sizes and a late font waits for the next page, so nothing shifts; the rest is rounding.
  cls: 0.001,
  // All scripts of any page; perf/README.md lists their parts. Names of rooms in the scripts' names take 35 bytes of it,
  // and the ways on from a sold home 66.
  js: 93.4 * KB,
  // Inline scripts that record early errors, mark new homes, load pictures to print, and tell when the scripts have to start.
  earlyScript: 3.5 * KB,
  // The same on the root page, and what opens it in the language that the visitor has chosen.
  rootScript: 3.95 * KB,
  // The HTML holds only the address of the error service; its scripts load after the page.
  reportingEarly: 0.2 * KB,
  // Sentry with tracing weighs 44 KB and loads after the page, so no visitor waits for it.
  reportingLate: 48 * KB,
  // 22.6 KB take 0.1 s of Lighthouse's 1.6 Mbit/s.
  firstPicture: 22.6 * KB,
  // Compressed bytes for each home in the search data: 10 000 homes are 200 KB, about a second on a slow phone.
  searchBytes: 20,
  // The number of homes must not affect the first load, because only a search fetches the search data.
  firstLoadGrowth: 1.05,
} as const

/**
 * Maximum bytes of HTML by kind of page. The first round trip of a new connection carries 14.6 KB, so a larger page is
 * painted a round trip later; only homes and lists, with their pictures and figures, may be larger. The first script takes
 * 0.6 KB more than when React ran on every page, for half the work of an untouched one. Two links of the footer take
 * 0.05 KB, and what homes nearby sold for, with its table, 0.5 KB of a home. The place of the
 * viewed homes takes 0.03 KB of the front page.
 */
export const htmlLimits = {
  property: 21.6 * KB,
  home: 14.3 * KB,
  listings: 16.2 * KB,
  sellers: 15.8 * KB,
  hitas: 14.2 * KB,
  area: 14.3 * KB,
  areas: 13.4 * KB,
  neighbourhoods: 12.8 * KB,
  agent: 12.7 * KB,
  sold: 13.8 * KB,
  post: 12.5 * KB,
  house: 12.7 * KB,
  privacy: 12.4 * KB,
  blog: 10.5 * KB,
  contact: 10.8 * KB,
  content: 10.5 * KB,
  agents: 9.2 * KB,
  favourites: 8.9 * KB,
  thanks: 8.8 * KB,
  "not found": 8.4 * KB,
} as const

export type Kind = keyof typeof htmlLimits

/**
 * Ratios to the same page without scripts. They fail only beyond the noise of their own run (ratio-check.ts), and so
 * need no room for a busy machine.
 */
export const ratios = {
  // Scripts start after the paints, so these are those of plain HTML.
  lcp: 1.05,
  // Speed Index is made of some ten frames, and so is the paint of a picture: one frame more is 1.1.
  speedIndex: 1.1,
  slowPaint: 1.1,
  // Scripts are requested and do not run until the visitor uses the page; 1.0 to 1.3 is measured.
  work: 1.5,
  // From a tap to the painted home: data and code arrive in one round trip, as plain HTML does.
  cold: 1.15,
  // Only rendering remains, which depends on the processor as plain HTML depends on the network: aims.move says more.
  warm: 1,
  hover: 1,
} as const

/**
 * Kinds of page that are painted a round trip later than without scripts: their HTML just misses the first round trip, and
 * without its scripts it fits.
 */
const roundTripMore: Readonly<Partial<Record<Kind, { readonly lcp: number; readonly speedIndex: number }>>> = {
  // 14.8 KB with headers, of which scripts are 1.8; 1.06 to 1.11 and 1.20 to 1.22 are measured.
  listings: { lcp: 1.15, speedIndex: 1.25 },
}

export const paintRatiosOf = (kind: Kind) => roundTripMore[kind] ?? ratios

/** What is reported with its trend, in milliseconds unless it is a ratio or a score. */
export const aims = {
  performance: 1,
  // Ratio to plain HTML; a machine a third as fast raises it from 1.3 to 5.
  blocking: 1.5,
  // From the request to the filtered homes on slow 4G with a 4 times slower processor.
  filterAnswers: 3000,
  // From a choice to the painted result among 10 000 and 50 000 homes at a phone's CPU speed: 100 ms feels instant.
  searchTime: 100,
  // From the press to the painted marks of a map of 10 000 homes.
  mapDrawn: 200,
  mapMoved: 100,
  // From Back to the list, throttled as above.
  back: 100,
  // Ratios to plain HTML of the time from the tap on a card to the painted heading of the home.
  move: { cold: 1.1, warm: 0.25, hover: 0.2 },
} as const
