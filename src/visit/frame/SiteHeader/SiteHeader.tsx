import { Link } from "gatsby"
import type { ReactNode } from "react"
import { Wordmark } from "../../../base/Wordmark/Wordmark.tsx"
import type { Frame } from "../../../site/page.ts"
import { FavouritesLink } from "../FavouritesLink/FavouritesLink.tsx"
import type { HeaderData } from "../header.data.ts"
import * as styles from "./SiteHeader.module.css"

export type SiteHeaderProps = {
  readonly header: HeaderData
  readonly section: Frame["section"] | null
  /** The language switch, the only part of the header that differs between pages. */
  readonly children: ReactNode
}

const menuId = "site-menu"

/** Most links that a tablet shows beside the other parts of the header; more have a line of their own. */
const mostBeside = 4

/** Closes the menu by hand, because the header stays mounted across navigations. */
const closeMenu = () => document.getElementById(menuId)?.hidePopover?.()

/**
 * Not sticky, to leave room in small windows; links that do not fit in one line are a native popover, or part of the
 * header in browsers without popovers.
 */
export const SiteHeader = ({ header, section, children }: SiteHeaderProps) => (
  <header className={styles.header}>
    <div className={header.links.length > mostBeside ? `${styles.bar} ${styles.long}` : styles.bar}>
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
