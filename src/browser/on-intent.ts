import { type ComponentType, useState } from "react"

/**
 * A component that is fetched when a visitor is about to need it. What fails while it is fetched ahead is tried again when it
 * is needed; what fails then is told as every missing part is (LOAD-6), and the page stays.
 */
export const useOnIntent = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [component, setComponent] = useState<ComponentType<Props>>()
  return {
    component,
    fetchAhead: () => void load().catch(() => {}),
    need: () => void load().then((loaded) => setComponent(() => loaded)),
  }
}
