import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { HttpResponse, http } from "msw"
import { setupServer } from "msw/node"
import { columnsOf } from "../../../domain/contact/countries.ts"
import { contactWords, countries } from "../../../testing/contact.ts"
import type { ContactFormData } from "../contact-form.data.ts"
import { LiveContactForm } from "./LiveContactForm.island.tsx"

const words = {
  topic: "Your question",
  viewing: "Viewing (required)",
  website: "Leave this empty",
  name: "Name (required)",
  email: "Email",
  callTime: "Best time to call",
  message: "Message",
  address: "Address (required)",
  marketing: "Send me news",
  chooseViewing: "Choose a viewing",
  reach: "How can we reach you?",
  reachHint: "One of them is enough.",
  send: "Send",
  sending: "Sending …",
  stop: "Stop sending",
  waiting: { network: "No network.", answer: "No answer.", server: "Out of order.", busy: "Busy, we try again." },
  failed: {
    answer: "We got no answer.",
    server: "It is out of order.",
    busy: "It is busy.",
    refused: "It was not accepted.",
  },
  otherwise: "Reach us by",
  arrived: "Your request has arrived.",
  onward: "Continue",
  notice: "Your contact request",
  toForm: "To the form",
  close: "Close",
  notLoaded: "The form did not load.",
  retry: "Try again",
} as const

const generalForm: ContactFormData = {
  language: "sv",
  page: "/kontakt/",
  topics: [{ topic: "contact", name: "" }],
  home: null,
  viewings: [],
  asksAddress: false,
  messageHint: "What is it about?",
  callTimes: [
    { time: "any", name: "Any time" },
    { time: "evening", name: "Evening" },
  ],
  phone: {
    language: "sv",
    initialCountry: "Sverige (+46)",
    words: {
      country: "Country",
      countryHint: "Type a country.",
      countries: "Countries",
      noCountry: "No country has that name.",
      suggestionOne: "{count} suggestion",
      suggestionMany: "{count} suggestions",
      countryIsNow: "The country is now {country}.",
      isIt: { SE: "Is it Swedish?", FI: "Is it Finnish?", NO: "Is it Norwegian?" },
      yes: "Yes, {number}",
      phone: "Phone",
      phoneHint: "As you usually write it.",
    },
  },
  consent: { text: "We keep this for a year.", more: { name: "Privacy", path: "/integritet/" } },
  agency: { phone: "+46812345678", phoneLabel: "08-123 456 78", email: "hej@kvistbo.example" },
  words,
}

const homeForm: ContactFormData = {
  ...generalForm,
  page: "/bostader/almgatan-1/",
  topics: [
    { topic: "home", name: "A question" },
    { topic: "sign-up", name: "Sign up for a viewing" },
    { topic: "viewing", name: "A private viewing" },
  ],
  home: { id: "almgatan-1", place: "Almgatan 1, Solna", text: "About Almgatan 1, Solna" },
  viewings: [
    { start: "2020-05-03T13:00:00+02:00", text: "Sunday 3 May 13:00", calendar: "/viewings/sv/almgatan-1-2.ics" },
    { start: "2999-05-05T18:00:00+02:00", text: "Sunday 5 May 18:00", calendar: "/viewings/sv/almgatan-1-0.ics" },
    { start: "2999-05-06T18:00:00+02:00", text: "Monday 6 May 18:00", calendar: "/viewings/sv/almgatan-1-1.ics" },
  ],
}

type Answer = () => Response | Promise<Response>

/** Answers of the contact service in order; without one, it stores the request. */
const answers: Answer[] = []
const received: Record<string, unknown>[] = []
// jsdom can open no other page, but it can follow an address within its own.
const stored: Answer = () => HttpResponse.json({ next: "/#thanks" }, { status: 201 })

