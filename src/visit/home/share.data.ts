import { encode } from "uqr"
import { capitalise, placeOf, priceText } from "../../base/HomeCard/cards.data.ts"
import type { Listing } from "../../content/schema.ts"
import { followPathOf } from "../../domain/search/feed.ts"
import { queryOfHome } from "../../domain/search/followed.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import type { WithId } from "../../site/records/content.ts"

/** Data for sharing a home, on screen and on paper. */
export type Share = {
  readonly url: string
  readonly title: string
  /** Address, price and the agent's phone. */
  readonly text: string
  /** Work without JavaScript: to follow the home, unless it is sold, and to write an e-mail about it. */
  readonly links: readonly PageLink[]
  /** QR code of the address: the width in squares, and the path of lines through the dark squares. */
  readonly code: { readonly alt: string; readonly size: number; readonly path: string }
  readonly labels: {
    readonly share: string
    readonly print: string
    readonly copied: string
    readonly copy: string
  }
}

/** Width of the light border, in squares. */
const border = 2

/** Single SVG path with a line for each run of dark squares in a row, half as long in bytes as with rectangles. */
const svgPathOf = (rows: readonly (readonly boolean[])[]): string => {
  let path = ""
  for (const [y, row] of rows.entries()) {
    let drawn = 0
    for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, x)) {
      const end = row.indexOf(false, x)
      const run = (end === -1 ? row.length : end) - x
      path += `${drawn === 0 ? `M${x + border} ${y + border}` : `m${x - drawn} 0`}h${run}`
      x += run
      drawn = x
    }
  }
  return path
}

/** Readers accept all eight masks, and choosing the best one would take eight times as long. */
const maskPattern = 2

export const shareOf = (edition: Edition, listing: WithId<Listing>): Share => {
  const { market, language, content, text, path, translate } = edition
  const url = market.origin + path("property", listing.id)
  const title = `${listing.address.street}, ${placeOf(edition, listing)}`
  const agent = content.agents.find(({ id }) => id === listing.agent)
  const message = text("share.text", {
    headline: translate(listing.headline),
    place: title,
    price: capitalise(priceText(edition, listing)),
    agent: agent?.name ?? market.agency.name,
    phone: agent?.phoneLabel ?? market.agency.phoneLabel,
  })
  const { size, data } = encode(url, { ecc: "M", border: 0, maskPattern })
  return {
    url,
    title,
    text: message,
    links: [
      ...(listing.status === "sold"
        ? []
        : [{ name: text("share.follow"), path: followPathOf(language, queryOfHome(listing.id)) }]),
      {
        name: text("share.mail"),
        path: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${message}\n\n${url}`)}`,
      },
    ],
    code: { alt: text("share.code"), size: size + 2 * border, path: svgPathOf(data) },
    labels: {
      share: text("share.share"),
      print: text("share.print"),
      copied: text("share.copied"),
      copy: text("share.copy"),
    },
  }
}
