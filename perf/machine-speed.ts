import type { Browser } from "playwright"
import { median } from "./median.ts"

const cards = 150
const rounds = 9

/** A fixed document of the kind that the sites have: a styled list of cards with wrapped text. */
export const speedDocument = (): string => {
  const card = (_: unknown, index: number) =>
    `<li class="card"><h2><a href="#${index}">Kvistgatan ${index + 1}</a></h2><p class="facts"><b>${2 + (index % 4)} rum</b> <i>${40 + index} m²</i> <span>${index} kr</span></p><p>${"Ljus bostad med balkong och utsikt över vattnet. ".repeat(1 + (index % 5))}</p></li>`
  return `<!doctype html><html lang="sv"><style>
body { font: 16px/1.5 serif; width: 412px; margin: 0 }
ul { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; list-style: none; padding: 0 }
.card { display: flex; flex-direction: column; padding: 8px; border: 1px solid }
.card:nth-child(3n) h2 { font-size: 1.2em } .facts { display: flex; flex-wrap: wrap; gap: 4px } .facts > * + * { margin-inline-start: 4px }
li:has(a[href$="7"]) p { hyphens: auto } h2 a:not([href$="1"]) { text-decoration: none }
</style><ul>${Array.from({ length: cards }, card).join("")}</ul></html>`
}

/** Parses, styles and lays out a document in an empty frame, and returns the milliseconds of each round. */
const drawTimes = ({ html, rounds }: { readonly html: string; readonly rounds: number }): number[] =>
  Array.from({ length: rounds }, () => {
    const frame = document.body.appendChild(document.createElement("iframe"))
    const content = frame.contentDocument
    if (!content) throw new Error("A frame has no document.")
    const begun = performance.now()
    content.open()
    content.write(html)
    content.close()
    // Reading a height makes the browser style and lay out at once.
    if (content.documentElement.offsetHeight === 0) throw new Error("The document has not been laid out.")
    const time = performance.now() - begun
    frame.remove()
    return time
  })

/**
 * Milliseconds that the machine takes for a fixed page under its current load: a figure in milliseconds means something
 * only beside it. Lighthouse's benchmark is arithmetic, which other load and other browsers change differently.
 */
export const machineSpeed = async (browser: Browser): Promise<number> => {
  const page = await browser.newPage()
  try {
    await page.setContent("<body></body>")
    return median(await page.evaluate(drawTimes, { html: speedDocument(), rounds }))
  } finally {
    await page.close()
  }
}
