type Part = "topic" | "message"

let path = ""
/** How links of the page have filled in the contact form. */
const fillings = new Map<Part, () => void>()

/** Fills in a part of the page's contact form, now and in a form that React draws later. */
export const fillIn = (part: Part, fill: () => void): void => {
  if (path !== location.pathname) fillings.clear()
  path = location.pathname
  fillings.set(part, fill)
  fill()
}

/** Must run when React has drawn a form: it was missing, or its HTML was discarded, when the visitor followed a link. */
export const fillInAgain = (): void => {
  if (path === location.pathname) for (const fill of fillings.values()) fill()
}
