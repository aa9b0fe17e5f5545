import * as z from "zod/mini"
import type { HomeFile } from "../base/HomeCard/home-file.data.ts"
import type { ComparedValue } from "../domain/comparison.ts"
import type { Shape } from "./parse.ts"

type Card = HomeFile["card"]

const text = z.string()
const price = z.object({ term: text, value: text } satisfies Shape<Omit<Card["prices"][number], "key">>)
const newLabel = z.object({ label: text, publishedAt: text } satisfies Shape<NonNullable<Card["newLabel"]>>)
const picture = z.object({ base: text, alt: text, color: text } satisfies Shape<Card["picture"]>)
const favourite = z.object({
  id: text,
  label: text,
  removeLabel: text,
  street: text,
  price: z.exactOptional(z.number()),
} satisfies Shape<Card["favourite"]>)

const card = z.object({
  id: text,
  path: text,
  headline: text,
  place: text,
  prices: z.array(price),
  facts: text,
  status: z.nullable(text),
  priceChange: z.nullable(text),
  hitas: z.exactOptional(text),
  newLabel: z.nullable(newLabel),
  picture,
  favourite,
} satisfies Shape<Card>)

const compared = z.object({ text, number: z.exactOptional(z.number()) } satisfies Shape<ComparedValue>)
const viewing = z.object({ text, start: text, end: text } satisfies Shape<HomeFile["viewings"][number]>)

/** A home's file in one language. */
export const homeFileSchema: z.ZodMiniType<HomeFile> = z.object({
  card,
  published: text,
  updated: text,
  comparison: z.array(z.nullable(compared)),
  viewings: z.array(viewing),
} satisfies Shape<HomeFile>)

/** What a build reads of the home's file that an earlier one has published. */
export const homeStreetSchema = z.object({ card: z.object({ favourite: z.object({ street: text }) }) })
