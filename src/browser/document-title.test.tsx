import { render, waitFor } from "@testing-library/react"
import { useDocumentTitle } from "./document-title.ts"

const Page = ({ title }: { readonly title: string | null }) => {
  useDocumentTitle(title)
  return null
}

/** Writes the page's own title, as Gatsby does: it removes the element, and inserts another one later. */
const insertTitle = (title: string) => {
  document.head.innerHTML = ""
  document.head.append(Object.assign(document.createElement("title"), { textContent: title }))
}

beforeEach(() => insertTitle("Your favourites"))

test("the title is replaced at once, and again when the page inserts its own", async () => {
  const { rerender } = render(<Page title="Comparison of two homes" />)
  expect(document.title).toBe("Comparison of two homes")
  insertTitle("Your favourites")
  await waitFor(() => expect(document.title).toBe("Comparison of two homes"))
  rerender(<Page title="Comparison of three homes" />)
  expect(document.title).toBe("Comparison of three homes")
  expect(document.querySelectorAll("title")).toHaveLength(1)
})

test("the next page has its own title, and no title is inserted for a page without one", async () => {
  const { unmount } = render(<Page title="Comparison of two homes" />)
  document.head.innerHTML = ""
  await Promise.resolve()
  expect(document.querySelector("title")).toBeNull()
  unmount()
  insertTitle("Homes")
  await Promise.resolve()
  expect(document.title).toBe("Homes")
})

test("a page without another title leaves its own", () => {
  render(<Page title={null} />)
  expect(document.title).toBe("Your favourites")
})
