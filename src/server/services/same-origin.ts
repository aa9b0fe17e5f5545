/** Whether the request can come from a page of the site: browsers set these headers, and no page can change them. */
export const isSameOrigin = (request: Request, origin: string): boolean => {
  const site = request.headers.get("sec-fetch-site")
  if (site !== null) return site === "same-origin" || site === "none"
  const from = request.headers.get("origin")
  if (from === null || from === origin) return true
  // Behind a proxy that ends TLS, the request has the same host but not the same scheme.
  return URL.canParse(from) && new URL(from).host === new URL(request.url).host
}
