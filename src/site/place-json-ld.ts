import type { PlaceLeaf } from "schema-dts"
import type { Listing } from "../content/schema.ts"
import type { Market } from "../spec/markets.ts"

/** Address and position of a home or house, as schema.org's Place. */
export const placeJsonLd = (
  { country }: Market,
  { address, coordinates }: Pick<Listing, "address" | "coordinates">,
): Pick<PlaceLeaf, "address" | "geo"> => ({
  address: {
    "@type": "PostalAddress",
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressCountry: country,
  },
  geo: { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lon },
})
