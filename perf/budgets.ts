/** Lighthouse's categories that have a budget. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const
export type Category = (typeof categories)[number]

/** Bytes; Lighthouse calls it KiB. */
export const KB = 1024

/** The least score of each category, of 1. */
export const leastScores: Readonly<Record<Category, number>> = {
  // Lighthouse simulates a slow phone from what it sees here: the same page comes out between 0.97 and 1, and where the machine
  // itself is half as fast (1100 by Lighthouse's own measure) down to 0.88. The ratios to plain HTML below find what is finer.
  performance: 0.85,
  // Everything in the other three is right or wrong, the same in every run: there is nothing to allow for.
  accessibility: 1,
  "best-practices": 1,
  seo: 1,
}

export const most = {
  // Nothing moves once it is painted: pictures have their sizes, and a face that comes late waits for the next page. The rest
  // is for rounding.
  cls: 0.001,
  // In all, on any page, with the form that asks a new visitor for consent: React 59 KB, Gatsby's loader, router and links 16 KB,
  // chunks' names 2 KB; moving on, failures, offline reading, favourites, consent and the way to the error reports 6 KB; the page
  // itself, of which the page of a home is the largest, 9 KB; headers of HTTP/2 1 KB. All of it comes after the page has loaded.
  js: 95 * KB,
  // In the HTML, before the page has loaded: what keeps early errors, and what waits for the load event or the first input.
  earlyScript: 2 * KB,
  // The page beside its own HTML and styles without a script, by the median of rounds: scripts that start once the page has been
  // painted leave its pictures and text what they need. Lighthouse's guess jumps by half where one of them is counted with the
  // paint, and 1.05 is the aim; the rest is the noise of three rounds, which is larger for the Speed Index (0.8 to 1.1 for the same page).
  lcpToPlain: 1.6,
  siToPlain: 1.25,
  // Of the main thread's time: React takes every element of the page over, which is as much work again as laying it out and
  // painting it, and the form that asks for consent is not in the plain page. Pages take 1.8 to 3.4 times; 2.5 is the aim.
  workToPlain: 4,
  // Milliseconds from asking for the page to the homes that fit, on slow 4G with a processor slowed down 4 times, for a visitor who
  // chooses at first sight: one round trip for the HTML, one for scripts and data together, and one for cards. Pictures that are on
  // their way already share the line with the scripts: 4.2 to 5.7 s were measured, and 3 are the aim.
  filterAnswers: 6500,
  // The address of the service, in the HTML. Its scripts come when the page has loaded.
  reportingEarly: 0.2 * KB,
  // Sentry with tracing weighs 44 KB; nobody waits for it.
  reportingLate: 48 * KB,
  // The first two round trips of a new connection carry about 40 KB; with its headers, all of the page's text is there by then.
  html: 30 * KB,
  // What a visitor with a slow phone waits for on the page of a home: 60 KB are 0.3 s of Lighthouse's 1.6 Mbit/s.
  firstPicture: 60 * KB,
  // Of the data of one home, compressed, in a file that is fetched when somebody searches: 10 000 homes are then 200 KB, a
  // second of a slow phone's connection. Addresses and names of buildings, which no two homes share, are a third of it.
  searchBytes: 20,
  // Milliseconds from a choice to the painted answer, on a processor as slow as a phone's (perf/phone.ts): people take 100 for at
  // once. 30 to 60 are usual, and single kinds came to 99 where the machine was disturbed.
  searchTime: 150,
  // From the tap on a card to the painted heading of the home, by the time that the same pages take without scripts, on slow 4G
  // and a processor as slow as a phone's. Cold, three round trips come one after the other where plain HTML has one; loaded ahead,
  // nothing is waited for but React, which draws what is seen first; over a hover, its code has been read too. 0.25 and 0.20 are the aims:
  // 0.18 to 0.22 and 0.16 to 0.22 were measured.
  move: { cold: 1.9, warm: 0.3, hover: 0.27 },
  // Milliseconds, slowed down as above. 100 would be at once: React draws the list anew, half of it script, half of it styles and
  // layout. 250 to 380 were measured. To be brought down.
  back: 600,
} as const
