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