const server = setupServer(
  http.get("http://localhost/contact/sv.json", () => HttpResponse.json(contactWords)),
  http.get("http://localhost/contact/countries.sv.json", () => HttpResponse.json(columnsOf(countries))),
  http.post("http://localhost/api/contact-requests", async ({ request }) => {
    received.push(Object(await request.json()))
    return await (answers.shift() ?? stored)()
  }),
)

const originalFetch = globalThis.fetch
/** Time that a visitor takes to fill in a form, which the service takes for a person's. */
let writingTimeMs = 5000
let openForms = 0

beforeAll(() => {
  server.listen()
  const serverFetch = globalThis.fetch
  // Node's fetch does not resolve paths against jsdom's address.
  globalThis.fetch = ((path: string, init?: RequestInit) =>
    serverFetch(`http://localhost${path}`, init)) as typeof fetch
})
afterAll(() => {
  server.close()
  globalThis.fetch = originalFetch
})
beforeEach(() => {
  answers.length = 0
  received.length = 0
  writingTimeMs = 5000
  window.history.replaceState(null, "", "/")
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

/** Opens a form at a page of its own, because what becomes of a request is kept for its page. */
const openForm = (data: ContactFormData = generalForm) => {
  const form = { ...data, page: `${data.page}${++openForms}/` }
  const { unmount } = render(<LiveContactForm form={form} onLive={() => {}} />)
  const now = performance.now.bind(performance)
  jest.spyOn(performance, "now").mockImplementation(() => now() + writingTimeMs)
  return {
    form,
    leave: unmount,
    comeBack: () => act(async () => void render(<LiveContactForm form={form} onLive={() => {}} />)),
  }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const write = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } })
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }))
const summary = () => screen.findByRole("group", { name: "Något är <fel>" })
const errorsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map(({ textContent }) => textContent)
const opened = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash))

test("an empty form lists what is missing, beside each field too, puts the focus there, and sends nothing", async () => {
  openForm()
  send()
  expect(errorsIn(await summary())).toEqual(["Rätta name.missing & <skicka>", "Rätta email.reach & <skicka>"])
  expect(field("Name (required)")).toHaveFocus()
  expect(field("Name (required)")).toBeInvalid()
  expect(field("Name (required)")).toHaveAccessibleDescription("Rätta name.missing & <skicka>")
  expect(field("Message")).toBeValid()
  fireEvent.click(screen.getByRole("link", { name: "Rätta email.reach & <skicka>" }))
  expect(field("Email")).toHaveFocus()
  expect(received).toEqual([])
})

test("an error disappears when its field is left in order, unless the focus goes to a button, and none is added", async () => {
  openForm()
  send()
  await summary()
  write("Name (required)", "Åsa Ek")
  fireEvent.blur(field("Name (required)"), { relatedTarget: screen.getByRole("button", { name: "Send" }) })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(errorsIn(await summary())).toHaveLength(2)

  write("Message", "<b>Hello</b>")
  fireEvent.blur(field("Name (required)"), { relatedTarget: field("Email") })
  await waitFor(() => expect(field("Name (required)")).toBeValid())
  expect(errorsIn(await summary())).toEqual(["Rätta email.reach & <skicka>"])
  expect(field("Message")).toBeValid()

  write("Email", "asa@example.com")
  fireEvent.blur(field("Email"))
  await waitFor(() => expect(screen.queryByRole("group", { name: "Något är <fel>" })).toBeNull())
})

