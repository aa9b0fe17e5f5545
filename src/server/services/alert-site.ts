import type { MarketName } from "../../spec/markets.ts"
import type { SearchAlertStore } from "../store/search-alerts.ts"
import { offeredHomes } from "./offered-homes.ts"
import { type SearchAlertsOptions, searchAlerts } from "./search-alerts.ts"
import { publishedResponse, type Service } from "./service.ts"

/** Settings of a function of a static host. */
type Variables = { readonly SMTP_URL?: string | undefined }

/**
 * Follows searches in a function of a static host.
 * @param fetchFile fetches a published file
 */
export const functionSearchAlerts = (
  market: MarketName,
  fetchFile: (path: string) => Promise<Response | undefined>,
  { alerts, limit }: { readonly alerts: SearchAlertStore } & Pick<SearchAlertsOptions, "limit">,
  { SMTP_URL }: Variables,
): Service =>
  searchAlerts({
    market,
    alerts,
    limit,
    hasMail: Boolean(SMTP_URL?.trim()),
    published: async (path) => (await fetchFile(path))?.text(),
    homes: offeredHomes(async (path) => publishedResponse(await fetchFile(path))),
  })
