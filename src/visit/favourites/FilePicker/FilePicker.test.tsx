import { fireEvent, render, screen } from "@testing-library/react"
import { FilePicker } from "./FilePicker.tsx"

const onPick = jest.fn()
beforeEach(() => {
  onPick.mockClear()
  render(<FilePicker name="Import a list" onPick={onPick} />)
})
const input = () => screen.getByLabelText<HTMLInputElement>("Import a list")
const pick = (files: readonly File[]) => {
  Object.defineProperty(input(), "files", { value: files, configurable: true })
  fireEvent.change(input())
}

test("the chosen file is picked, and its dialog offers lists of favourites", () => {
  expect(input()).toHaveAttribute("type", "file")
  expect(input()).toHaveAttribute("accept", ".json,application/json")
  const file = new File(["{}"], "favourites.json")
  pick([file])
  expect(onPick.mock.calls).toEqual([[file]])
})

test("a dialog that is closed without a file picks none", () => {
  pick([])
  expect(onPick).not.toHaveBeenCalled()
})

test("the same file can be chosen again, because the field is empty afterwards", () => {
  const emptied = jest.spyOn(input(), "value", "set")
  pick([new File(["{}"], "favourites.json")])
  expect(emptied.mock.calls).toEqual([[""]])
})
