import { expect, jest, test } from "@jest/globals"
import { holdOffline } from "./asleep.ts"

const network = (isThere: boolean) =>
  Object.defineProperty(window.navigator, "onLine", { configurable: true, value: isThere })

test("a form that is sent offline waits in its page, which asks before it is left, and is sent once there is a network", () => {
  document.body.innerHTML = `<form method="post"><input name="name" value="Sara"></form><a href="/blog/">Blogg</a>`
  const form = document.querySelector("form") as HTMLFormElement
  const told = jest.fn()
  const sent = jest.spyOn(form, "requestSubmit").mockImplementation(() => {})
  const router = jest.fn((event: Event) => event.preventDefault())
  document.body.addEventListener("click", router)
  const link = document.querySelector("a") as HTMLAnchorElement
  // Where nothing keeps it, jsdom has no pages to go to.
  addEventListener("click", (event) => event.preventDefault())
  const asksWhoLeaves = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }))
  holdOffline(told)

  network(false)
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true })
  form.dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
  expect(told).toHaveBeenCalledTimes(1)
  expect(asksWhoLeaves()).toBe(true)
  link.click()
  expect(router).not.toHaveBeenCalled()

  network(true)
  dispatchEvent(new Event("online"))
  expect(sent).toHaveBeenCalledTimes(1)
  expect(asksWhoLeaves()).toBe(false)
  link.click()
  expect(router).toHaveBeenCalledTimes(1)
})
