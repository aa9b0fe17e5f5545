import * as z from "zod/mini"
import type { FeedWords } from "../base/HomeCard/home-file.data.ts"
import { alertStates, type FollowWords, followTexts } from "../domain/search/alert-words.ts"
import type { FilterNames } from "../domain/search/filters.ts"
import type { Shape } from "./parse.ts"

type NamedFilter = FilterNames["filters"][number]
type Range = Extract<NamedFilter, { readonly kind: "range" }>
type Choice = Extract<NamedFilter, { readonly kind: "choice" }>

const text = z.string()
const place = z.object({ value: text, label: text } satisfies Shape<FilterNames["places"][number]>)
const option = z.object({ value: text, name: text } satisfies Shape<Choice["options"][number]>)
const filter = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("range"), name: text, label: text, unit: z.nullable(text) } satisfies Shape<Range>),
  z.object({ kind: z.literal("choice"), name: text, options: z.array(option) } satisfies Shape<Choice>),
])

const names = z.object({
  places: z.array(place),
  filters: z.array(filter),
  moreFilters: z.array(filter),
  words: z.object({
    between: text,
    from: text,
    upTo: text,
    textFilter: text,
    drawn: text,
  } satisfies Shape<FilterNames["words"]>),
} satisfies Shape<FilterNames>)

const state = z.object({ heading: text, text } satisfies Shape<FollowWords["states"]["sent"]>)
const follow = z.object({
  texts: z.looseRecord(z.enum(followTexts), text),
  states: z.looseRecord(z.enum(alertStates), state),
} satisfies Shape<FollowWords>)

/** Texts of search feeds and alerts in one language. */
export const feedWordsSchema: z.ZodMiniType<FeedWords> = z.object({
  title: text,
  description: text,
  listings: text,
  names,
  follow,
  followHome: follow,
} satisfies Shape<FeedWords>)
