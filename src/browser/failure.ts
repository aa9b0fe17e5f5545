/** The element that says that a part of the page is missing; it stands hidden in every page's HTML. */
export const failureId = "failure"

const show = (shown: boolean): void => {
  const element = document.getElementById(failureId)
  if (element) element.hidden = !shown
}

declare global {
  interface Window {
    /** Gatsby's own events. These come with our patches of its navigation. */
    readonly ___emitter: { on(event: "onChunkMissing" | "onNavigationSuperseded", listener: () => void): void }
  }
}

/** A part of the page that was missing has said so in its place. */
const isToldInPlace = (): boolean => document.querySelector("main > :first-child [role=alert]:not([hidden])") !== null

/** Tells the visitor where a chunk stays missing, or the page cannot be loaded anew, even where React does not run. */
export const tellMissingChunks = (): void => window.___emitter.on("onChunkMissing", () => show(!isToldInPlace()))

/** The page that was told about has been left. */
export const forgetMissingChunks = (): void => show(false)
