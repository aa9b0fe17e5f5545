import { apiHeaders } from "../../build/headers.ts"
import type { Service } from "../../service/service.ts"
import { webFunction } from "../../service/web-function.ts"

/** What Cloudflare Pages gives a function, as far as ours need it. */
export type Context = {
  readonly request: Request
  readonly env: {
    readonly ASSETS: { readonly fetch: (address: URL) => Promise<Response> }
    readonly MARKET?: string
    readonly DATABASE_URL?: string
    readonly CONTACT_RATE_LIMIT?: string
  }
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** A file of the site that the function was published with. */
export const publishedFile = async ({ env, request }: Context, path: string): Promise<Response | undefined> => {
  const answer = await env.ASSETS.fetch(new URL(path, request.url))
  return answer.ok ? answer : undefined
}

export const answered = ({ request }: Context, service: Service): Promise<Response> =>
  webFunction(service, apiHeaders)(request, request.headers.get("cf-connecting-ip") ?? "")
