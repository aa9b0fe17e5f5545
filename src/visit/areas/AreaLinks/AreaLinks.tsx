import { LinkChips } from "../../../base/LinkChips/LinkChips.tsx"
import type { AreaLinksData } from "../area-links.data.ts"

export type AreaLinksProps = { readonly areas: AreaLinksData }

/** Every area as a link, for visitors who have nothing to look at yet. */
export const AreaLinks = ({ areas: { heading, links } }: AreaLinksProps) => (
  <section>
    <h2>{heading}</h2>
    <LinkChips links={links} />
  </section>
)
