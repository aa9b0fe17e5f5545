import { Link } from "gatsby"
import { openSettings, useConsent } from "../../../browser/tracking/consent.ts"
import type { CookieSettings } from "../consent.data.ts"
import * as styles from "./CookieSettingsControl.module.css"

export type CookieSettingsControlProps = { readonly settings: CookieSettings }

/** Opens the consent settings; without JavaScript, and so without a choice, it links to the page about privacy. */
export const CookieSettingsControl = ({ settings: { name, path } }: CookieSettingsControlProps) => {
  const isReady = useConsent().consent !== undefined
  if (!isReady) return <Link to={path}>{name}</Link>
  return (
    <button type="button" className={styles.settings} onClick={(event) => openSettings(event.currentTarget)}>
      {name}
    </button>
  )
}
