/** @jest-environment node */

import { readContent } from "../../site/records/read-content.ts"
import { editionsOf } from "../../testing/pages.ts"
import { areaLocation, homeLocation } from "./location.data.ts"

const content = readContent("se")
const [edition] = editionsOf(content)
if (!edition) throw new Error("no edition")

const home = content.listings.find(({ id }) => id === "kvistgatan-12")
const area = content.areas.find(({ id }) => id === "sodermalm")
const municipality = content.areas.find(({ id }) => id === "nacka")
if (!home || !area || !municipality) throw new Error("the content has changed")

test("a home is pinned to its address", () => {
  const { note, alt, streetMap } = homeLocation(edition, home)
  expect(note).toBeNull()
  expect(alt).toBe("Karta över Södermalm, Stockholm, med Kvistgatan 12 utmärkt")
  expect(streetMap.href).toBe("https://www.openstreetmap.org/?mlat=59.313&mlon=18.048#map=16/59.313/18.048")
})

test("a home without coordinates says that its area is on the map", () => {
  const { note, alt, streetMap } = homeLocation(edition, { ...home, coordinates: area.coordinates })
  expect(note).toBe("Adressens plats är inte angiven. Cirkeln visar mitten av området Södermalm.")
  expect(alt).toBe("Karta över trakten kring Södermalm")
  expect(streetMap.href).toBe("https://www.openstreetmap.org/#map=15/59.3134/18.067")
})

test("a whole municipality has a smaller scale", () => {
  expect(areaLocation(edition, municipality).streetMap.href).toContain("#map=12/")
})
