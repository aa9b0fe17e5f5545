import { type ComponentType, lazy } from "react"

/** What somebody does first who comes to a part of a page. */
const touches = ["focusin", "pointerdown", "input", "submit"]

/**
 * Hears of touches above React, which lets no event through to what it has not taken over.
 * @returns what ends it
 */
export const onTouch = (touched: (event: Event) => void): (() => void) => {
  for (const name of touches) document.addEventListener(name, touched, true)
  return () => {
    for (const name of touches) document.removeEventListener(name, touched, true)
  }
}

const toBrowser = (event: Event): void => {
  if ((event.target as Element).closest("a[href]:not([href^='#'])")) event.stopPropagation()
}

/**
 * Has the browser follow links, which asks before it leaves the page: the router would not.
 * @returns what ends it
 */
export const keepLinksFromRouter = (): (() => void) => {
  document.addEventListener("click", toBrowser, true)
  return () => document.removeEventListener("click", toBrowser, true)
}

/**
 * Without a network the browser would leave a form that it sends itself for a page of its own, and what is written would be lost:
 * such a form is held back until there is one.
 */
export const holdOffline = (told: () => void): void => {
  window.onsubmit = (event) => {
    const form = event.target as HTMLFormElement
    // React hears of it before the window: where the form's code is there, it has taken it.
    if (event.defaultPrevented || navigator.onLine || form.method !== "post") return
    event.preventDefault()
    told()
    window.onbeforeunload = (leaving) => leaving.preventDefault()
    const letGo = keepLinksFromRouter()
    window.ononline = () => {
      window.onbeforeunload = window.ononline = null
      letGo()
      form.requestSubmit()
    }
  }
}

/**
 * A part of a page that stands in its HTML and can be filled in there; its code is asked for when somebody needs it, and nothing of
 * it is taken over before.
 * @returns what asks for the code, and what makes components of it
 */
export const asleep = <Module>(load: () => Promise<Module>) => {
  let arrive: (module: Module) => void
  const arrival = new Promise<Module>((resolve) => {
    arrive = resolve
  })
  /** Where the HTML is written it is there at once. */
  const whenAwake = typeof window === "undefined" ? load : () => arrival
  return {
    wake: (): Promise<void> => load().then(arrive),
    part: <Props>(of: (module: Module) => ComponentType<Props>) =>
      lazy(() => whenAwake().then((module) => ({ default: of(module) }))),
  }
}
