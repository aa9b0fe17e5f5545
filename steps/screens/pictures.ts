import assert from "node:assert/strict"
import type { SiteWorld } from "../support/world.ts"

/** A picture: the width of its place, its drawn width (larger if it is cropped), and the loaded file. */
type RenderedPicture = { readonly name: string; readonly place: number; readonly drawn: number; readonly file: string }

/** Pictures of several files. Waits without scrolling, because a browser without scripts never defers them. */
const renderedPictures = (): Promise<RenderedPicture[]> =>
  Promise.all(
    [...document.querySelectorAll<HTMLImageElement>("main picture:has(source[sizes]) img")]
      .filter((image) => image.getClientRects().length > 0)
      .map(async (image) => {
        await image.decode()
        const { width, height } = image.getBoundingClientRect()
        const drawn = Math.max(
          width,
          (height * Number(image.getAttribute("width"))) / Number(image.getAttribute("height")),
        )
        return { name: image.alt, place: width, drawn, file: image.currentSrc }
      }),
  )

/** Returns the smallest width with enough pixels, or the largest available; half a pixel allows for rounding. */
const fileFor = (pixels: number, widths: readonly number[]): number =>
  widths.find((width) => width >= pixels - 0.5) ?? Math.max(...widths)

const widthOf = (file: string): number => Number(/-(\d+)\.avif$/.exec(file)?.[1])

/** Returns the pictures of the wrong size for a screen with this pixel ratio. */
const wrongPictures = (
  pictures: readonly RenderedPicture[],
  density: number,
  widths: readonly number[],
): RenderedPicture[] => {
  const isRight = ({ place, drawn, file }: RenderedPicture) =>
    widthOf(file) >= fileFor(place * density, widths) && widthOf(file) <= fileFor(drawn * density, widths)
  // A file that was loaded for a larger place may serve a smaller one too.
  const files = new Set(pictures.filter(isRight).map(({ file }) => file))
  return pictures.filter(({ file }) => !files.has(file))
}

/**
 * Opens the page on screens, and returns the pictures whose file is not the smallest that looks sharp there.
 * @param widths of the files that each picture has
 */
export const blurredOrTooLarge = async (
  world: SiteWorld,
  widths: readonly number[],
  screens: readonly Readonly<Record<string, string>>[],
): Promise<string[]> => {
  const wrong: string[] = []
  for (const { width, screen = "", "sharp at": sharpAt = "" } of screens) {
    await world.device.setScreen(Number(width), Number.parseInt(screen, 10))
    await world.arriveAt(world.site, world.path)
    const pictures = await world.page.evaluate(renderedPictures)
    assert.ok(pictures.length > 0, "the page shows no picture")
    for (const { name, place, file } of wrongPictures(pictures, Number.parseInt(sharpAt, 10), widths))
      wrong.push(`${name}: ${place.toFixed(0)} wide on a screen of ${width}, ${widthOf(file)}`)
  }
  return wrong
}
