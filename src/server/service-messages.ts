import type { formPages } from "../service/form-page.ts"
import type { MarketName } from "../spec/markets.ts"

/** What the thread that serves pages has worked out in another one, because it takes milliseconds. */
export type Work =
  | {
      readonly do: "feed"
      readonly market: MarketName
      /** Of the release. */
      readonly folder: string
      readonly url: string
      readonly method: string
      readonly client: string
    }
  | { readonly do: "form"; readonly folder: string; readonly asked: Parameters<ReturnType<typeof formPages>> }

export type Asked = { readonly number: number; readonly work: Work }

export type Result = { readonly status: number; readonly headers: Record<string, string>; readonly body: string }

/** @property result undefined where there is no page with a form */
export type Answer = { readonly number: number; readonly result?: Result | undefined; readonly failure?: string }
