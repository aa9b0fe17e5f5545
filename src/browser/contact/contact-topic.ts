import type { Topic } from "../../spec/contact.ts"
import { fillIn } from "./form-filling.ts"

/** Checks a topic, and chooses a viewing, in the page's contact form before the link scrolls there. */
export const chooseTopic = (topic: Topic, viewing = ""): void =>
  fillIn("topic", () => {
    const choice = document.getElementById(`contact-topic-${topic}`)
    if (choice instanceof HTMLInputElement) choice.checked = true
    const viewings = document.getElementById("contact-viewing")
    if (viewings instanceof HTMLSelectElement) viewings.value = viewing
  })
