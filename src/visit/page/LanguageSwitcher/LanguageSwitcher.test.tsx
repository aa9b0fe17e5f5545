import { render, screen, within } from "@testing-library/react"
import { LanguageSwitcher } from "./LanguageSwitcher.tsx"

const translations = [
  { code: "fi", label: "Suomi", path: "/fi/asunnot/" },
  { code: "sv", label: "Svenska", path: "/bostader/" },
  { code: "en", label: "English", path: "/en/apartments/" },
] as const

test("each language is a link to this page in it, in its own words", () => {
  render(<LanguageSwitcher label="Språk" current="sv" translations={translations} keepsQuery={false} />)
  const links = within(screen.getByRole("navigation", { name: "Språk" })).getAllByRole("link")
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.getAttribute("lang"),
      link.getAttribute("hreflang"),
    ]),
  ).toEqual([
    ["Suomi", "/fi/asunnot/", "fi", "fi"],
    ["Svenska", "/bostader/", "sv", "sv"],
    ["English", "/en/apartments/", "en", "en"],
  ])
})

test.each([
  ["fi", "Suomi"],
  ["en", "English"],
] as const)("in %s the link %s alone is the current one", (current, label) => {
  render(<LanguageSwitcher label="Språk" current={current} translations={translations} keepsQuery={false} />)
  const currentLinks = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))
  expect(currentLinks.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([[label, "true"]])
})
