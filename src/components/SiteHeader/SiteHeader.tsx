import { Link } from "gatsby"
import type { ReactNode } from "react"
import type { HeaderData } from "../../build/chrome.ts"
import type { Frame } from "../../build/page.ts"
import { Wordmark } from "../Wordmark/Wordmark.tsx"
import * as styles from "./SiteHeader.module.css"

export type SiteHeaderProps = {
  readonly header: HeaderData
  readonly section: Frame["section"] | null
  /** The language switch: it differs from page to page, the rest of the header does not. */
  readonly children: ReactNode
}

export const SiteHeader = ({ header, section, children }: SiteHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <Link to={header.home} className={styles.home}>
        <Wordmark name={header.siteName} />
      </Link>
      {children}
      {header.links.length > 0 && (
        <nav aria-label={header.label} className={styles.navigation}>
          <ul>
            {header.links.map((link) => (
              <li key={link.path}>
                <Link to={link.path} data-current={link.section === section ? true : undefined}>
                  {link.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  </header>
)
