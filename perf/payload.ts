import type { RunnerResult } from "lighthouse"

/** Bytes on the wire: headers and compressed bodies. */
export type Payload = {
  /** Without headers, of which the first response of a connection has 1.4 KB and a later one 0.1 KB. */
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
type Response = { readonly type: string; readonly response: { readonly encodedDataLength: number } }

/** What Chrome has received of a response when it has its headers only. */
const headersOfHtml = (events: Events): number =>
  events
    .filter(({ method }) => method === "Network.responseReceived")
    .map(({ params }) => params as Response)
    .filter(({ type }) => type === "Document")
    .reduce((sum, { response }) => sum + response.encodedDataLength, 0)

/**
 * Sums the bytes of a page's requests.
 * @throws Error if the page's own request is missing
 */
export const payloadOf = ({ lhr, artifacts }: RunnerResult): Payload => {
  const details = lhr.audits["network-requests"]?.details as { items: Request[] } | undefined
  const requests = (details?.items ?? []).toSorted((a, b) => a.networkRequestTime - b.networkRequestTime)
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type)
  const html = total(ofType("Document"))
  if (html === 0) throw new Error("Lighthouse noted no request of the page.")
  return {
    html: html - headersOfHtml(artifacts.DevtoolsLog as Events),
    js: total(ofType("Script")),
    pictures: total(ofType("Image")),
    firstPicture: ofType("Image")[0]?.transferSize,
  }
}
