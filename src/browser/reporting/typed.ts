type TextField = HTMLInputElement | HTMLTextAreaElement

const fieldSelector = "input, textarea"

/** Input types that take no text. */
const nonTextTypes = new Set([
  "button",
  "checkbox",
  "color",
  "file",
  "hidden",
  "image",
  "radio",
  "range",
  "reset",
  "submit",
])

const isText = (element: EventTarget | null): element is TextField =>
  element instanceof Element && element.matches(fieldSelector) && !nonTextTypes.has((element as TextField).type)

/** Number of texts; forms have far fewer fields. */
const textLimit = 50

/**
 * Remembers typed text while the document lives, because a later error may contain text of a removed form.
 * @returns the text in the page's fields, and the last texts that were in them
 */
export const rememberTyped = (): (() => string[]) => {
  const rememberedTexts = new Set<string>()
  let currentText: { readonly field: TextField; readonly text: string } | undefined
  const remember = (text: string) => {
    rememberedTexts.delete(text)
    rememberedTexts.add(text)
    for (const oldest of rememberedTexts) if (rememberedTexts.size > textLimit) rememberedTexts.delete(oldest)
  }
  const onInput = ({ type, target }: Event) => {
    if (!isText(target)) return
    // One key changes one letter, so a larger change starts another text and the previous one is kept.
    const isSameText = currentText?.field === target && Math.abs(target.value.length - currentText.text.length) < 2
    if (currentText && !isSameText) remember(currentText.text)
    currentText = { field: target, text: target.value }
    if (type === "change") remember(target.value)
  }
  for (const type of ["input", "change"]) document.addEventListener(type, onInput, true)
  return () => {
    const fieldTexts = [...document.querySelectorAll(fieldSelector)].filter(isText).map(({ value }) => value)
    return [...new Set([...fieldTexts, ...(currentText ? [currentText.text] : []), ...rememberedTexts])]
  }
}
