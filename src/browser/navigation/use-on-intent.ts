import { type ComponentType, useState } from "react"

/**
 * Loads a component before it is needed: a failed prefetch is retried when it is needed, and a failed retry shows the
 * message of LOAD-6 and keeps the page.
 */
export const useOnIntent = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [component, setComponent] = useState<ComponentType<Props>>()
  return {
    component,
    prefetch: () => void load().catch(() => {}),
    need: () => void load().then((loaded) => setComponent(() => loaded)),
  }
}
