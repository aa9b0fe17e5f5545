import { z } from "zod"
import type { Language } from "../../spec/languages.ts"
import { day, line, picture, slug, translations } from "./fields.ts"

/** What an agent's portrait is drawn from (src/site/media/portraits.ts). */
const portrait = z.strictObject({
  skin: z.enum(["fair", "olive", "brown"]),
  hair: z.enum(["bob", "long", "bun", "short", "swept", "curly", "cropped"]),
  hairColour: z.enum(["black", "brown", "copper", "blond", "grey"]),
  beard: z.boolean(),
  glasses: z.boolean(),
  collar: z.enum(["round", "high", "shirt"]),
  clothing: z.enum(["spruce", "berry", "blue", "ochre"]),
  ground: z.enum(["leaf", "sky", "sand", "rose"]),
  /** Whether the agent looks to the other side. */
  mirrored: z.boolean(),
})

export const agent = (languages: readonly Language[]) =>
  z.strictObject({
    name: line,
    title: translations(languages),
    phone: z.string().regex(/^\+\d{8,15}$/),
    phoneLabel: line,
    email: z.email(),
    /** ISO 639-1 codes of the languages that the agent speaks, the best first. */
    languages: z.array(z.enum(["sv", "fi", "en", "da", "nb", "de", "et"])).min(1),
    /** One or two sentences, for readers of the agent's articles and for sellers. */
    presentation: translations(languages),
    /** Two or three sentences below it, on the agent's own page. */
    introduction: translations(languages),
    portrait,
  })

/** Topic of articles, with a page that lists them. */
export const topic = (languages: readonly Language[]) =>
  z.strictObject({
    name: translations(languages),
    slug: translations(languages, slug),
    /** Heading of the topic's page: "Articles about energy". */
    heading: translations(languages),
    description: translations(languages),
  })

export const postFrontMatter = z
  .strictObject({
    title: line,
    description: line.max(180),
    slug,
    date: day,
    /** Day of the last change that matters to readers. */
    updated: day.optional(),
    /** Id of an agent of the market. */
    author: line,
    picture,
    /** Ids of topics of the market. */
    topics: z.array(line).min(1).max(3),
  })
  .refine(({ date, updated }) => updated === undefined || updated > date, {
    path: ["updated"],
    error: "must be later than date; leave it out of an article that has not changed",
  })

export const pageFrontMatter = z.strictObject({
  title: line,
  description: line.max(180),
  /** Left out if the page is named after a route (privacy, hitas). */
  slug: slug.optional(),
  updated: day,
  picture: picture.optional(),
  /** Steps of a sale in order, for the page for sellers. */
  steps: z.array(z.strictObject({ name: line, time: line, text: line })).optional(),
  /** Prices of selling, with their date in the note. */
  prices: z.strictObject({ note: line, items: z.array(z.strictObject({ term: line, value: line })) }).optional(),
  questions: z.array(z.strictObject({ question: line, answer: line })).optional(),
  /** Short dated facts at the top of the page. */
  facts: z.array(z.strictObject({ term: line, value: line })).optional(),
  sources: z.array(z.strictObject({ name: line, url: z.url() })).optional(),
})
