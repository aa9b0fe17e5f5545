import type { MarketName } from "../../spec/markets.ts"
import type { formPages } from "../services/form-page.ts"

/** Work that the main thread sends to another one, because it takes milliseconds. */
export type Work =
  | {
      readonly do: "feed"
      readonly market: MarketName
      /** Folder of the release. */
      readonly folder: string
      readonly url: string
      readonly method: string
      readonly client: string
    }
  | { readonly do: "form"; readonly folder: string; readonly args: Parameters<ReturnType<typeof formPages>> }

export type WorkRequest = { readonly number: number; readonly work: Work }

export type Result = { readonly status: number; readonly headers: Record<string, string>; readonly body: string }

/** @property result undefined if there is no page with a form */
export type Answer = { readonly number: number; readonly result?: Result | undefined; readonly failure?: string }
