import { act, fireEvent, render, screen } from "@testing-library/react"
import { choose, startConsent } from "../../../browser/tracking/consent.ts"
import { CookieConsent } from "./CookieConsent.tsx"
import { CookieSettingsControl } from "./CookieSettingsControl.tsx"

const question = {
  heading: "Which cookies may we use?",
  lead: "The pages work without them.",
  change: "You can change your mind.",
  use: "What are they for?",
  purposes: [
    { name: "statistics", label: "Statistics", text: "Show us how the pages are used." },
    { name: "marketing", label: "Marketing", text: "Adverts on other sites." },
  ],
  acceptAll: "Accept all",
  onlyNecessary: "Only necessary",
  save: "Save my choice",
  close: "Close without changing",
  privacy: { name: "How we handle personal data", path: "/en/privacy/" },
} as const

const storedConsent = () => JSON.parse(localStorage.getItem("consent") ?? "null")?.purposes ?? null

const page = () =>
  render(
    <>
      <CookieConsent question={question} />
      <CookieSettingsControl settings={{ name: "Cookie settings", path: "/en/privacy/" }} />
    </>,
  )

beforeAll(() => {
  // jsdom has no dialogs and no layout.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event("close"))
  }
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
})

const newVisitor = () => {
  localStorage.clear()
  act(() => void startConsent("asked"))
}

test("before hydration there is no question, and the settings are a link", () => {
  page()
  expect(screen.queryByRole("region")).toBeNull()
  expect(screen.getByRole("link", { name: "Cookie settings" })).toHaveAttribute("href", "/en/privacy/")
})

test.each([
  ["Accept all", [], { statistics: true, marketing: true }],
  ["Only necessary", [], { statistics: false, marketing: false }],
  ["Only necessary", ["Marketing"], { statistics: false, marketing: false }],
  ["Save my choice", [], { statistics: false, marketing: false }],
  ["Save my choice", ["Statistics"], { statistics: true, marketing: false }],
  ["Save my choice", ["Marketing"], { statistics: false, marketing: true }],
])("%s, with %j ticked", async (answer, ticked, expected) => {
  newVisitor()
  page()
  expect(await screen.findByRole("region", { name: "Which cookies may we use?" })).toBeVisible()
  for (const name of ticked) fireEvent.click(screen.getByRole("checkbox", { name }))
  fireEvent.click(screen.getByRole("button", { name: answer }))
  expect(screen.queryByRole("region")).toBeNull()
  expect(storedConsent()).toEqual(expected)
})

test("the settings show the current choice, and do not change it when they close", async () => {
  newVisitor()
  choose({ statistics: true, marketing: false })
  page()
  fireEvent.click(screen.getByRole("button", { name: "Cookie settings" }))
  expect(await screen.findByRole("dialog", { name: "Which cookies may we use?" })).toHaveAccessibleDescription(
    /The pages work without them/,
  )
  expect(screen.getByRole("checkbox", { name: "Statistics" })).toBeChecked()
  fireEvent.click(screen.getByRole("checkbox", { name: "Marketing" }))
  fireEvent.click(screen.getByRole("button", { name: "Close without changing" }))
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(storedConsent()).toEqual({ statistics: true, marketing: false })
  expect(screen.getByRole("button", { name: "Cookie settings" })).toHaveFocus()
})
