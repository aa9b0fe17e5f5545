/**
 * What answers requests that no file does, in web-standard terms, so that any host can mount it.
 * @param client address that the request comes from
 */
export type Service = (request: Request, client: string) => Promise<Response>

export type PublishedFile = {
  /** Another one when the file has changed; empty where nobody knows. */
  readonly version: string
  readonly json: () => Promise<unknown>
}

/** Files that the site was published with, by path; undefined where there is none. */
export type PublishedFiles = (path: string) => Promise<PublishedFile | undefined>

/** An answer of one sentence that says what was wrong and what to do. */
export const refusal = (status: number, sentence: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  })
