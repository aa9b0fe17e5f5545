import { Link } from "gatsby"
import { CookieSettingsControl } from "../../consent/CookieConsent/CookieSettingsControl.tsx"
import type { FooterData } from "../footer.data.ts"
import * as styles from "./SiteFooter.module.css"

export type SiteFooterProps = { readonly footer: FooterData }

export const SiteFooter = ({ footer: { contact, pages, markets, feed, cookies, fiction } }: SiteFooterProps) => {
  const { agency } = contact
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.contact}>
          <h2 className="sprig">{contact.heading}</h2>
          <p>{contact.lead}</p>
          {contact.page && (
            <p>
              <Link to={contact.page.path}>{contact.page.name}</Link>
            </p>
          )}
          <address>
            <a href={`tel:${agency.phone}`}>{agency.phoneLabel}</a>{" "}
            <a href={`mailto:${agency.email}`}>{agency.email}</a> <span>{agency.legalName}</span>{" "}
            <span>{agency.registrationNumber}</span>{" "}
            <span>{`${agency.street}, ${agency.postalCode} ${contact.city}`}</span>
          </address>
        </section>
        {pages.links.length > 0 && (
          <section>
            <h2>{pages.heading}</h2>
            <ul>
              {pages.links.map(({ name, path }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
              {feed && (
                <li>
                  <a href={feed.path}>{feed.name}</a>
                </li>
              )}
            </ul>
          </section>
        )}
        <section>
          <h2>{markets.heading}</h2>
          <ul>
            {markets.links.map(({ name, href, current }) => (
              <li key={href}>
                <a href={href} aria-current={current ? "true" : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={styles.end}>
        <p>{fiction}</p>
        {cookies && <CookieSettingsControl settings={cookies} />}
      </div>
    </footer>
  )
}
