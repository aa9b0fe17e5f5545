/** Keys in the visitor's local storage. */
export const storedKeys = {
  consent: "consent",
  /**
   * Set once a tracker has loaded: from then on its traces are deleted while the visitor has not agreed to everything.
   */
  trackersUsed: "trackers-used",
  favourites: "favourites",
  savedSearches: "saved-searches",
  recentlyViewed: "recently-viewed",
  costAssumptions: "cost-assumptions",
  /** The language that the visitor has chosen, or nothing if they have declined another. */
  language: "language",
} as const
export type StoredKey = (typeof storedKeys)[keyof typeof storedKeys]

/** Keys or key prefixes in session storage. */
export const sessionKeys = {
  contactSeed: "contact-seed",
  /** Only until the thanks have shown it. */
  sentRequest: "sent-request",
  /** Only until the corrected request has arrived. */
  correctedRequest: "corrected-request",
  scroll: "kvistbo-scroll|",
  shownHomes: "kvistbo-shown|",
} as const

/** Session storage key of the number of homes that the visitor has loaded. */
export const homeCountKey = (list: string): string => sessionKeys.shownHomes + list

/** Key prefixes of Gatsby's runtime. */
const gatsbyKeys = ["@@scroll|", "gatsby-"]

/** Database and cache prefix of the service worker, as Workbox and the build name them. */
export const ownDatabases: readonly string[] = ["workbox-expiration"]
export const ownCaches = "kvistbo-"

const localKeys: readonly string[] = Object.values(storedKeys)
const sessionPrefixes = [...Object.values(sessionKeys), ...gatsbyKeys]

export const isOwnKey = (key: string): boolean =>
  localKeys.includes(key) || sessionPrefixes.some((prefix) => key.startsWith(prefix))
