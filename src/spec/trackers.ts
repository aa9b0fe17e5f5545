/** Purposes that visitors consent to, in the order of display. */
export const purposes = ["statistics", "marketing"] as const
export type Purpose = (typeof purposes)[number]

/** Tracking services of markets, by the names that visitors know. */
export const trackers = {
  google: { vendor: "Google Analytics", purpose: "statistics" },
  meta: { vendor: "Meta", purpose: "marketing" },
  pinterest: { vendor: "Pinterest", purpose: "marketing" },
  taboola: { vendor: "Taboola", purpose: "marketing" },
  outbrain: { vendor: "Outbrain", purpose: "marketing" },
} as const satisfies Record<string, { readonly vendor: string; readonly purpose: Purpose }>

export type TrackerName = keyof typeof trackers

/** Ids of a market with its tracking services. */
export type TrackerIds = Readonly<Partial<Record<TrackerName, string>>>

/** Patterns of the ids, with an example for the error message. */
export const trackerIdForms = {
  google: { pattern: /^G-[A-Z0-9]+$/, example: "G-ABC1234567" },
  meta: { pattern: /^\d+$/, example: "123456789012345" },
  pinterest: { pattern: /^\d+$/, example: "2612345678901" },
  taboola: { pattern: /^\d+$/, example: "1234567" },
  outbrain: { pattern: /^[0-9a-f]+$/, example: "00ab12cd34ef56" },
} as const satisfies Record<TrackerName, { readonly pattern: RegExp; readonly example: string }>

/**
 * Address prefixes of each service's scripts: first the script that pages load, then those that it loads.
 * @param id of the market at Taboola, which has a folder for each
 */
export const trackerScripts = {
  google: () => ["https://www.googletagmanager.com/gtag/js"],
  meta: () => ["https://connect.facebook.net/en_US/fbevents.js", "https://connect.facebook.net/signals/"],
  pinterest: () => ["https://s.pinimg.com/ct/"],
  taboola: (id) => [`https://cdn.taboola.com/libtrc/unip/${id}/`],
  outbrain: () => ["https://amplify.outbrain.com/cp/"],
} as const satisfies Readonly<Record<TrackerName, (id: string) => readonly string[]>>

type Hosts = {
  readonly image: readonly string[]
  readonly connect: readonly string[]
}

/** Hosts that each service reports to, for the Content-Security-Policy; the services document hosts but no paths. */
export const trackerHosts = {
  google: {
    image: ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
    connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://www.googletagmanager.com"],
  },
  meta: {
    image: ["https://www.facebook.com"],
    connect: ["https://www.facebook.com"],
  },
  pinterest: {
    image: ["https://ct.pinterest.com"],
    connect: ["https://ct.pinterest.com"],
  },
  taboola: {
    image: ["https://trc.taboola.com"],
    connect: ["https://trc.taboola.com", "https://trc-events.taboola.com"],
  },
  outbrain: {
    image: ["https://tr.outbrain.com"],
    connect: ["https://tr.outbrain.com"],
  },
} as const satisfies Readonly<Record<TrackerName, Hosts>>