test("a request has the form's fields, opens its thanks, and hands them what they repeat", async () => {
  const { form } = openForm(homeForm)
  fireEvent.click(screen.getByRole("radio", { name: "Sign up for a viewing" }))
  write("Viewing (required)", "2999-05-06T18:00:00+02:00")
  write("Name (required)", "Åsa Ek")
  write("Phone", "070-174 06 05")
  write("Best time to call", "evening")
  write("Message", "Is there a lift?")
  answers.push(() =>
    HttpResponse.json({ next: "/#thanks", signUp: "/api/contact-requests?sign-up=1" }, { status: 201 }),
  )
  send()
  await opened("#thanks")
  expect(received).toEqual([
    {
      language: "sv",
      page: form.page,
      home: "almgatan-1",
      topic: "sign-up",
      viewing: "2999-05-06T18:00:00+02:00",
      name: "Åsa Ek",
      email: "",
      country: "Sverige (+46)",
      phone: "070-174 06 05",
      callTime: "evening",
      message: "Is there a lift?",
      website: "",
      elapsed: expect.any(Number),
    },
  ])
  expect(JSON.parse(sessionStorage.getItem("sent-request") ?? "null")).toEqual({
    language: "sv",
    page: form.page,
    about: "Almgatan 1, Solna",
    phone: "+46 70 174 06 05 (Sverige)",
    viewing: "Monday 6 May 18:00",
    calendar: "/viewings/sv/almgatan-1-1.ics",
    signUp: "/api/contact-requests?sign-up=1",
    fromForm: true,
  })
})

test("a form that is sent at once waits until the two seconds are over that a person needs", async () => {
  writingTimeMs = 0
  openForm()
  write("Name (required)", "Åsa Ek")
  write("Email", "asa@example.com")
  send()
  await waitFor(() => expect(received).toHaveLength(1), { timeout: 5000 })
  expect(received[0]?.elapsed).toBeGreaterThanOrEqual(2000)
  await opened("#thanks")
})

/** Fills in what is needed and sends it. */
const sendRequest = () => {
  write("Name (required)", "Åsa Ek")
  write("Email", "asa@example.com")
  send()
}

test("an error that only the service finds is shown as the form's own, and stays until the field changes", async () => {
  openForm()
  answers.push(() => HttpResponse.json({ errors: [{ field: "email", code: "form" }] }, { status: 400 }))
  sendRequest()
  expect(errorsIn(await summary())).toEqual(["Rätta email.form & <skicka>"])
  expect(field("Email")).toHaveFocus()
  fireEvent.blur(field("Email"), { relatedTarget: field("Message") })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(field("Email")).toBeInvalid()
  write("Email", "asa.ek@example.com")
  fireEvent.blur(field("Email"), { relatedTarget: field("Message") })
  await waitFor(() => expect(field("Email")).toBeValid())
})

describe("errors of the service whose words do not load", () => {
  /** Contents of the form each time that the browser sends it itself. */
  const sentByBrowser: Record<string, unknown>[] = []
  const browserSends = (event: SubmitEvent) => {
    if (!event.defaultPrevented) sentByBrowser.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)))
    // jsdom cannot send a form.
    event.preventDefault()
  }
  beforeEach(() => {
    sentByBrowser.length = 0
    window.addEventListener("submit", browserSends)
    // In a language whose words no other test has loaded.
    const missing = () => new HttpResponse(null, { status: 503 })
    server.use(http.get("http://localhost/contact/en.json", missing))
    server.use(http.get("http://localhost/contact/countries.en.json", missing))
    answers.push(() => HttpResponse.json({ errors: [{ field: "name", code: "missing" }] }, { status: 400 }))
    openForm({ ...generalForm, language: "en" })
    write("Message", "Is there a lift?")
    write("Leave this empty", "a password manager's text")
    send()
  })
  afterEach(() => {
    window.removeEventListener("submit", browserSends)
    server.resetHandlers()
  })

  test("come in the service's own page: the browser sends the form, with all that was written and an empty trap", async () => {
    await waitFor(() => expect(sentByBrowser).toHaveLength(1))
    expect(received).toHaveLength(1)
    expect(sentByBrowser[0]).toMatchObject({ language: "en", message: "Is there a lift?", website: "" })
    expect(field("Message")).toHaveValue("Is there a lift?")
  })

  test("are shown in the form once the words load", async () => {
    await waitFor(() => expect(sentByBrowser).toHaveLength(1))
    server.use(http.get("http://localhost/contact/en.json", () => HttpResponse.json(contactWords)))
    send()
    expect(errorsIn(await summary())).toEqual(["Rätta name.missing & <skicka>", "Rätta email.reach & <skicka>"])
    expect(sentByBrowser).toHaveLength(1)
    expect(received).toHaveLength(1)
  })
})

