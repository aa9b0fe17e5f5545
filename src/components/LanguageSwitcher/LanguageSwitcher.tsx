import { Link } from "gatsby"
import type { Frame } from "../../build/page.ts"
import * as styles from "./LanguageSwitcher.module.css"

export type LanguageSwitcherProps = {
  readonly label: string
  readonly current: Frame["language"]
  readonly translations: Frame["translations"]
}

export const LanguageSwitcher = ({ label, current, translations }: LanguageSwitcherProps) => (
  <nav aria-label={label} className={styles.languages}>
    <ul>
      {translations.map(({ code, label: name, path }) => (
        <li key={code}>
          <Link to={path} hrefLang={code} lang={code} aria-current={code === current ? "true" : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
