import type { Topic } from "../../spec/contact.ts"

/** How a link has last filled in the contact form of each page. */
const fillings: Record<string, () => void> = {}

/** Fills in the page's contact form before a link scrolls there, now and if React draws the form later. */
export const fillForm = (fill: () => void): void => {
  fillings[location.pathname] = fill
  fill()
}

/** Must run when React has drawn a form: it was missing, or its HTML was discarded, when the visitor followed a link. */
export const fillFormAgain = (): void => fillings[location.pathname]?.()

/** Writes a message, unless the visitor has written one. */
const writeMessage = (text: string): void => {
  const field = document.getElementById("contact-message") as HTMLTextAreaElement | null
  if (field?.value.trim() === "") field.value = text
}

export const suggestMessage = (text: string): void => fillForm(() => writeMessage(text))

/** Checks a topic, chooses a viewing, and suggests a message. */
export const chooseTopic = (topic: Topic, viewing = "", message = ""): void =>
  fillForm(() => {
    const choice = document.getElementById(`contact-topic-${topic}`) as HTMLInputElement | null
    if (choice) choice.checked = true
    const viewings = document.getElementById("contact-viewing") as HTMLSelectElement | null
    if (viewings) viewings.value = viewing
    writeMessage(message)
  })