test("while a busy service makes the visitor wait, they are told so and may stop, and their text stays", async () => {
  openForm()
  answers.push(() => new HttpResponse(null, { status: 429, headers: { "retry-after": "30" } }))
  sendRequest()
  expect(await screen.findByText("Busy, we try again.")).toHaveAttribute("aria-live", "polite")
  expect(screen.getByRole("button", { name: "Sending …" })).toHaveAttribute("aria-disabled", "true")
  fireEvent.click(screen.getByRole("button", { name: "Sending …" }))

  fireEvent.click(screen.getByRole("button", { name: "Stop sending" }))
  const button = await screen.findByRole("button", { name: "Send" })
  expect(button).toHaveFocus()
  expect(button).not.toHaveAttribute("aria-disabled")
  expect(screen.queryByText("Busy, we try again.")).toBeNull()
  expect(field("Email")).toHaveValue("asa@example.com")
  expect(received).toHaveLength(1)

  send()
  await opened("#thanks")
  expect(received).toHaveLength(2)
})

test("a refused request gives the agency's telephone and email in its place", async () => {
  openForm()
  answers.push(() => new HttpResponse(null, { status: 403 }))
  sendRequest()
  const alert = within(await screen.findByRole("alert"))
  expect(alert.getByText("It was not accepted.")).toBeInTheDocument()
  expect(alert.getByRole("link", { name: "08-123 456 78" })).toHaveAttribute("href", "tel:+46812345678")
  expect(alert.getByRole("link", { name: "hej@kvistbo.example" })).toHaveAttribute("href", "mailto:hej@kvistbo.example")
})

test("a request that has arrived already is not sent again: the button opens its thanks", async () => {
  openForm()
  sendRequest()
  await opened("#thanks")
  window.history.replaceState(null, "", "/")
  send()
  await opened("#thanks")
  expect(received).toHaveLength(1)
  expect(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/#thanks")

  window.history.replaceState(null, "", "/")
  write("Message", "One thing more")
  send()
  await opened("#thanks")
  expect(received.map(({ message }) => message)).toEqual(["", "One thing more"])
})

describe("viewings", () => {
  const topics = () => screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))

  test("that have begun are no choice", () => {
    openForm(homeForm)
    expect(
      within(field("Viewing (required)"))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Choose a viewing", "Sunday 5 May 18:00", "Monday 6 May 18:00"])
    expect(topics()).toEqual(["home", "sign-up", "viewing"])
  })

  test("that have all begun leave nothing to sign up for", () => {
    openForm({ ...homeForm, viewings: homeForm.viewings.slice(0, 1) })
    expect(screen.queryByLabelText("Viewing (required)")).toBeNull()
    expect(topics()).toEqual(["home", "viewing"])
    expect(screen.getByRole("radio", { name: "A question" })).toBeChecked()
  })
})

test("a visitor who comes back to a form finds what they wrote and chose", async () => {
  const { leave, comeBack } = openForm(homeForm)
  fireEvent.click(screen.getByRole("radio", { name: "A private viewing" }))
  fireEvent.click(screen.getByRole("checkbox", { name: "Send me news" }))
  write("Message", "Is there a lift?")
  write("Best time to call", "evening")
  leave()
  await comeBack()
  expect(screen.getByRole("radio", { name: "A private viewing" })).toBeChecked()
  expect(screen.getByRole("checkbox", { name: "Send me news" })).toBeChecked()
  expect(field("Message")).toHaveValue("Is there a lift?")
  expect(field("Best time to call")).toHaveValue("evening")
})

