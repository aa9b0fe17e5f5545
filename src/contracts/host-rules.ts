import * as z from "zod/mini"
import type { Header, HeaderRule, HostRules } from "../published/host-rules.ts"
import type { Shape } from "./parse.ts"

const path = z.string().check(z.startsWith("/"))

/** No character of a header may begin another one. */
const header = z.object({
  key: z.string().check(z.regex(/^[\w-]+$/)),
  value: z.string().check(z.regex(/^[^\r\n\0]*$/)),
} satisfies Shape<Header>)

/** Rules that a host applies besides serving files. */
export const hostRulesSchema: z.ZodMiniType<HostRules> = z.object({
  headers: z.array(z.object({ path, headers: z.array(header) } satisfies Shape<HeaderRule>)),
  redirects: z.array(
    z.object({
      from: path,
      to: z.string(),
      status: z.int().check(z.minimum(300), z.maximum(399)),
    } satisfies Shape<HostRules["redirects"][number]>),
  ),
  errorPages: z.array(
    z.object({ prefix: path, notFound: path, serverError: path } satisfies Shape<HostRules["errorPages"][number]>),
  ),
} satisfies Shape<HostRules>)
