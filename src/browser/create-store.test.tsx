import { act, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { createStore, useStore } from "./create-store.ts"

test("a component follows the store, and the page's HTML has its initial value", () => {
  const store = createStore("none")
  const Value = () => <p>{useStore(store)}</p>
  render(<Value />)
  act(() => store.set("one"))
  expect(screen.getByText("one")).toBeTruthy()
  expect(renderToString(<Value />)).toBe("<p>none</p>")
})

test("a listener that has unsubscribed hears of no more changes", () => {
  const store = createStore(0)
  const listener = jest.fn()
  const unsubscribe = store.subscribe(listener)
  store.set(1)
  unsubscribe()
  store.set(2)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.get()).toBe(2)
})
