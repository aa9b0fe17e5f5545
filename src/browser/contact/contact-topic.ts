import type { Topic } from "../../spec/contact.ts"

/** Checks a topic in the page's contact form before the link scrolls there. */
export const chooseTopic = (topic: Topic): void => {
  const choice = document.getElementById(`contact-topic-${topic}`)
  if (choice instanceof HTMLInputElement) choice.checked = true
}
