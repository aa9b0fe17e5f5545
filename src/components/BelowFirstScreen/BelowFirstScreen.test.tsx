import { act, render, screen } from "@testing-library/react"
import { beginMove } from "../../browser/moving-on.ts"
import { BelowFirstScreen } from "./BelowFirstScreen.tsx"

afterEach(() => beginMove(false))

it("is there with a page that is loaded or gone back to, and right after the rest of one that is moved on to", async () => {
  const drawn: boolean[] = []
  const Rest = () => {
    drawn.push(true)
    return <p>Rest</p>
  }
  const { unmount } = render(
    <BelowFirstScreen>
      <Rest />
    </BelowFirstScreen>,
  )
  expect(screen.getByText("Rest")).toBeInTheDocument()
  unmount()
  beginMove(true)
  await act(async () => {
    render(
      <BelowFirstScreen>
        <Rest />
      </BelowFirstScreen>,
    )
  })
  expect(screen.getByText("Rest")).toBeInTheDocument()
})
