import { passOn } from "./sharing.ts"

const home = { url: "https://a.example/", title: "A 1" }
const device = (given: object) => {
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true })
}
const writeText = jest.fn(async () => {})
const refused = (name: string) => () => Promise.reject(new DOMException("", name))

beforeEach(() => {
  writeText.mockClear()
  device({ share: undefined, canShare: undefined, clipboard: { writeText } })
})

test("a device that can share is handed all of it", async () => {
  const share = jest.fn(async () => {})
  device({ share })
  expect(await passOn(home)).toBe("shared")
  expect(share).toHaveBeenCalledWith(home)
  expect(writeText).not.toHaveBeenCalled()
})

test("the address is copied where the device shares nothing, or not this", async () => {
  expect(await passOn(home)).toBe("copied")
  device({ share: refused("DataError"), canShare: () => false })
  expect(await passOn(home)).toBe("copied")
  expect(writeText.mock.calls).toEqual([["https://a.example/"], ["https://a.example/"]])
})

test("a visitor who closes the device's sheet is told nothing", async () => {
  device({ share: refused("AbortError") })
  expect(await passOn(home)).toBe("shared")
})

test.each([
  ["sharing is forbidden", { share: refused("NotAllowedError") }],
  ["copying is forbidden", { clipboard: { writeText: refused("NotAllowedError") } }],
  ["the connection is not secure, and there is no clipboard", { clipboard: undefined }],
])("it fails where %s", async (_, given) => {
  device(given)
  expect(await passOn(home)).toBe("failed")
})
