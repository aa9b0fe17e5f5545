/** What a visitor can say yes or no to, in the order of asking. */
export const purposes = ["statistics", "marketing"] as const
export type Purpose = (typeof purposes)[number]

/** The services that a market may measure and advertise with, by the name that visitors know them by. */
export const trackers = {
  google: { vendor: "Google Analytics", purpose: "statistics" },
  meta: { vendor: "Meta", purpose: "marketing" },
  pinterest: { vendor: "Pinterest", purpose: "marketing" },
  taboola: { vendor: "Taboola", purpose: "marketing" },
  outbrain: { vendor: "Outbrain", purpose: "marketing" },
} as const satisfies Record<string, { readonly vendor: string; readonly purpose: Purpose }>

export type TrackerName = keyof typeof trackers

/** A site's own ids with the services that it uses. */
export type TrackerIds = Readonly<Partial<Record<TrackerName, string>>>

/** What the ids look like, with an example for whoever mistypes one. */
export const trackerIdForms = {
  google: { pattern: /^G-[A-Z0-9]+$/, example: "G-ABC1234567" },
  meta: { pattern: /^\d+$/, example: "123456789012345" },
  pinterest: { pattern: /^\d+$/, example: "2612345678901" },
  taboola: { pattern: /^\d+$/, example: "1234567" },
  outbrain: { pattern: /^[0-9a-f]+$/, example: "00ab12cd34ef56" },
} as const satisfies Record<TrackerName, { readonly pattern: RegExp; readonly example: string }>

/**
 * Beginnings of the addresses of each service's scripts: the one that pages load, and those that it loads itself.
 * @param id of the site with Taboola, which has a folder for each
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

/** Where each service reports to, as a Content-Security-Policy must let it. Their documentation names hosts and no paths. */
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
