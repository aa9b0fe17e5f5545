import type { RunnerResult } from "lighthouse"

/** Bytes on the wire: headers and compressed bodies. */
export type Payload = {
  /** The compressed body alone: the first response of a connection has 1.4 KB of headers, and a later one 0.1 KB. */
  readonly html: number
  readonly js: number
  readonly pictures: number
  /** Bytes of the first requested picture, if the page has pictures. */
  readonly firstPicture: number | undefined
}

type Request = { readonly resourceType?: string; readonly transferSize: number; readonly networkRequestTime: number }

const total = (requests: readonly Request[]): number =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0)

type Events = readonly { readonly method: string; readonly params: unknown }[]
type Response = { readonly type: string; readonly response: { readonly headers: Readonly<Record<string, string>> } }

/**
 * What the server says that it sends. What Chrome says that it has received does not tell headers and body apart: if it is
 * busy, it has all of the body when it speaks of the headers.
 */
const bytesOfHtml = (events: Events): number =>
  events
    .filter(({ method }) => method === "Network.responseReceived")
    .map(({ params }) => params as Response)
    .filter(({ type }) => type === "Document")
    .map(({ response }) => Number(response.headers["content-length"]))
    .reduce((sum, bytes) => sum + bytes, 0)

/**
 * Sums the bytes of a page's requests.
 * @throws Error if the page's own request is missing, or its response has no Content-Length
 */
export const payloadOf = ({ lhr, artifacts }: RunnerResult): Payload => {
  const details = lhr.audits["network-requests"]?.details as { items: Request[] } | undefined
  const requests = (details?.items ?? []).toSorted((a, b) => a.networkRequestTime - b.networkRequestTime)
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type)
  if (ofType("Document").length === 0) throw new Error("Lighthouse noted no request of the page.")
  const html = bytesOfHtml(artifacts.DevtoolsLog as Events)
  if (!(html > 0)) throw new Error("The page's response has no Content-Length.")
  return {
    html,
    js: total(ofType("Script")),
    pictures: total(ofType("Image")),
    firstPicture: ofType("Image")[0]?.transferSize,
  }
}
