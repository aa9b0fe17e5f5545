import { type ComponentType, useEffect, useState } from "react"
import { languageToOffer } from "../../../browser/navigation/language-choice.ts"
import type { Frame } from "../../../site/page.ts"
import type { LanguageOfferLineProps } from "./LanguageOfferLine.island.tsx"

export type LanguageOfferProps = { readonly frame: Frame }

type Offer = { readonly Line: ComponentType<LanguageOfferLineProps>; readonly language: Frame["language"] }

const loadLine = () => import(/* webpackChunkName: "language-offer" */ "./LanguageOfferLine.island.tsx")

/** Offers the first page of a visit in the language that the visitor seems to read; loads code only for an offer. */
export const LanguageOffer = ({ frame }: LanguageOfferProps) => {
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    const languages = frame.translations.map(({ code }) => code)
    const language = languageToOffer(frame.language, languages)
    // Without a network, the missing code would show an error for something that nobody has asked for.
    if (!language || !navigator.onLine) return
    let isLeft = false
    loadLine().then(
      ({ LanguageOfferLine: Line }) => isLeft || setOffer({ Line, language }),
      () => {},
    )
    return () => {
      isLeft = true
      setOffer(null)
    }
  }, [frame])

  return offer && <offer.Line frame={frame} language={offer.language} onClose={() => setOffer(null)} />
}