test("a visitor who comes back after the request has arrived finds an empty form and stays there", async () => {
  const { leave, comeBack } = openForm()
  sendRequest()
  await opened("#thanks")
  leave()
  window.history.replaceState(null, "", "/")
  await comeBack()
  expect(field("Name (required)")).toHaveValue("")
  expect(window.location.hash).toBe("")
})

describe("a request that is under way when the visitor leaves its form", () => {
  const notice = () => screen.queryByRole("region", { name: "Your contact request" })
  /** Sends a request that is answered later, and leaves. */
  const sendAndLeave = async (data = generalForm) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.push(() => promise)
    const opened = openForm(data)
    sendRequest()
    await waitFor(() => expect(received).toHaveLength(1))
    act(opened.leave)
    return { ...opened, answer: async (response: Answer) => resolve(await response()) }
  }

  test("is reported on the next page, which says when it has arrived and leads on to the thanks", async () => {
    const { answer } = await sendAndLeave()
    expect(await screen.findByRole("status")).toHaveTextContent("Sending …")
    expect(notice()).toHaveAttribute("lang", "sv")
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull()
    await answer(stored)
    expect(await screen.findByText("Your request has arrived.")).toHaveAttribute("role", "status")
    expect(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/#thanks")
    expect(window.location.hash).toBe("")
    fireEvent.click(screen.getByRole("button", { name: "Close" }))
    expect(notice()).toBeNull()
  })

  test("and then fails leads back to the form, without loading the page again", async () => {
    const navigate = jest.fn()
    Object.assign(globalThis, { ___navigate: navigate })
    const { form, answer } = await sendAndLeave()
    await answer(() => new HttpResponse(null, { status: 403 }))
    expect(await screen.findByText("It was not accepted.")).toBeInTheDocument()
    expect(fireEvent.click(screen.getByRole("link", { name: "To the form" }))).toBe(false)
    expect(navigate.mock.calls).toEqual([[form.page, undefined]])
    fireEvent.click(screen.getByRole("button", { name: "Close" }))
  })

  test("is reported by the form alone once the visitor is back, which then opens the thanks", async () => {
    const { comeBack, answer } = await sendAndLeave()
    expect(await screen.findByRole("region", { name: "Your contact request" })).toBeVisible()
    const complaints = jest.spyOn(console, "error")
    await comeBack()
    expect(notice()).toBeNull()
    expect(complaints).not.toHaveBeenCalled()
    expect(field("Name (required)")).toHaveValue("Åsa Ek")
    expect(screen.getByRole("button", { name: "Sending …" })).toBeInTheDocument()
    await answer(stored)
    await opened("#thanks")
  })

  test("and is refused meanwhile is not sent by the browser when they come back, if the words of errors do not load", async () => {
    const missing = () => new HttpResponse(null, { status: 503 })
    server.use(http.get("http://localhost/contact/fi.json", missing))
    server.use(http.get("http://localhost/contact/countries.fi.json", missing))
    const sendByBrowser = jest.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => {})
    const { comeBack, answer } = await sendAndLeave({ ...generalForm, language: "fi" })
    await answer(() => HttpResponse.json({ errors: [{ field: "name", code: "missing" }] }, { status: 400 }))
    await waitFor(() => expect(screen.queryByText("Sending …")).toBeNull())
    await comeBack()
    // Answered after the form's own question, so that the form has its answer.
    await act(async () => void (await fetch("/contact/fi.json")))
    expect(sendByBrowser).not.toHaveBeenCalled()
    sendByBrowser.mockRestore()
    server.resetHandlers()
  })

  test("and has arrived when the visitor comes back leaves them at the form, with a link to the thanks", async () => {
    const { comeBack, answer } = await sendAndLeave()
    await answer(stored)
    await screen.findByText("Your request has arrived.")
    await comeBack()
    expect(notice()).toBeNull()
    expect(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/#thanks")
    expect(window.location.hash).toBe("")
  })
})

test("a form that is left without a request leaves no notice", () => {
  openForm().leave()
  expect(screen.queryByRole("region", { name: "Your contact request" })).toBeNull()
})
