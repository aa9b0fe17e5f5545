import * as z from "zod/mini"
import { type ContactWords, contactErrors, type SignUpWords, signUpStates } from "../domain/contact/words.ts"
import type { Shape } from "./parse.ts"

const text = z.string()
const textsOfStates = z.looseRecord(z.enum(signUpStates), text)

const signUp = z.object({
  headings: textsOfStates,
  texts: textsOfStates,
  withdraw: text,
  home: text,
} satisfies Shape<SignUpWords>)

/** Texts of the contact service in one language. */
export const contactWordsSchema: z.ZodMiniType<ContactWords> = z.object({
  error: text,
  heading: text,
  errors: z.looseRecord(z.enum(contactErrors), text),
  signUp,
} satisfies Shape<ContactWords>)
