import assert from "node:assert/strict"
import type { Locator } from "playwright"
import { expect } from "./expect.ts"
import { type Idler, idle } from "./waits.ts"

/** Expects that one of the elements is visible, or that none is when the page does nothing more. */
export const expectVisible = async (visitor: Idler, elements: Locator, isVisible: boolean): Promise<void> => {
  const visible = elements.filter({ visible: true })
  await (isVisible ? expect(visible.first()).toBeVisible() : expectNone(visitor, visible))
}

/** Expects that there is none of the elements when the page does nothing more. */
export const expectNone = async (visitor: Idler, elements: Locator): Promise<void> => {
  await idle(visitor)
  await expect(elements).toHaveCount(0)
}

/** Expects a value, and the same value when the page does nothing more. */
export const expectLasting = async <Value>(
  visitor: Idler,
  read: () => Value | Promise<Value>,
  value: Value,
): Promise<void> => {
  await expect.poll(read).toEqual(value)
  await idle(visitor)
  assert.deepEqual(await read(), value)
}

/** Leaves out text that is hidden. */
const asSeen = { useInnerText: true }

/** Waits for the element, and expects that it shows the text, or that it does not when the page does nothing more. */
export const expectText = async (visitor: Idler, element: Locator, text: string, isThere = true): Promise<void> => {
  await expect(element).toBeAttached()
  if (isThere) return expect(element).toContainText(text, asSeen)
  await idle(visitor)
  await expect(element).not.toContainText(text, asSeen)
}

/** Expects an element with several texts, as a reader sees them. */
export const expectTexts = async (element: Locator, texts: readonly string[]): Promise<void> => {
  for (const text of texts) await expect(element).toContainText(text, asSeen)
}

/** Expects each of the elements once. */
export const expectEach = async (elements: readonly Locator[]): Promise<void> => {
  for (const element of elements) await expect(element).toHaveCount(1)
}

/** Expects that the field is marked as wrong, and that its description ends with the reason. */
export const expectError = async (field: Locator, reason: string): Promise<void> => {
  await expect(field).toHaveAttribute("aria-invalid", "true")
  await expect(field).toHaveAccessibleDescription(asPattern(reason))
}

/** Matches the end of a text, in which any space may be a no-break space. */
const asPattern = (text: string) => new RegExp(`${RegExp.escape(text).replaceAll("\\x20", "\\s")}$`)

/** Expects that there are pictures, and that each of them has loaded. */
export const expectEachLoaded = async (pictures: Locator): Promise<void> => {
  await expect(pictures).not.toHaveCount(0)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty("complete", true)
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0)
  }
}

/** Scrolls to a picture and expects that it loads. */
export const expectLoaded = async (picture: Locator): Promise<void> => {
  await picture.scrollIntoViewIfNeeded()
  await expectEachLoaded(picture)
}

/** Expects that there is none of the elements. */
export const expectEmpty = async (elements: readonly Locator[]): Promise<void> => {
  for (const element of elements) await expect(element).toHaveCount(0)
}
