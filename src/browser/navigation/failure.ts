/** Id of the element for the report of a missing part, which is empty and hidden in every page's HTML. */
export const failureId = "failure"

const setVisible = (isVisible: boolean): void => {
  const element = document.getElementById(failureId)
  // An attribute that is set again would have the browser compute the styles of the page again.
  if (!element || element.hidden !== isVisible) return
  element.hidden = !isVisible
  if (!isVisible) {
    element.replaceChildren()
    return
  }
  const reload = document.createElement("a")
  reload.href = ""
  reload.textContent = element.dataset.reload ?? ""
  element.replaceChildren(`${element.dataset.text} `, reload)
}

declare global {
  interface Window {
    /** Gatsby's event emitter; our patches of its navigation add these events. */
    readonly ___emitter: { on(event: "onChunkMissing" | "onNavigationSuperseded", listener: () => void): void }
  }
}

/** Whether the missing part shows a message in its own place. */
const hasMessageInPlace = (): boolean =>
  document.querySelector("main > :first-child [role=alert]:not([hidden])") !== null

/** Shows the message if a chunk stays missing or the page cannot reload, even if React does not run. */
export const showMissingChunks = (): void =>
  window.___emitter.on("onChunkMissing", () => setVisible(!hasMessageInPlace()))

/** Hides the message when the visitor leaves its page. */
export const hideMissingChunks = (): void => setVisible(false)
