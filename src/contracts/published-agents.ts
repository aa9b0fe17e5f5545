import * as z from "zod/mini"
import type { PublishedAgents } from "../published/agents.ts"
import type { Shape } from "./parse.ts"

const agent = z.object({
  name: z.string(),
  email: z.string(),
  homes: z.array(z.string()),
} satisfies Shape<PublishedAgents["agents"][number]>)

/** Agents of a market's homes. */
export const publishedAgentsSchema: z.ZodMiniType<PublishedAgents> = z.object({
  agents: z.array(agent),
} satisfies Shape<PublishedAgents>)
