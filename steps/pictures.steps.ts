import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { pictureWidths } from "../src/published/pictures.ts"
import type { SiteWorld } from "./support/world.ts"

/** A picture: the width of its place, its drawn width (larger if it is cropped), and the loaded file. */
type ShownPicture = { readonly name: string; readonly place: number; readonly drawn: number; readonly file: string }

/** Waits for pictures without scrolling, because a browser without scripts never defers them. */
const picturesShown = (): Promise<ShownPicture[]> =>
  Promise.all(
    [...document.querySelectorAll<HTMLImageElement>("main picture img")]
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
const fileFor = (pixels: number): number =>
  pictureWidths.find((width) => width >= pixels - 0.5) ?? Math.max(...pictureWidths)

const widthOf = (file: string): number => Number(/-(\d+)\.avif$/.exec(file)?.[1])

Then(
  "in windows like these each picture is the smallest file that is sharp there:",
  { timeout: 120_000 },
  async function (this: SiteWorld, windows: DataTable) {
    for (const row of windows.hashes()) {
      const [wide, density, counted] = [Number(row.wide), Number(row["pixels to one"]), Number(row["taken for"])]
      await this.device.setScreen(wide, density)
      await this.arriveAt(this.site, this.path)
      const pictures = await this.page.evaluate(picturesShown)
      assert.ok(pictures.length > 0, "the page shows no picture")
      const isRight = ({ place, drawn, file }: ShownPicture) =>
        widthOf(file) >= fileFor(place * counted) && widthOf(file) <= fileFor(drawn * counted)
      // A file that was loaded for a larger place may serve a smaller one too.
      const files = new Set(pictures.filter(isRight).map(({ file }) => file))
      const wrong = pictures.filter(({ file }) => !files.has(file))
      assert.deepEqual(
        wrong.map(({ name, place, file }) => `${name}: ${place.toFixed(0)} wide, ${widthOf(file)}`),
        [],
        `${wide} wide, ${density} pixels to one`,
      )
    }
  },
)
