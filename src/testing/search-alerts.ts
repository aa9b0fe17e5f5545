import type { SearchAlert } from "../server/store/search-alerts.ts"

/** An unconfirmed alert about any home of Sweden, with the given fields. */
export const searchAlertWith = (fields: Partial<SearchAlert> = {}): SearchAlert => ({
  id: "7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11",
  market: "se",
  language: "sv",
  email: "asa@example.com",
  query: "",
  street: null,
  requested: "2026-11-21T10:00:00.000Z",
  confirmed: null,
  news: null,
  refusals: 0,
  ...fields,
})
