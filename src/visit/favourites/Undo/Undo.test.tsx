import { fireEvent, render, screen } from "@testing-library/react"
import { Undo } from "./Undo.tsx"

test("Undo takes the focus that the removed home had, and its description says what was removed", () => {
  const onUndo = jest.fn()
  render(<Undo text="Almgatan 1 was removed." name="Undo" onUndo={onUndo} />)
  const button = screen.getByRole("button", { name: "Undo" })
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription("Almgatan 1 was removed.")
  fireEvent.click(button)
  expect(onUndo).toHaveBeenCalledTimes(1)
})
