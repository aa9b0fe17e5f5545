import { act, render } from "@testing-library/react"
import { Profiler } from "react"
import { startNavigation } from "../../browser/navigation/navigation.ts"
import { BelowFirstScreen } from "./BelowFirstScreen.tsx"

afterEach(() => startNavigation(false))

/** The page's HTML as it is drawn, and each time that it changes. */
const htmlParts = async (): Promise<string[]> => {
  const page = document.body.appendChild(document.createElement("main"))
  const states: string[] = []
  const note = () => {
    if (page.innerHTML !== states.at(-1)) states.push(page.innerHTML)
  }
  await act(async () => {
    render(
      <Profiler id="page" onRender={note}>
        <BelowFirstScreen>
          <p>Rest</p>
        </BelowFirstScreen>
      </Profiler>,
      { container: page },
    )
  })
  return states
}

it("is rendered with a page that loads or is gone back to", async () => {
  startNavigation(false)
  expect(await htmlParts()).toEqual(["<p>Rest</p>"])
})

it("is rendered right after the rest of the next page, and is empty until then", async () => {
  startNavigation(true)
  expect(await htmlParts()).toEqual(['<div class="place"></div>', "<p>Rest</p>"])
})
