/** The parts of a page that scenarios look at: its landmarks, and the rest of the document. */
export const landmarks = ["header", "main", "footer"] as const
export type Landmark = (typeof landmarks)[number]
export type Part = Landmark | "rest"

const elementOf = (landmark: Landmark) => new RegExp(`<${landmark}[\\s>].*</${landmark}>`, "s")

/** Elements that a selector without a landmark finds in the main part, as long as no header or footer has one. */
const usuallyInMain =
  /<(?:article|dialog|fieldset|figure|form|h1|img|input|select|table|textarea)\b|<section [^>]*aria-label|\srole=/

/** Splits the HTML of a page: its main part from the first tag to the last, then the header before it and the footer. */
export const partsOf = (html: string): Record<Part, string> => {
  const [main = ""] = elementOf("main").exec(html) ?? []
  const outside = main === "" ? html : html.replace(main, () => "<main>")
  const [header = ""] = elementOf("header").exec(outside.split("<main>")[0] ?? "") ?? []
  const [footer = ""] = elementOf("footer").exec(outside) ?? []
  const rest = [header, footer].reduce((text, part) => (part === "" ? text : text.replace(part, () => "")), outside)
  const unusual = [header, footer].filter((part) => usuallyInMain.test(part))
  return { header, main: [main, ...unusual].join(""), footer, rest }
}

/** A message of Playwright to the browser, in short. */
export type Call = { readonly method: string; readonly selector?: string; readonly text?: string }

/** Beginnings of selectors, with the landmarks that they can find something in. */
const roots: readonly (readonly [RegExp, readonly Landmark[]])[] = [
  [/^(?:internal:role=main|main)(?=$|\s|>)/, ["main"]],
  [/^internal:role=banner(?=$|\s)/, ["header"]],
  [/^internal:role=contentinfo(?=$|\s)/, ["footer"]],
  [/^internal:role=heading\[level=1\]/, ["main"]],
  [
    /^internal:role=(?:article|checkbox|combobox|dialog|figure|group|img|radio|region|row|table|textbox)(?!\w)/,
    ["main"],
  ],
  [/^form(?![\w-])/, ["main"]],
  [/^(?:html|meta|link|script)(?![\w-])/, []],
]

/** Returns the landmarks of a selector, or of its alternatives. */
const landmarksOfSelector = (selector: string): readonly Landmark[] => {
  const alternatives = [...selector.matchAll(/internal:or="([^"\\]*)/g)].map(([, alternative = ""]) => alternative)
  return [selector, ...alternatives].flatMap((start) => roots.find(([root]) => root.test(start))?.[1] ?? landmarks)
}

/** Methods that read or touch a place of the page that they do not name. */
const ofWholePage =
  /^(?:Frame\.content|Page\.(?:pdf|screenshot|accessibilitySnapshot|mouse(?:Click|Down|Move|Up)|touchscreenTap)|Response\.body|APIRequestContext\.\w*[bB]ody)$/
const evaluates =
  /^(?:Frame|ElementHandle|JSHandle)\.(?:evaluateExpression|evaluateExpressionHandle|waitForFunction|addScriptTag|addStyleTag)$/

/** Code of the five ways to wait, which reads nothing that a scenario expects. */
const waits = /__reactFiber|new IntersectionObserver\(resolve\)\.observe\(document\.body\)/
const readsPage = /\b(?:document|body|axe|ace|querySelector\w*|getElement\w*|elementFromPoint)\b/

/** Returns the landmarks that a call looks at, which are all of them if the call does not say. */
export const landmarksOf = ({ method, selector, text = "" }: Call): readonly Landmark[] => {
  if (selector !== undefined) return landmarksOfSelector(selector)
  if (evaluates.test(method)) return readsPage.test(text) && !waits.test(text) ? landmarks : []
  if (method === "Page.keyboardPress" || method === "Page.keyboardDown") return text.endsWith("Tab") ? landmarks : []
  return ofWholePage.test(method) ? landmarks : []
}
