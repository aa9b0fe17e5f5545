import { readFileSync } from "node:fs"

const css = readFileSync("src/styles/tokens.css", "utf8")

type Colours = Readonly<Record<string, string>>

const coloursIn = (part: string): Colours =>
  Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))

const darkFrom = css.indexOf("@media screen and (prefers-color-scheme: dark)")
const light = coloursIn(css.slice(0, darkFrom))
const dark = coloursIn(css.slice(darkFrom))
const schemes = [
  ["light", light],
  ["dark", { ...light, ...dark }],
] as const

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (brighter + 0.05) / (darker + 0.05)
}

const grounds = ["paper", "surface", "tint"]
const meanings = ["positive", "caution", "critical", "info"]
const series = ["chart-1", "chart-2", "chart-3", "chart-4"]

const pairs = (inks: readonly string[], on: readonly string[]) =>
  inks.flatMap((ink) => on.map((ground) => [ink, ground]))

const text = [
  ...pairs(["ink", "ink-soft", "link", "accent", ...meanings], grounds),
  ...meanings.flatMap((meaning) => pairs([meaning, "ink", "ink-soft"], [`${meaning}-tint`])),
  ["on-accent", "accent"],
  ["on-action", "action"],
  ["on-spruce", "spruce"],
]

const lines = [...pairs(["line-strong", "focus", "action", "leaf", ...series], grounds), ["focus-on-spruce", "spruce"]]

/** Pairs with too low a contrast, and their ratios. */
const tooFaint = (colours: Colours, checked: readonly (readonly string[])[], least: number): string[] =>
  checked
    .map(([ink = "", ground = ""]) => ({
      pair: `${ink} on ${ground}`,
      ratio: contrast(colours[ink] ?? "", colours[ground] ?? ""),
    }))
    // An unknown name gives NaN, which has to fail as well.
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`)

test.each(schemes)("text contrasts with its background, %s", (_, colours) => {
  expect(tooFaint(colours, text, 4.5)).toEqual([])
})

test.each(schemes)("lines contrast with their background, %s", (_, colours) => {
  expect(tooFaint(colours, lines, 3)).toEqual([])
})

test("every colour has a dark twin", () => {
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort())
})

test("there is no motion if the visitor prefers none", () => {
  const durations = [...css.matchAll(/--(\w+): \d+ms;/g)].map(([, name]) => name)
  const reduced = css.slice(css.indexOf("(prefers-reduced-motion: reduce)"))
  expect(durations.length).toBeGreaterThan(0)
  expect([...reduced.matchAll(/--(\w+): 0s;/g)].map(([, name]) => name)).toEqual(durations)
})
