import type { Mutant } from "../mutant.ts"
import { page, says } from "./changes.ts"

const kvistgatan = page("/objekt/kvistgatan-12/")

export const maps: readonly Mutant[] = [
  {
    rule: "MAP-1",
    change: "the map of a home is not there",
    site: "se",
    delivery: [{ in: /^\/media\/maps\//, status: 404 }],
  },
  {
    rule: "MAP-1",
    change: "the map of a home is bright in the dark",
    site: "se",
    delivery: [{ in: /^\/media\/maps\//, replace: "prefers-color-scheme:dark", with: "prefers-color-scheme:none" }],
    scenarios: "In the dark",
  },
  {
    rule: "MAP-1",
    change: "the map of a home does not say what it shows",
    site: "se",
    delivery: [says(/Karta över Södermalm, Stockholm med en nål vid Kvistgatan 12/, "Karta", kvistgatan)],
  },
  {
    rule: "MAP-2",
    change: "the map of an area looks like an address",
    site: "se",
    delivery: [says(/Cirkeln visar områdets mitt, inte dess gränser\./, "Här ligger bostäderna.", page("/omraden/"))],
  },
  {
    rule: "MAP-3",
    change: "a street map is shown before anybody asks",
    site: "se",
    delivery: [
      {
        in: /\/objekt\/kvistgatan-12\/$/,
        replace: "</main>",
        with: '<img src="https://tile.openstreetmap.org/16/36053/19276.png" alt=""></main>',
      },
      { in: /\/$/, header: "content-security-policy", replace: "img-src 'self'", with: "img-src 'self' https:" },
    ],
  },
  {
    rule: "MAP-3",
    change: "the street map learns where its visitor comes from",
    site: "fi",
    delivery: [says(/noopener noreferrer/, "noopener", /./)],
  },
  {
    rule: "MAP-3",
    change: "the street map has no pin",
    site: "se",
    delivery: [says(/\?mlat=59\.313(&amp;|&|\\u0026)mlon=18\.048/, "", kvistgatan)],
  },
]
