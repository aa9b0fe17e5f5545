import type { Result } from "lighthouse"

/** Bytes on the wire, with headers, compressed as the host compresses. */
export type Payload = {
  readonly html: number
  readonly js: number
  readonly pictures: number
  /** Of the picture that was asked for first; none on pages without pictures. */
  readonly firstPicture: number | undefined
}

type Request = { readonly resourceType?: string; readonly transferSize: number; readonly networkRequestTime: number }

const total = (requests: readonly Request[]): number =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0)

/** What the page made the browser fetch. @throws Error where not even the page itself was noted: nothing would weigh nothing */
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
