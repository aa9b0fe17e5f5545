import type { Locator, Page } from "playwright"

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

const isLocator = (value: unknown): value is Locator => isObject(value) && "evaluateAll" in value

const isPage = (value: unknown): value is Page => isObject(value) && "goto" in value

// A worker process runs one scenario at a time.
let last: Locator | undefined

export const forgetWitness = (): void => {
  last = undefined
}

/** Returns the elements on the page that the scenario's last expectation was about, unless it was about the page. */
export const witnessOn = (page: Page): Locator | undefined => (last?.page() === page ? last : undefined)

/** Makes `expect` remember the elements of the last expectation of elements or a page. */
export const rememberWitness = <Expect extends (...values: never[]) => unknown>(expect: Expect): Expect =>
  new Proxy(expect, {
    apply(target, self, values) {
      if (isLocator(values[0])) last = values[0]
      if (isPage(values[0])) forgetWitness()
      return Reflect.apply(target, self, values)
    },
  })
