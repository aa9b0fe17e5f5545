import type { Language } from "../../spec/languages.ts"
import type { AlertTexts } from "./alert-texts/alert-texts.ts"
import { en } from "./alert-texts/en.ts"
import { fi } from "./alert-texts/fi.ts"
import { nb } from "./alert-texts/nb.ts"
import { sv } from "./alert-texts/sv.ts"

export const alertTexts: { readonly [language in Language]: AlertTexts } = { sv, fi, en, nb }
