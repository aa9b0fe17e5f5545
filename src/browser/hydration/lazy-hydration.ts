import { type ComponentType, lazy } from "react"

/** First events of a visitor in an island. */
const interactionEvents = ["focusin", "pointerdown", "input", "submit"]

/**
 * Listens on the document in the capture phase, because React stops events in parts that are not hydrated.
 * @returns a function that removes the listeners
 */
export const onInteraction = (listener: (event: Event) => void): (() => void) => {
  for (const name of interactionEvents) document.addEventListener(name, listener, true)
  return () => {
    for (const name of interactionEvents) document.removeEventListener(name, listener, true)
  }
}

const bypassRouter = (event: Event): void => {
  if ((event.target as Element).closest("a[href]:not([href^='#'])")) event.stopPropagation()
}

/**
 * Bypasses the router so that the browser's own beforeunload prompt runs.
 * @returns a function that ends it
 */
export const bypassRouterForLinks = (): (() => void) => {
  document.addEventListener("click", bypassRouter, true)
  return () => document.removeEventListener("click", bypassRouter, true)
}

/**
 * Delays a native form submission until there is a network: the browser's error page would replace the form and its
 * contents.
 */
export const holdSubmitUntilOnline = (onWait: () => void): void => {
  window.onsubmit = (event) => {
    const form = event.target as HTMLFormElement
    // React's handler runs before the window's and prevents the default if the form's code is loaded.
    if (event.defaultPrevented || navigator.onLine || form.method !== "post") return
    event.preventDefault()
    onWait()
    window.onbeforeunload = (unload) => unload.preventDefault()
    const restoreRouter = bypassRouterForLinks()
    window.ononline = () => {
      window.onbeforeunload = window.ononline = null
      restoreRouter()
      form.requestSubmit()
    }
  }
}

/**
 * An island: its HTML is in the page and usable, and its code loads and hydrates it on demand.
 * @returns a function that loads the code, and one that makes components of it
 */
export const hydrateOnDemand = <Module>(load: () => Promise<Module>) => {
  let resolveModule: (module: Module) => void
  const loadedModule = new Promise<Module>((resolve) => {
    resolveModule = resolve
  })
  /** While the HTML is built, the code loads at once. */
  const moduleOnDemand = typeof window === "undefined" ? load : () => loadedModule
  return {
    hydrate: (): Promise<Module> =>
      load().then((module) => {
        resolveModule(module)
        return module
      }),
    island: <Props>(componentOf: (module: Module) => ComponentType<Props>) =>
      lazy(() => moduleOnDemand().then((module) => ({ default: componentOf(module) }))),
  }
}
