import { Link } from "gatsby"
import { useId } from "react"
import { useStore } from "../../../browser/create-store.ts"
import { chooseLanguage, declineLanguage } from "../../../browser/navigation/language-choice.ts"
import { useKeptQuery } from "../../../browser/navigation/query.ts"
import { questionHeight } from "../../../browser/tracking/question-height.ts"
import type { Frame } from "../../../site/page.ts"
import { languageOffers } from "../../../spec/language-offers.ts"
import * as styles from "./LanguageOfferLine.module.css"

export type LanguageOfferLineProps = {
  readonly frame: Frame
  /** The language that is offered. */
  readonly language: Frame["language"]
  readonly onClose: () => void
}

const pathIn = ({ translations }: Frame, language: Frame["language"]): string =>
  translations.find(({ code }) => code === language)?.path ?? ""

/** One line over the foot of the window, above the cookie question if that is open. */
export const LanguageOfferLine = ({ frame, language, onClose }: LanguageOfferLineProps) => {
  const id = useId()
  const query = useKeptQuery(pathIn(frame, frame.language), frame.keepsQuery)
  // Not its place, because a question that appears later must not shift the line.
  const transform = `translateY(calc(-1 * ${useStore(questionHeight) || "0px"}))`
  const { read, decline } = languageOffers[language]
  const onDecline = () => {
    declineLanguage()
    onClose()
    // The line disappears with the focus, which starts again at the top of the page.
    document.getElementById("gatsby-focus-wrapper")?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby={id} lang={language} className={styles.offer} style={{ transform }}>
      <Link id={id} to={pathIn(frame, language) + query} hrefLang={language} onClick={() => chooseLanguage(language)}>
        {read}
      </Link>
      <button type="button" className="button quiet small" onClick={onDecline}>
        {decline}
      </button>
    </section>
  )
}
