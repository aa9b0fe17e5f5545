import { areaOf, placeOf } from "../../base/HomeCard/cards.data.ts"
import type { Area, Listing } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import type { LocationDrawing, Place } from "../../site/map/locations.ts"
import type { WithId } from "../../site/records/content.ts"

/** Location section: a small map made by the build and a link to OpenStreetMap. */
export type LocationData = {
  readonly heading: string
  readonly drawing: LocationDrawing
  readonly alt: string
  /** Explains the mark if it shows no address. */
  readonly note: string | null
  readonly streetMap: { readonly href: string; readonly text: string }
  readonly sourcesLabel: string
  readonly sources: readonly { readonly name: string; readonly url: string }[]
}

/** Zoom levels of OpenStreetMap at which streets, or a whole municipality, are visible. */
const zooms = { district: 16, municipality: 12 }

const streetMapOf = ({ coordinates: { lat, lon }, mark, scale }: Place): string => {
  const pin = mark === "home" ? `?mlat=${lat}&mlon=${lon}` : ""
  const zoom = mark === "home" ? zooms.district : zooms[scale] - (scale === "district" ? 1 : 0)
  return `https://www.openstreetmap.org/${pin}#map=${zoom}/${lat}/${lon}`
}

const locationOf = (edition: Edition, place: Place, alt: string, note: string | null, name: string): LocationData => ({
  heading: edition.text("map.location"),
  drawing: edition.location(place),
  alt,
  note,
  streetMap: { href: streetMapOf(place), text: edition.text("map.street", { place: name }) },
  sourcesLabel: edition.text("map.sources"),
  sources: edition.content.map?.sources ?? [],
})

/** An area with the name of its city is a whole municipality. */
const scaleOf = ({ translate }: Edition, { name, city }: Area): Place["scale"] =>
  translate(name) === translate(city) ? "municipality" : "district"

export const areaLocation = (edition: Edition, area: WithId<Area>): LocationData => {
  const name = edition.translate(area.name)
  const place: Place = { coordinates: area.coordinates, mark: "area", name, scale: scaleOf(edition, area) }
  const { text } = edition
  return locationOf(edition, place, text("map.location.area", { place: name }), text("map.location.areaNote"), name)
}

/** A home at its area's centre has no exact position, so the map shows the area. */
export const homeLocation = (edition: Edition, listing: WithId<Listing>): LocationData => {
  const area = areaOf(edition, listing)
  const { lat, lon } = listing.coordinates
  const [name, street] = [edition.translate(area.name), listing.address.street]
  if (lat === area.coordinates.lat && lon === area.coordinates.lon) {
    const { text } = edition
    const place: Place = { coordinates: listing.coordinates, mark: "area", name, scale: scaleOf(edition, area) }
    const alt = text("map.location.area", { place: name })
    return locationOf(edition, place, alt, text("map.location.homeInArea", { place: name }), name)
  }
  const place: Place = { coordinates: listing.coordinates, mark: "home", name: "", scale: "district" }
  const alt = edition.text("map.location.home", { place: placeOf(edition, listing), street })
  return locationOf(edition, place, alt, null, street)
}
