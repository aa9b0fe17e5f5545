import type { Result } from "lighthouse"

/** Bytes on the wire: headers and compressed bodies. */
export type Payload = {
  readonly html: number
  readonly js: number
  readonly pictures: number
  /** Bytes of the first requested picture, if the page has pictures. */
  readonly firstPicture: number | undefined
}

type Request = { readonly resourceType?: string; readonly transferSize: number; readonly networkRequestTime: number }

const total = (requests: readonly Request[]): number =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0)

/**
 * Sums the bytes of a page's requests.
 * @throws Error if the page's own request is missing
 */
export const payloadOf = (result: Result): Payload => {
  const details = result.audits["network-requests"]?.details as { items: Request[] } | undefined
  const requests = (details?.items ?? []).toSorted((a, b) => a.networkRequestTime - b.networkRequestTime)
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type)
  const html = total(ofType("Document"))
  if (html === 0) throw new Error("Lighthouse noted no request of the page.")
  return {
    html,
    js: total(ofType("Script")),
    pictures: total(ofType("Image")),
    firstPicture: ofType("Image")[0]?.transferSize,
  }
}
