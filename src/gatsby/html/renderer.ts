import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import { renderToPipeableStream, renderToString } from "react-dom/server"

/** React's mark for a part that is still suspended. */
const suspendedMark = "<!--$!-->"

/**
 * Renders in one piece, because React's stream moves large islands into place with inline scripts; a string costs half
 * as much but cannot wait for code.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  const atOnce = renderToString(bodyComponent)
  if (!atOnce.includes(suspendedMark)) return replaceBodyHTMLString(atOnce)
  const html = new PassThrough()
  const { pipe } = renderToPipeableStream(bodyComponent, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(html),
    onError: (error) => {
      html.destroy(error instanceof Error ? error : new Error(String(error)))
    },
  })
  replaceBodyHTMLString(await text(html))
}
