import { fillIn } from "./form-filling.ts"

/** Writes a message into the page's contact form before a link scrolls there, unless the visitor has written one. */
export const suggestMessage = (text: string): void =>
  fillIn("message", () => {
    const field = document.getElementById("contact-message")
    if (field instanceof HTMLTextAreaElement && field.value.trim() === "") field.value = text
  })
