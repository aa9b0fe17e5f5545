import { apiHeaders } from "../../../publish/headers.ts"
import type { Service } from "../../services/service.ts"
import { webFunction } from "../../services/web-function.ts"

/** The part of the context from Cloudflare Pages that our functions use. */
export type Context = {
  readonly request: Request
  readonly env: {
    readonly ASSETS: { readonly fetch: (address: URL) => Promise<Response> }
    readonly MARKET?: string
    readonly DATABASE_URL?: string
    readonly CONTACT_RATE_LIMIT?: string
    readonly SMTP_URL?: string
    readonly CRM_WEBHOOK_URL?: string
  }
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Fetches a file of the deployment that the function belongs to. */
export const publishedFile = async ({ env, request }: Context, path: string): Promise<Response | undefined> => {
  const answer = await env.ASSETS.fetch(new URL(path, request.url))
  return answer.ok ? answer : undefined
}

export const responseOf = ({ request }: Context, service: Service): Promise<Response> =>
  webFunction(service, apiHeaders)(request, request.headers.get("cf-connecting-ip") ?? "")
