import sharp from "sharp"

/** Pixels at the edges of a picture that are left out, because its frame is a line. */
const edge = 4

/** The least difference (of 255) between the grey of a line and of what is above and below it. */
const contrast = 4

/** Length in pixels of the longest horizontal line, one or two pixels high, in a PNG. */
export const longestLine = async (png: Buffer): Promise<number> => {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const greyAt = (x: number, y: number) => data[y * info.width + x] ?? 0
  let longest = 0
  for (let y = edge; y < info.height - edge; y += 1) {
    let length = 0
    for (let x = edge; x < info.width - edge; x += 1) {
      const isLine = [-3, 3].every((away) => Math.abs(greyAt(x, y) - greyAt(x, y + away)) >= contrast)
      length = isLine ? length + 1 : 0
      longest = Math.max(longest, length)
    }
  }
  return longest
}
