import * as z from "zod/mini"
import { parseAs, type Shape } from "../../contracts/parse.ts"
import { logReasonOf } from "../../domain/plain-error.ts"
import { type HomeNews, type News, newsStatuses } from "./alert-rules.ts"
import type { SearchAlert } from "./search-alerts.ts"

const changedHome = z.object({
  id: z.string(),
  from: z.number(),
  to: z.number(),
} satisfies Shape<News["changed"][number]>)

const homeNews = z.object({
  status: z.nullable(z.enum(newsStatuses)),
  added: z.array(z.string()),
  cancelled: z.array(z.string()),
} satisfies Shape<HomeNews>)

const newsSchema: z.ZodMiniType<News> = z.object({
  added: z.array(z.string()),
  addedCount: z.number(),
  changed: z.array(changedHome),
  changedCount: z.number(),
  home: z.optional(homeNews),
} satisfies Shape<News>)

const source = {
  name: "the news of an alert in the database",
  reader: "this server",
  fix: "run one version of the server",
}

/** Reads stored news; it throws nothing, because one alert must not keep the messages of others from being leased. */
export const storedNews = (text: unknown): Pick<SearchAlert, "news" | "newsProblem"> => {
  if (text === null || text === undefined) return { news: null }
  try {
    return { news: parseAs(newsSchema, String(text), source) }
  } catch (error) {
    return { news: null, newsProblem: logReasonOf(error) }
  }
}
