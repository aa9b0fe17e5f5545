#!/usr/bin/env bash
# ical-generator 11.1.2 writes the clock of the process, and not of Helsinki, into an event with a Date and timezone
# "Europe/Helsinki", and no VTIMEZONE; ical.js 2.2.1 then reads it as a floating time: 15:00 UTC becomes three different hours.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund ical-generator@11.1.2 ical.js@2.2.1
cat >finding.mjs <<'END'
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"

const program = `
  import ical from "ical-generator"
  import ICAL from "ical.js"
  const calendar = ical()
  const start = new Date("2026-12-01T15:00:00Z")
  calendar.createEvent({ id: "1", start, timezone: "Europe/Helsinki", summary: "Viewing" })
  const text = calendar.toString()
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent"))
  console.log(/DTSTART.*/.exec(text)[0].trim(), /VTIMEZONE/.test(text), event.startDate.zone.tzid)`
const seen = ["UTC", "Europe/Helsinki", "America/New_York"].map((TZ) =>
  spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
    env: { ...process.env, TZ },
  }).stdout.trim(),
)
console.log(seen.join("\n"))
assert.deepEqual(seen, [
  "DTSTART;TZID=Europe/Helsinki:20261201T150000 false floating",
  "DTSTART;TZID=Europe/Helsinki:20261201T170000 false floating",
  "DTSTART;TZID=Europe/Helsinki:20261201T100000 false floating",
])
END
node finding.mjs
