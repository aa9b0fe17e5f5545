import { act, memo, useState } from "react"
import { countReact } from "./react-counts.ts"

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// React looks for the hook when its renderer loads.
countReact()
const { createRoot } = jest.requireActual<typeof import("react-dom/client")>("react-dom/client")

const Leaf = ({ text }: { readonly text: string }) => <i>{text}</i>
const Still = memo(Leaf)

let change: (text: string) => void = () => undefined
const Changing = () => {
  const [text, setText] = useState("a")
  change = setText
  return (
    <p>
      <Leaf text={text} />
      <Still text="always the same" />
    </p>
  )
}

const Page = () => (
  <main>
    <Changing />
    <Leaf text="beside it" />
  </main>
)

/** Commits and renders since the last look. */
const counts = () => {
  const { commits, renders } = window.reactCounts ?? { commits: Number.NaN, renders: Number.NaN }
  Object.assign(window.reactCounts ?? {}, { commits: 0, renders: 0 })
  return { commits, renders }
}

test("a page counts all its components once, a change only those that rendered again", () => {
  const root = createRoot(document.createElement("div"))
  act(() => root.render(<Page />))
  expect(counts()).toEqual({ commits: 1, renders: 5 })
  act(() => change("b"))
  expect(counts()).toEqual({ commits: 1, renders: 2 })
  act(() => change("b"))
  expect(counts().renders).toBeLessThanOrEqual(1)
  act(() => root.unmount())
})
