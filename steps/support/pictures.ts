import type { Keyboard } from "playwright"
import type { Viewer } from "../screens/viewer.ts"
import { expect } from "./expect.ts"
import { expectEachLoaded, expectLoaded } from "./expectations.ts"

/** Expects the picture of this number in the viewer. */
const expectPicture = async (viewer: Viewer, number: string): Promise<void> => {
  await expect(viewer.caption).toContainText(number)
  await expect(viewer.picture).toBeInViewport({ ratio: 0.95 })
}

/** Expects the picture of this number with its description, and that a neighbour has loaded too. */
export const expectPictureAndNeighbour = async (viewer: Viewer, number: string): Promise<void> => {
  await expectPicture(viewer, number)
  await expect(viewer.caption).toContainText((await viewer.picture.getAttribute("alt")) ?? "no caption")
  await expect.poll(() => viewer.pictures.count()).toBeGreaterThan(1)
  await expectEachLoaded(viewer.pictures)
}

/** Expects every picture in the overview, with its description. */
export const expectOverview = async (viewer: Viewer, count: number): Promise<void> => {
  await expect(viewer.overview).toHaveCount(count)
  const captions = await viewer.captions()
  for (const [index, picture] of (await viewer.overview.all()).entries()) {
    await expect(picture).toHaveAccessibleName(captions[index] ?? "no caption")
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeInViewport({ ratio: 1 })
    await expectLoaded(picture.getByRole("img"))
  }
}

/** Presses each key, and expects the picture of the number beside it. */
export const expectPictures = async (
  viewer: Viewer,
  keyboard: Keyboard,
  rows: readonly (readonly string[])[],
): Promise<void> => {
  for (const [key = "", number = ""] of rows) {
    await keyboard.press(key)
    await expectPicture(viewer, number)
  }
}
