/**
 * Does again, once, what the visitor did before the scripts had taken the page over, as far as it needs them: links, forms, menus and
 * what is folded up work by themselves, and fields hold what was written.
 */
export const repeatFirstInput = (): void => {
  const { firstInput } = window
  if (!firstInput) return
  const { pressed, changed, keep } = firstInput
  removeEventListener("click", keep, true)
  removeEventListener("input", keep, true)
  removeEventListener("submit", keep, true)
  // Parts of the page that sleep hear of where the visitor is.
  document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
  for (const field of changed)
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
  for (const button of pressed) button.click()
  firstInput.sent?.requestSubmit()
  firstInput.sent = undefined
}
