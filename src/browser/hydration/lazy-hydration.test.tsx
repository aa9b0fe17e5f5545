import { act, render, screen } from "@testing-library/react"
import { Suspense } from "react"
import { holdSubmitUntilOnline, hydrateOnDemand, onInteraction } from "./lazy-hydration.ts"

afterEach(() => document.body.replaceChildren())

const code = { Live: ({ name }: { readonly name: string }) => <p>Hello {name}</p> }

/** @returns what makes the island hydrate */
const renderIsland = async (load: () => Promise<typeof code>): Promise<() => Promise<unknown>> => {
  const { hydrate, island } = hydrateOnDemand(load)
  const Live = island(({ Live }) => Live)
  await act(async () => {
    render(
      <Suspense fallback={<p>Waiting</p>}>
        <Live name="Sara" />
      </Suspense>,
    )
  })
  return hydrate
}

test("an island's code loads when it is needed, and the island renders once the code is there", async () => {
  const load = jest.fn(() => Promise.resolve(code))
  const hydrate = await renderIsland(load)
  expect(load).toHaveBeenCalledTimes(0)
  expect(document.body).toHaveTextContent("Waiting")

  await act(hydrate)
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText("Hello Sara")).toBeVisible()
  expect(screen.queryByText("Waiting")).toBeNull()
})

test("code that fails to load rejects, and the next call loads it again", async () => {
  const load = jest.fn(() => Promise.resolve(code)).mockRejectedValueOnce(new Error("no network"))
  const hydrate = await renderIsland(load)
  await expect(hydrate()).rejects.toThrow("no network")
  expect(document.body).toHaveTextContent("Waiting")
  await act(hydrate)
  expect(document.body).toHaveTextContent("Hello Sara")
})

test("focus, pointer, input and submission reach the listener even if the page stops their events, until listening ends", () => {
  document.body.innerHTML = `<form><input></form>`
  const form = document.querySelector("form") as HTMLFormElement
  const types = ["focusin", "pointerdown", "input", "submit", "click"]
  for (const type of types) form.addEventListener(type, (event) => event.stopPropagation())
  const eventTypes: string[] = []
  const removeListeners = onInteraction(({ type }) => eventTypes.push(type))
  for (const type of types) form.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(eventTypes).toEqual(["focusin", "pointerdown", "input", "submit"])
  removeListeners()
  for (const type of types) form.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(eventTypes).toHaveLength(4)
})

const network = (isThere: boolean) =>
  Object.defineProperty(window.navigator, "onLine", { configurable: true, value: isThere })

test("a form that is sent offline waits with a warning before unload, and is sent once there is a network", () => {
  document.body.innerHTML = `<form method="post"><input name="name" value="Sara"></form><a href="/blog/">Blogg</a>`
  const form = document.querySelector("form") as HTMLFormElement
  const onWait = jest.fn()
  const requestSubmit = jest.spyOn(form, "requestSubmit").mockImplementation(() => {})
  const router = jest.fn((event: Event) => event.preventDefault())
  document.body.addEventListener("click", router)
  const link = document.querySelector("a") as HTMLAnchorElement
  // jsdom cannot navigate.
  addEventListener("click", (event) => event.preventDefault())
  const promptsOnLeave = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }))
  holdSubmitUntilOnline(onWait)

  network(false)
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true })
  form.dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
  expect(onWait).toHaveBeenCalledTimes(1)
  expect(promptsOnLeave()).toBe(true)
  link.click()
  expect(router).not.toHaveBeenCalled()

  network(true)
  dispatchEvent(new Event("online"))
  expect(requestSubmit).toHaveBeenCalledTimes(1)
  expect(promptsOnLeave()).toBe(false)
  link.click()
  expect(router).toHaveBeenCalledTimes(1)
})
