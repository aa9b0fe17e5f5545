import { LinkChips } from "../../../base/LinkChips/LinkChips.tsx"
import type { PageLink } from "../../../site/page.ts"

export type TopicLinksProps = {
  readonly label: string
  readonly links: readonly PageLink[]
}

export const TopicLinks = ({ label, links }: TopicLinksProps) => (
  <nav aria-label={label}>
    <LinkChips links={links} />
  </nav>
)
