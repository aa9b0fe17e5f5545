import { Link } from "gatsby"
import type { CSSProperties } from "react"
import { chooseLanguage } from "../../../browser/navigation/language-choice.ts"
import { useKeptQuery } from "../../../browser/navigation/query.ts"
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
  const query = useKeptQuery(translations.find(({ code }) => code === current)?.path ?? "", keepsQuery)
  return (
    <nav aria-label={label} className={styles.languages}>
      <ul style={{ "--languages": translations.length } as CSSProperties}>
        {translations.map(({ code, label: name, path }) => (
          <li key={code}>
            <Link
              to={path + query}
              hrefLang={code}
              lang={code}
              aria-current={code === current ? "true" : undefined}
              onClick={() => chooseLanguage(code)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
