/** @jest-environment node */
import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { Suspense } from "react"
import { renderToPipeableStream } from "react-dom/server"
import { asleep } from "./lazy-hydration.ts"

test("a part stands in the HTML that the build writes, although nobody asks for its code there", async () => {
  const { part } = asleep(async () => ({ Live: () => <p>Hello</p> }))
  const Live = part(({ Live }) => Live)
  const html = new PassThrough()
  const { pipe } = renderToPipeableStream(
    <Suspense fallback={<p>Waiting</p>}>
      <Live />
    </Suspense>,
    { onAllReady: () => pipe(html) },
  )
  expect(await text(html)).toBe("<!--$--><p>Hello</p><!--/$-->")
})
