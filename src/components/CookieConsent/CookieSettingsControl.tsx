import { Link } from "gatsby"
import { openSettings, useConsent } from "../../browser/consent.ts"
import type { CookieSettings } from "../../build/consent.ts"
import * as styles from "./CookieSettingsControl.module.css"

export type CookieSettingsControlProps = { readonly settings: CookieSettings }

/** Opens the visitor's choice again. Without JavaScript nothing was chosen: then it leads to what is said about privacy. */
export const CookieSettingsControl = ({ settings: { name, path } }: CookieSettingsControlProps) => {
  const isReady = useConsent().consent !== undefined
  if (!isReady) return <Link to={path}>{name}</Link>
  return (
    <button type="button" className={styles.settings} onClick={(event) => openSettings(event.currentTarget)}>
      {name}
    </button>
  )
}
