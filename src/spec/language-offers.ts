import type { Language } from "./languages.ts"

/**
 * Words that offer a page in another language: like the labels of the language switch, each is in its own language on
 * pages of the others. Only a browser that shows an offer loads them.
 */
export const languageOffers: Readonly<Record<Language, { readonly read: string; readonly decline: string }>> = {
  fi: { read: "Lue sivu suomeksi", decline: "Ei kiitos" },
  en: { read: "Read in English", decline: "No, thanks" },
  sv: { read: "Läs sidan på svenska", decline: "Nej tack" },
  nb: { read: "Les siden på norsk", decline: "Nei takk" },
}
