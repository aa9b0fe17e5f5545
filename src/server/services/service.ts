/**
 * Handles requests that no file answers, with web-standard Request and Response, so that any host can mount it.
 * @param client address that the request comes from
 */
export type Service = (request: Request, client: string) => Promise<Response>

export type PublishedFile = {
  /** Differs after a change of the file; empty if it is unknown. */
  readonly version: string
  readonly json: () => Promise<unknown>
}

/** Reads a published file by its path; undefined if there is none. */
export type PublishedFiles = (path: string) => Promise<PublishedFile | undefined>

/** Response of one sentence with the problem and its remedy. */
export const refusal = (status: number, sentence: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  })
