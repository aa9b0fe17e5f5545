/**
 * Repeats what the visitor did before hydration and only scripts can do: links, native forms, menus and disclosures
 * have worked already.
 */
export const repeatFirstInput = (): void => {
  const { firstInput } = window
  if (!firstInput) return
  const { pressed, changed, record } = firstInput
  removeEventListener("click", record, true)
  removeEventListener("input", record, true)
  removeEventListener("submit", record, true)
  // Lets the island that has the focus load its code.
  document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
  for (const field of changed)
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
  for (const button of pressed) button.click()
  firstInput.sent?.requestSubmit()
  firstInput.sent = undefined
}
