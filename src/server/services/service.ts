import type { PublishedText } from "./page.ts"

/**
 * Handles requests that no file answers, with web-standard Request and Response, so that any host can mount it.
 * @param client address that the request comes from
 */
export type Service = (request: Request, client: string) => Promise<Response>

export type PublishedFile = {
  /** Differs after a change of the file; empty if it is unknown. */
  readonly version: string
  /** Time of its publication (ms since 1970); 0 if it is unknown. */
  readonly modified: number
  readonly text: () => Promise<string>
}

/** Reads a published file by its path; undefined if there is none. */
export type PublishedFiles = (path: string) => Promise<PublishedFile | undefined>

/** Reads the texts of files alone. */
export const textsOf =
  (published: PublishedFiles): PublishedText =>
  async (path) =>
    (await published(path))?.text()

/** Returns the file that a host's response contains; undefined if it has none. */
export const publishedResponse = (response: Response | undefined): PublishedFile | undefined =>
  response?.ok
    ? {
        version: response.headers.get("etag") ?? "",
        modified: Date.parse(response.headers.get("last-modified") ?? "") || 0,
        text: () => response.text(),
      }
    : undefined

/** Refuses a client that has sent too much. @param wait in seconds */
export const tooManyRequests = (wait: number): Response =>
  refusal(429, `Too many requests have come from here: try again in ${wait} seconds.`, { "retry-after": String(wait) })

/** Response of one sentence with the problem and its remedy. */
export const refusal = (status: number, sentence: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  })
