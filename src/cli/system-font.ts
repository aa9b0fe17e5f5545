import { PlainError } from "../domain/plain-error.ts"

/** Widths of four narrow and four wide letters in the font of the system. */
const widths = () => {
  const context = document.createElement("canvas").getContext("2d")
  if (!context) return []
  context.font = "20px system-ui"
  return ["iiii", "mmmm"].map((letters) => context.measureText(letters).width)
}

/**
 * Checks the font of the system: without one, or with a monospaced one, lines break at other places than on visitors' devices.
 * @throws PlainError in such a system
 */
export const checkSystemFont = async (executablePath: string): Promise<void> => {
  const { chromium } = await import("playwright")
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  try {
    const page = await browser.newPage()
    const [narrow, wide] = await page.evaluate(widths)
    if (narrow === wide)
      throw new PlainError(
        "All letters of this system's font have one width, so pages have no usual layout: install a font such as DejaVu Sans (Debian's package fonts-dejavu-core), then run the command again.",
      )
  } finally {
    await browser.close()
  }
}
