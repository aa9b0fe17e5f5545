/** Whether the request comes from a page of the site itself: browsers say so, and no page can make them say otherwise. */
export const isOwn = (request: Request, origin: string): boolean => {
  const site = request.headers.get("sec-fetch-site")
  if (site !== null) return site === "same-origin" || site === "none"
  const from = request.headers.get("origin")
  if (from === null || from === origin) return true
  // A proxy that ends TLS asks over http for the same host.
  return URL.canParse(from) && new URL(from).host === new URL(request.url).host
}
