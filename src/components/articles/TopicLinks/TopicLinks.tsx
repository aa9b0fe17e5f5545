import type { PageLink } from "../../../site/page.ts"
import { LinkChips } from "../../base/LinkChips/LinkChips.tsx"

export type TopicLinksProps = {
  readonly label: string
  readonly links: readonly PageLink[]
}

export const TopicLinks = ({ label, links }: TopicLinksProps) => (
  <nav aria-label={label}>
    <LinkChips links={links} />
  </nav>
)
