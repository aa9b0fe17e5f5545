import { hideMissingChunks, showMissingChunks } from "./failure.ts"

/** What each page has, and a part of it that may report its own failure. */
const pageHtml = `
  <p id="failure" hidden data-text="A part of the page did not load." data-reload="Load the page again"></p>
  <main><section><p role="alert" hidden>The search did not load.</p></section></main>`

let reportMissingChunk = () => {}
beforeAll(() => {
  Object.assign(window, {
    ___emitter: {
      on: (event: string, listener: () => void) => {
        if (event === "onChunkMissing") reportMissingChunk = listener
      },
    },
  })
  showMissingChunks()
})
beforeEach(() => {
  document.body.innerHTML = pageHtml
})

const message = () => document.querySelector<HTMLElement>("#failure")
const alertInPlace = () => document.querySelector<HTMLElement>("[role=alert]")

test("a part that stays missing is reported, with a link that loads the page again", () => {
  expect(message()).not.toBeVisible()
  reportMissingChunk()
  expect(message()).toBeVisible()
  expect(message()).toHaveTextContent(/^A part of the page did not load\. Load the page again$/)
  expect(message()?.querySelector("a")).toHaveAttribute("href", "")
})

test("a part that reports its failure in its own place is not reported twice", () => {
  alertInPlace()?.removeAttribute("hidden")
  reportMissingChunk()
  expect(message()).not.toBeVisible()
})

test("the report disappears as the visitor leaves the page, and once the part reports for itself", () => {
  reportMissingChunk()
  hideMissingChunks()
  expect(message()).not.toBeVisible()
  expect(message()).toBeEmptyDOMElement()

  reportMissingChunk()
  alertInPlace()?.removeAttribute("hidden")
  reportMissingChunk()
  expect(message()).not.toBeVisible()
})

test("a page without a report is left as it is, because a changed attribute costs its styles", async () => {
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  hideMissingChunks()
  await Promise.resolve()
  expect(changes).toEqual([])
  reportMissingChunk()
  await Promise.resolve()
  expect(changes).not.toEqual([])
  observer.disconnect()
})

test("a page that has no place for a report goes on", () => {
  document.body.innerHTML = ""
  expect(reportMissingChunk).not.toThrow()
})
