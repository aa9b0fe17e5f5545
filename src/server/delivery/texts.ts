import type { Language } from "../../spec/languages.ts"
import { en } from "./texts/en.ts"
import { fi } from "./texts/fi.ts"
import type { MessageTexts } from "./texts/message-texts.ts"
import { nb } from "./texts/nb.ts"
import { sv } from "./texts/sv.ts"

export const messageTexts: { readonly [language in Language]: MessageTexts } = { sv, fi, en, nb }
