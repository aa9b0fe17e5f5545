import { encode } from "uqr"
import type { Listing } from "../../content/schema.ts"
import type { WithId } from "../content.ts"
import type { Edition } from "../edition.ts"
import { mainPrice, placeOf, priceLabel } from "./cards.ts"

/** What a home is passed on with, on a screen and on paper. */
export type Share = {
  readonly url: string
  readonly title: string
  /** Address, price and the agent's phone. */
  readonly text: string
  /** For browsers without scripts. */
  readonly mail: string
  /** The address as a QR code: dark squares of a drawing that is so many squares wide. */
  readonly code: { readonly alt: string; readonly size: number; readonly path: string }
  readonly labels: {
    readonly share: string
    readonly mail: string
    readonly print: string
    readonly copied: string
    readonly copy: string
  }
}

/** Light squares around the code. */
const border = 2

/** One path for all squares, a stroke for each run in a row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string => {
  let path = ""
  for (const [y, row] of rows.entries())
    for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, x)) {
      const end = row.indexOf(false, x)
      const run = (end === -1 ? row.length : end) - x
      path += `M${x + border} ${y + border}h${run}v1h-${run}z`
      x += run
    }
  return path
}

/** Readers take any of the eight patterns; to find the one that a standard likes best takes eight times as long. */
const maskPattern = 2

export const shareOf = (edition: Edition, listing: WithId<Listing>): Share => {
  const { market, content, text, path, money, in: said } = edition
  const url = market.origin + path("property", listing.id)
  const title = `${listing.address.street}, ${placeOf(edition, listing)}`
  const broker = content.brokers.find(({ id }) => id === listing.broker)
  const words = text("share.text", {
    headline: said(listing.headline),
    place: title,
    price: `${priceLabel(edition, listing)} ${money(mainPrice(listing))}`,
    agent: broker?.name ?? market.agency.name,
    phone: broker?.phoneLabel ?? market.agency.phoneLabel,
  })
  const { size, data } = encode(url, { ecc: "M", border: 0, maskPattern })
  return {
    url,
    title,
    text: words,
    mail: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${words}\n\n${url}`)}`,
    code: { alt: text("share.code"), size: size + 2 * border, path: pathOf(data) },
    labels: {
      share: text("share.share"),
      mail: text("share.mail"),
      print: text("share.print"),
      copied: text("share.copied"),
      copy: text("share.copy"),
    },
  }
}
