import { render, screen } from "@testing-library/react"
import { useLayoutEffect } from "react"
import { useCards } from "./cards.ts"

const card = (id: string) => ({ card: { id } }) as never
const fetched = globalThis.fetch
afterEach(() => {
  globalThis.fetch = fetched
})

/** React runs an effect some time after its render, when more may be known. */
test("a card that fails does not retry while others render", async () => {
  const requestedPaths: string[] = []
  let fail = () => {}
  const failure = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response(null, { status: 500 }))
  })
  globalThis.fetch = ((path: string) => {
    requestedPaths.push(path)
    if (requestedPaths.filter((other) => other === path).length > 1 || path.includes("sund"))
      return Promise.resolve(Response.json(card(path)))
    return failure
  }) as typeof fetch

  const List = () => {
    const cards = useCards("sv", ["sundsgatan-1", "norrgatan-2"], [])
    useLayoutEffect(() => {
      if (cards.of("sundsgatan-1")) fail()
    })
    return cards.failed ? "failed" : "under way"
  }
  render(<List />)

  await screen.findByText("failed")
  await new Promise((resolve) => setImmediate(resolve))
  expect(screen.getByText("failed")).toBeInTheDocument()
  expect(requestedPaths).toEqual(["/homes/sv/sundsgatan-1.json", "/homes/sv/norrgatan-2.json"])
})
