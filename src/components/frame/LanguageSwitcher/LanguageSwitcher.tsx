import { Link } from "gatsby"
import type { CSSProperties } from "react"
import { useQuery } from "../../../browser/navigation/query.ts"
import type { Frame } from "../../../site/page.ts"
import * as styles from "./LanguageSwitcher.module.css"

export type LanguageSwitcherProps = {
  readonly label: string
  readonly current: Frame["language"]
  readonly translations: Frame["translations"]
  /** Whether the links keep the query of the address. */
  readonly keepsQuery: boolean
}

export const LanguageSwitcher = ({ label, current, translations, keepsQuery }: LanguageSwitcherProps) => {
  const query = useQuery(translations.find(({ code }) => code === current)?.path ?? "")
  const querySuffix = keepsQuery && query ? `?${query}` : ""
  return (
    <nav aria-label={label} className={styles.languages}>
      <ul style={{ "--languages": translations.length } as CSSProperties}>
        {translations.map(({ code, label: name, path }) => (
          <li key={code}>
            <Link
              to={path + querySuffix}
              hrefLang={code}
              lang={code}
              aria-current={code === current ? "true" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
