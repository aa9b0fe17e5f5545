import type { Topic } from "../spec/contact.ts"

/** Chooses in the page's form what it is about, before the visitor is led there. */
export const chooseTopic = (topic: Topic): void => {
  const choice = document.getElementById(`contact-topic-${topic}`)
  if (choice instanceof HTMLInputElement) choice.checked = true
}
