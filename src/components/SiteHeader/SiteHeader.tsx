import { Link } from "gatsby"
import type { ReactNode } from "react"
import type { HeaderData } from "../../build/chrome.ts"
import type { Frame } from "../../build/page.ts"
import { FavouritesLink } from "../FavouritesLink/FavouritesLink.tsx"
import { Wordmark } from "../Wordmark/Wordmark.tsx"
import * as styles from "./SiteHeader.module.css"

export type SiteHeaderProps = {
  readonly header: HeaderData
  readonly section: Frame["section"] | null
  /** The language switch: it differs from page to page, the rest of the header does not. */
  readonly children: ReactNode
}

const menuId = "site-menu"

/** A link leaves the header where it is, and the menu with it. */
const closeMenu = () => document.getElementById(menuId)?.hidePopover?.()

/**
 * Not sticky: what a page keeps in view itself is worth more of a small window. Where the links do not fit in one line they
 * are a popover, which browsers open and close without scripts; one that knows no popovers shows them in the header.
 */
export const SiteHeader = ({ header, section, children }: SiteHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <Link to={header.home} className={styles.home}>
        <Wordmark name={header.siteName} />
      </Link>
      {header.links.length > 0 && (
        <nav aria-label={header.label} className={styles.navigation}>
          <button type="button" popoverTarget={menuId} className={`button quiet small ${styles.opener}`}>
            {header.menu.open}
          </button>
          <div id={menuId} popover="auto" className={styles.menu}>
            <button
              type="button"
              popoverTarget={menuId}
              popoverTargetAction="hide"
              className={`button quiet small ${styles.closer}`}
            >
              {header.menu.close}
            </button>
            <ul>
              {header.links.map((link) => (
                <li key={link.path}>
                  <Link to={link.path} data-current={link.section === section ? true : undefined} onClick={closeMenu}>
                    {link.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
      {header.favourites && <FavouritesLink favourites={header.favourites} />}
      {children}
    </div>
  </header>
)
