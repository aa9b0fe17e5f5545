import { shareOrCopy } from "./sharing.ts"

const home = { url: "https://a.example/", title: "A 1" }
const setNavigator = (navigatorFields: object) => {
  for (const [name, value] of Object.entries(navigatorFields))
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true })
}
const writeText = jest.fn(async () => {})
const rejection = (name: string) => () => Promise.reject(new DOMException("", name))

beforeEach(() => {
  writeText.mockClear()
  setNavigator({ share: undefined, canShare: undefined, clipboard: { writeText } })
})

test("a device that can share receives all of it", async () => {
  const share = jest.fn(async () => {})
  setNavigator({ share })
  expect(await shareOrCopy(home)).toBe("shared")
  expect(share).toHaveBeenCalledWith(home)
  expect(writeText).not.toHaveBeenCalled()
})

test("the address is copied if the device cannot share it", async () => {
  expect(await shareOrCopy(home)).toBe("copied")
  setNavigator({ share: rejection("DataError"), canShare: () => false })
  expect(await shareOrCopy(home)).toBe("copied")
  expect(writeText.mock.calls).toEqual([["https://a.example/"], ["https://a.example/"]])
})

test("a visitor who closes the device's share sheet gets no message", async () => {
  setNavigator({ share: rejection("AbortError") })
  expect(await shareOrCopy(home)).toBe("shared")
})

test.each([
  ["sharing is forbidden", { share: rejection("NotAllowedError") }],
  ["copying is forbidden", { clipboard: { writeText: rejection("NotAllowedError") } }],
  ["the connection is not secure, and there is no clipboard", { clipboard: undefined }],
])("it fails if %s", async (_, navigatorFields) => {
  setNavigator(navigatorFields)
  expect(await shareOrCopy(home)).toBe("failed")
})
