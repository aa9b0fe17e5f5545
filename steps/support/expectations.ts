import type { Locator } from "playwright"
import { expect } from "./expect.ts"

/** Expects that one of the elements is visible, or that none is. */
export const expectVisible = (elements: Locator, isVisible: boolean): Promise<void> => {
  const visible = elements.filter({ visible: true })
  return isVisible ? expect(visible.first()).toBeVisible() : expect(visible).toHaveCount(0)
}

/** Leaves out text that is hidden. */
const asSeen = { useInnerText: true }

/** Waits for the element, and expects that it shows the text, or that it does not. */
export const expectText = async (element: Locator, text: string, isThere = true): Promise<void> => {
  await expect(element).toBeAttached()
  await (isThere ? expect(element).toContainText(text, asSeen) : expect(element).not.toContainText(text, asSeen))
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

/** Expects that each of the pictures has loaded. */
export const expectEachLoaded = async (pictures: Locator): Promise<void> => {
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
