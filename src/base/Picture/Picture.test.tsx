import { render, screen } from "@testing-library/react"
import { Picture } from "./Picture.tsx"

const picture = { base: "/media/flats-01.0a1b2c3d", alt: "Ett flerbostadshus", color: "#9d8e78" }

test("a browser may choose among widths, of the best format first", () => {
  const { container } = render(<Picture picture={picture} sizes="(min-width: 60rem) 46rem, 94vw" />)
  expect(
    [...container.querySelectorAll("picture > source")].map((source) => [
      source.getAttribute("type"),
      source.getAttribute("srcset"),
      source.getAttribute("sizes"),
    ]),
  ).toEqual([
    [
      "image/avif",
      "/media/flats-01.0a1b2c3d-400.avif 400w, /media/flats-01.0a1b2c3d-672.avif 672w, /media/flats-01.0a1b2c3d-800.avif 800w, /media/flats-01.0a1b2c3d-1200.avif 1200w",
      "(min-width: 60rem) 46rem, 94vw",
    ],
    [
      "image/webp",
      "/media/flats-01.0a1b2c3d-400.webp 400w, /media/flats-01.0a1b2c3d-672.webp 672w, /media/flats-01.0a1b2c3d-800.webp 800w, /media/flats-01.0a1b2c3d-1200.webp 1200w",
      "(min-width: 60rem) 46rem, 94vw",
    ],
  ])
})

test("the image has its text, its size and its colour before it loads", () => {
  render(<Picture picture={picture} sizes="94vw" />)
  const image = screen.getByRole("img", { name: "Ett flerbostadshus" })
  expect(image).toHaveAttribute("src", "/media/flats-01.0a1b2c3d-1200.jpg")
  expect(image).toHaveAttribute("width", "1200")
  expect(image).toHaveAttribute("height", "800")
  expect(image).toHaveStyle({ backgroundColor: "#9d8e78" })
})

test.each([
  [true, "eager", "high", "auto"],
  [false, "lazy", "auto", "async"],
  [undefined, "lazy", "auto", "async"],
])("first on the screen: %s, so it is loaded %s", (first, loading, priority, decoding) => {
  render(<Picture picture={picture} sizes="94vw" {...(first !== undefined && { first })} />)
  const image = screen.getByRole("img")
  expect([image.getAttribute("loading"), image.getAttribute("fetchpriority"), image.getAttribute("decoding")]).toEqual([
    loading,
    priority,
    decoding,
  ])
})
