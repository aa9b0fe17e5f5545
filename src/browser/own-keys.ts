/** Keys of what the site keeps for good on a visitor's device. */
export const storedKeys = {
  consent: "consent",
  /** Kept once a tracker has been loaded: from then on its traces are looked for while the visitor does not agree to all. */
  trackersUsed: "trackers-used",
  favourites: "favourites",
  recentlyViewed: "recently-viewed",
  costAssumptions: "cost-assumptions",
} as const
export type StoredKey = (typeof storedKeys)[keyof typeof storedKeys]

/** Key, or the beginning of the keys, of what the site keeps while a tab is open. */
export const sessionKeys = {
  contactSeed: "contact-seed",
  scroll: "kvistbo-scroll|",
  shownHomes: "kvistbo-shown|",
} as const

/** Beginnings of the keys of Gatsby's own runtime. */
const gatsbyKeys = ["@@scroll|", "gatsby-"]

/** Of the service worker, as Workbox and the build name them. */
export const ownDatabases: readonly string[] = ["workbox-expiration"]
export const ownCaches = "kvistbo-"

const stored: readonly string[] = Object.values(storedKeys)
const session = [...Object.values(sessionKeys), ...gatsbyKeys]

export const isOwnKey = (key: string): boolean => stored.includes(key) || session.some((own) => key.startsWith(own))
