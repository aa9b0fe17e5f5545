import type { Mutant } from "../mutant.ts"
import { page, says } from "./changes.ts"

const calendar = /^\/viewings\/.+\.ics$/

export const deciding: readonly Mutant[] = [
  {
    rule: "VISIT-1",
    change: "viewings that are over are still offered",
    site: "se",
    source: { file: "src/components/Viewings/Viewings.tsx", replace: "ends <= now", with: "ends <= 0" },
  },
  {
    rule: "VISIT-1",
    change: "a viewing that is on can still be put into the calendar",
    site: "se",
    source: { file: "src/components/Viewings/Viewings.tsx", replace: "now < begins ?", with: "now < ends ?" },
  },
  {
    rule: "VISIT-1",
    change: "the page does not look at the clock again",
    site: "se",
    source: { file: "src/browser/clock.ts", replace: "setTimeout(look,", with: "setTimeout(() => {}," },
  },
  {
    rule: "VISIT-1",
    change: "a home that is sold can still be booked",
    site: "se",
    source: { file: "src/build/pages/viewings.ts", replace: 'listing.status === "sold" || !broker', with: "!broker" },
  },
  {
    rule: "VISIT-2",
    change: "the hours are those of the market's clocks, without saying so",
    site: "se",
    delivery: [{ in: calendar, replace: /DTSTART:20261124T171500Z/, with: "DTSTART:20261124T181500" }],
  },
  {
    rule: "VISIT-2",
    change: "the entry is of the time at which it was made",
    site: "se",
    delivery: [{ in: calendar, replace: /DTSTAMP:20261003/, with: "DTSTAMP:20261121" }],
  },
  {
    rule: "VISIT-2",
    change: "calendar files are sent as if they could be anything",
    site: "se",
    delivery: [{ in: calendar, header: "content-type", with: "application/octet-stream" }],
  },
  {
    rule: "VISIT-2",
    change: "Finland's Swedish entries say the city in Finnish",
    site: "fi",
    delivery: [{ in: /^\/viewings\/sv\//, replace: "00530 Helsingfors", with: "00530 Helsinki" }],
  },
  {
    rule: "VISIT-3",
    change: "messages to the broker do not say which home they are about",
    site: "se",
    delivery: [
      says(/(mailto:[^"?]*)\?subject=Fr%C3%A5ga[^"]*/, "$1", page("/objekt/kvistgatan-12/")),
      says("Fråga om Kvistgatan 12, Södermalm, Stockholm", "", /page-data\/objekt\/kvistgatan-12\/page-data\.json$/),
    ],
  },
  {
    rule: "VISIT-3",
    change: "calls go to the agency's exchange",
    site: "se",
    delivery: [says("+46701740606", "+46701740605", page("/objekt/kvistgatan-12/"))],
  },
]
