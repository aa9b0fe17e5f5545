// Copies the text of the field that a button names; without this script, the button stays hidden.
for (const button of document.querySelectorAll("[data-copy]")) {
  const field = document.getElementById(button.dataset.copy)
  const status = document.querySelector("[data-copied]")
  button.parentElement.hidden = false
  button.addEventListener("click", async () => {
    field.select()
    try {
      await navigator.clipboard.writeText(field.value)
      status.textContent = status.dataset.copied
    } catch {
      // The selected text can still be copied by hand.
      status.textContent = ""
    }
  })
}
