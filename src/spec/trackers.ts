/** What a visitor can say yes or no to, in the order of asking. */
export const purposes = ["statistics", "marketing"] as const
export type Purpose = (typeof purposes)[number]

type Tracker = {
  /** As visitors know it. */
  readonly vendor: string
  readonly purpose: Purpose
  /** Form of the id that the vendor gives a site, and an example for whoever mistypes it. */
  readonly id: RegExp
  readonly exampleId: string
}

/** The services that a market may measure and advertise with. */
export const trackers = {
  google: { vendor: "Google Analytics", purpose: "statistics", id: /^G-[A-Z0-9]+$/, exampleId: "G-ABC1234567" },
  meta: { vendor: "Meta", purpose: "marketing", id: /^\d+$/, exampleId: "123456789012345" },
  pinterest: { vendor: "Pinterest", purpose: "marketing", id: /^\d+$/, exampleId: "2612345678901" },
  taboola: { vendor: "Taboola", purpose: "marketing", id: /^\d+$/, exampleId: "1234567" },
  outbrain: { vendor: "Outbrain", purpose: "marketing", id: /^[0-9a-f]+$/, exampleId: "00ab12cd34ef" },
} as const satisfies Record<string, Tracker>

export type TrackerName = keyof typeof trackers

/** A site's own ids with the services that it uses. */
export type TrackerIds = Readonly<Partial<Record<TrackerName, string>>>

type Hosts = {
  readonly script: readonly string[]
  readonly image: readonly string[]
  readonly connect: readonly string[]
}

/** Where each service's script comes from and where it reports to, as a Content-Security-Policy must let it. */
export const trackerHosts = {
  google: {
    script: ["https://www.googletagmanager.com"],
    image: ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
    connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://www.googletagmanager.com"],
  },
  meta: {
    script: ["https://connect.facebook.net"],
    image: ["https://www.facebook.com"],
    connect: ["https://www.facebook.com"],
  },
  pinterest: {
    script: ["https://s.pinimg.com"],
    image: ["https://ct.pinterest.com"],
    connect: ["https://ct.pinterest.com"],
  },
  taboola: {
    script: ["https://cdn.taboola.com"],
    image: ["https://trc.taboola.com"],
    connect: ["https://trc.taboola.com", "https://trc-events.taboola.com"],
  },
  outbrain: {
    script: ["https://amplify.outbrain.com"],
    image: ["https://tr.outbrain.com"],
    connect: ["https://tr.outbrain.com"],
  },
} as const satisfies Record<TrackerName, Hosts>
