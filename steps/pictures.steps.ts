import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { pictureWidths } from "../src/spec/pictures.ts"
import type { SiteWorld } from "./support/world.ts"

/** A picture of the page: the width of its place, and its own there, which is more where it is cut; the file that came. */
type Shown = { readonly name: string; readonly place: number; readonly drawn: number; readonly file: string }

/** Without scripts browsers put off no picture. */
const picturesShown = (): Promise<Shown[]> =>
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

/** The smallest that has so many pixels, or the largest that there is; half a pixel is for rounding. */
const fileFor = (pixels: number): number =>
  pictureWidths.find((width) => width >= pixels - 0.5) ?? Math.max(...pictureWidths)

const widthOf = (file: string): number => Number(/-(\d+)\.avif$/.exec(file)?.[1])

Then(
  "in windows like these each picture is the smallest file that is sharp there:",
  { timeout: 120_000 },
  async function (this: SiteWorld, windows: DataTable) {
    for (const row of windows.hashes()) {
      const [wide, density, counted] = [Number(row.wide), Number(row["pixels to one"]), Number(row["taken for"])]
      await this.haveScreen(wide, density)
      await this.arriveAt(this.site, this.path)
      const shown = await this.page.evaluate(picturesShown)
      assert.ok(shown.length > 0, "the page shows no picture")
      const isRight = ({ place, drawn, file }: Shown) =>
        widthOf(file) >= fileFor(place * counted) && widthOf(file) <= fileFor(drawn * counted)
      // What has come for a larger place serves a smaller one too.
      const files = new Set(shown.filter(isRight).map(({ file }) => file))
      const wrong = shown.filter(({ file }) => !files.has(file))
      assert.deepEqual(
        wrong.map(({ name, place, file }) => `${name}: ${place.toFixed(0)} wide, ${widthOf(file)}`),
        [],
        `${wide} wide, ${density} pixels to one`,
      )
    }
  },
)
