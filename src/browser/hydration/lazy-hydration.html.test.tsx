/** @jest-environment node */
import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { Suspense } from "react"
import { renderToPipeableStream } from "react-dom/server"
import { hydrateOnDemand } from "./lazy-hydration.ts"

test("an island is part of the built HTML, without its code", async () => {
  const { island } = hydrateOnDemand(async () => ({ Live: () => <p>Hello</p> }))
  const Live = island(({ Live }) => Live)
  const html = new PassThrough()
  const { pipe } = renderToPipeableStream(
    <Suspense fallback={<p>Waiting</p>}>
      <Live />
    </Suspense>,
    { onAllReady: () => pipe(html) },
  )
  expect(await text(html)).toBe("<!--$--><p>Hello</p><!--/$-->")
})
