import assert from "node:assert/strict"
import { templateChunks } from "../../src/published/chunks.ts"
import type { Visitor } from "./visitor.ts"

type PageData = { readonly result: { readonly pageContext: { readonly page: Record<string, unknown> } } }

const changePageData =
  (change: (page: Record<string, unknown>) => void) =>
  (body: string): string => {
    const data = JSON.parse(body) as PageData
    change(data.result.pageContext.page)
    return JSON.stringify(data)
  }

/** Removes a field from page data. */
export const withoutField = (field: string) =>
  changePageData((page) => {
    assert.ok(field in page, `the page has no "${field}"`)
    delete page[field]
  })

/** Makes the heading in page data something that React cannot render. */
export const withUnshowableHeading = changePageData((page) => {
  assert.equal(typeof page.heading, "string")
  page.heading = { not: "text" }
})

/** Where the HTML of the list of homes may end at first, by the words of the features. */
export const placesInList: Readonly<Record<string, string>> = {
  "the word beside the heart": "Favourites",
  "the address of the first home": "Nykomlingsgatan 1",
  "the first price": "<dd>",
  "the end of the header": "</header>",
}

/** Ends HTML before a text of its body. */
export const htmlBefore =
  (end: string) =>
  (html: string): string => {
    const length = html.indexOf(end, html.indexOf("<body"))
    assert.ok(length > 0, `the page does not contain ${end}`)
    return html.slice(0, length)
  }

/** Throws while the heading of the areas renders, as React.lazy does when its chunk fails. */
export const failHeadingOfAreas = ({ page, network }: Visitor): Promise<void> =>
  network.faults.alter(page, `/${templateChunks}src-visit-areas-areas-tsx-*.js`, (script) => {
    const failing = script.replace(
      /("h1",\{[^{}]*)children:/,
      '$1children:(()=>{throw Object.assign(new Error("Loading chunk 999 failed."),{request:"/999.js"})})(),title:',
    )
    assert.notEqual(failing, script)
    return failing
  })

/** Has pictures ignore dark colours by themselves, as they do in Safari. */
export const withoutColoursForPictures = ({ page, network }: Visitor): Promise<void> =>
  network.faults.alter(page, "/media/*/*.svg", (svg) => svg.replaceAll("prefers-color-scheme:dark", "width:0"))

/** Has the site's host answer a path with the not-found page. */
export const answerNotFound = async ({ page, console }: Visitor, path: string): Promise<void> => {
  console.expectMissing(path)
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const answer = await route.fetch({ url: new URL("/no-such-page/", route.request().url()).href })
      await route.fulfill({ response: answer })
    },
  )
}

/** Moves a home on the map to metres from another one. */
export const moveHome = ({ page, network }: Visitor, home: string, metres: number, other: string): Promise<void> =>
  network.faults.alter(page, "/search/positions.json", (body) => {
    const positions = JSON.parse(body) as { x: number[]; y: number[]; streets: string }
    const streets = positions.streets.split("\n")
    const [from, to] = [streets.indexOf(other), streets.indexOf(home)]
    assert.ok(from >= 0 && to >= 0, "both are homes of the site")
    positions.x[to] = (positions.x[from] ?? 0) + metres / 10
    positions.y[to] = positions.y[from] ?? 0
    return JSON.stringify(positions)
  })
