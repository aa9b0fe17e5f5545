import { fireEvent, render, screen } from "@testing-library/react"
import { MoreHomes } from "./MoreHomes.tsx"

/** Runs what observes the button, as if the visitor had scrolled. */
let scroll = () => {}
const isObserved = new Set<object>()
beforeAll(() => {
  // jsdom has no layout: its window has 768 pixels.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      readonly listener: () => void
      constructor(listener: () => void) {
        this.listener = listener
      }
      observe() {
        isObserved.add(this)
        scroll = this.listener
      }
      disconnect() {
        isObserved.delete(this)
      }
    },
  })
})

const onMore = jest.fn()
beforeEach(() => onMore.mockClear())

type Options = { readonly isLive?: boolean; readonly isSearching?: boolean; readonly shown?: number }
const moreHomes = ({ isLive = true, isSearching = false, shown = 24 }: Options = {}) => (
  <MoreHomes
    label="More homes"
    nextPage="/bostader/2/"
    isLive={isLive}
    isSearching={isSearching}
    shown={shown}
    onMore={onMore}
  />
)
const button = () => screen.getByRole("button", { name: "More homes" })
/** Scrolls so that the end of the list is this many pixels below the window. */
const scrollTo = (pixels: number) => {
  button().getBoundingClientRect = () => ({ top: 768 + pixels }) as DOMRect
  scroll()
}

test("without the search, the button opens the next page of the list", () => {
  render(moreHomes({ isLive: false }))
  const sent: unknown[] = []
  const onSubmit = (event: Event) => {
    event.preventDefault()
    sent.push(event.target)
  }
  window.addEventListener("submit", onSubmit, { once: true })
  fireEvent.click(button())
  expect(sent).toEqual([button().closest("form[action='/bostader/2/']")])
  expect(onMore).not.toHaveBeenCalled()
})

test("a press shows more at once", () => {
  render(moreHomes())
  fireEvent.click(button())
  expect(onMore.mock.calls).toEqual([[true]])
})

test.each([
  ["far below", 900, 0],
  ["near", 899, 1],
  ["just near enough", 450, 1],
  ["almost in view, where more homes would push the page", 449, 0],
])("more homes show by themselves if the end is %s: %i pixels", (_, pixels, times) => {
  render(moreHomes())
  scrollTo(pixels)
  expect(onMore.mock.calls).toEqual(Array.from({ length: times }, () => [false]))
})

test("nothing shows by itself while the search waits for its answer", () => {
  isObserved.clear()
  render(moreHomes({ isSearching: true }))
  expect(isObserved.size).toBe(0)
})

test("after four times the end of the page can be reached, until the visitor presses", () => {
  const { rerender } = render(moreHomes())
  const comeNear = (shown: number) => {
    scrollTo(800)
    rerender(moreHomes({ shown }))
  }
  for (const shown of [48, 72, 96, 120, 144]) comeNear(shown)
  expect(onMore).toHaveBeenCalledTimes(4)
  fireEvent.click(button())
  rerender(moreHomes({ shown: 168 }))
  comeNear(192)
  expect(onMore.mock.calls).toEqual([[false], [false], [false], [false], [true], [false]])
})
