type TextField = HTMLInputElement | HTMLTextAreaElement

const fields = "input, textarea"

/** Fields whose values nobody types. */
const others = new Set(["button", "checkbox", "color", "file", "hidden", "image", "radio", "range", "reset", "submit"])

const isText = (element: EventTarget | null): element is TextField =>
  element instanceof Element && element.matches(fields) && !others.has((element as TextField).type)

/** Texts. A form has far fewer fields, and a visit few forms. */
const limit = 50

/**
 * Remembers what is typed for as long as the document lives: a form that was sent or left has its fields no more, but what
 * fails next may speak of what stood in them.
 * @returns what stands in the text fields of the page, and the last texts that stood in them
 */
export const rememberTyped = (): (() => string[]) => {
  const kept = new Set<string>()
  let present: { readonly field: TextField; readonly text: string } | undefined
  const keep = (text: string) => {
    kept.delete(text)
    kept.add(text)
    for (const oldest of kept) if (kept.size > limit) kept.delete(oldest)
  }
  const note = ({ type, target }: Event) => {
    if (!isText(target)) return
    // One key changes one letter: other changes begin another text, and the one before is remembered.
    const goesOn = present?.field === target && Math.abs(target.value.length - present.text.length) < 2
    if (present && !goesOn) keep(present.text)
    present = { field: target, text: target.value }
    if (type === "change") keep(target.value)
  }
  for (const type of ["input", "change"]) document.addEventListener(type, note, true)
  return () => {
    const standing = [...document.querySelectorAll(fields)].filter(isText).map(({ value }) => value)
    return [...new Set([...standing, ...(present ? [present.text] : []), ...kept])]
  }
}
