import { contactWords, formPage } from "../../testing/contact.ts"
import { filledPage, formPages } from "./form-page.ts"

const filledForm = (fields: Record<string, unknown>, errors: Parameters<typeof filledPage>[3] = []) => {
  const html = filledPage(formPage, contactWords, fields, errors) ?? ""
  document.documentElement.innerHTML = html
  return { html, page: document }
}
const control = (page: Document, id: string) => page.getElementById(id) as HTMLInputElement

test("the fields have the visitor's text", () => {
  const { page } = filledForm({
    topic: "valuation",
    name: "Åsa",
    email: "a@b",
    callTime: "day",
    message: "\nTvå\nrader",
    marketing: "yes",
  })
  expect(control(page, "topic").value).toBe("valuation")
  expect(control(page, "name").value).toBe("Åsa")
  expect(control(page, "email").value).toBe("a@b")
  expect([control(page, "any").checked, control(page, "day").checked]).toEqual([false, true])
  expect(control(page, "message").value).toBe("\nTvå\nrader")
  expect(control(page, "marketing").checked).toBe(true)
})

test("an unticked box is empty, and a field that came twice too", () => {
  const { page } = filledForm({ name: ["a", "b"] })
  expect(control(page, "marketing").checked).toBe(false)
  expect(control(page, "name").value).toBe("")
})

test("hidden fields have their published values, and the trap for programs is empty", () => {
  const { page } = filledForm({ page: "https://evil.example", language: "xx", website: "spam" })
  const values = ["page", "language", "website"].map(
    (name) => page.querySelector(`[name=${name}]`)?.getAttribute("value") ?? "",
  )
  expect(values).toEqual(["/kontakt/", "sv", ""])
})

test("each error appears at its field, describes the control, and has a link in a summary before the form", () => {
  const { page } = filledForm({}, [
    { field: "email", code: "reach" },
    { field: "name", code: "missing" },
    { field: "callTime", code: "form" },
  ])
  expect(control(page, "name")).toHaveAttribute("aria-invalid", "true")
  expect(control(page, "name")).toHaveAccessibleDescription("Hela Rätta name.missing & <skicka>")
  expect(control(page, "email")).toHaveAccessibleDescription("Rätta email.reach & <skicka>")
  expect(control(page, "any")).toHaveAttribute("aria-invalid", "true")
  expect(control(page, "phone")).not.toHaveAttribute("aria-invalid")
  expect(control(page, "name").parentElement?.lastElementChild?.className).toBe("error")

  const summary = page.getElementById("contact-errors")
  expect(summary?.nextElementSibling?.tagName).toBe("FORM")
  expect(summary).toHaveAttribute("tabindex", "-1")
  expect(summary).toHaveAttribute("autofocus")
  expect(summary).toHaveAccessibleName("Något är <fel>")
  const links = [...(summary?.querySelectorAll("a") ?? [])]
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#name", "#email", "#any"])
  expect(page.title).toBe("Fel: Kontakt – Kvistbo")
})

test("an error of no visible field has no link", () => {
  const { page } = filledForm({}, [
    { field: "website", code: "trap" },
    { field: "key", code: "form" },
    { field: "form", code: "form" },
    { field: "elapsed", code: "hurry" },
  ])
  const items = [...page.querySelectorAll("#contact-errors li")].map((item) => item.textContent)
  expect(items).toEqual(["Rätta form.form & <skicka>", "Rätta form.hurry & <skicka>", "Rätta form.trap & <skicka>"])
  expect(page.querySelector("#contact-errors a")).toBeNull()
})

test("nothing of the page runs, and its typeface stays", () => {
  const { html, page } = filledForm({})
  expect(html).toMatch(/^<!DOCTYPE html>/)
  expect(page.querySelectorAll("script, [as=script]")).toHaveLength(0)
  expect(page.querySelector("[as=font]")).not.toBeNull()
})

test.each([
  `"><script>alert(1)</script>`,
  `</textarea><img src=x onerror=alert(1)>`,
  `' onfocus=alert(1) autofocus='`,
  "&quot;&lt;b&gt; &amp; &#x27;",
  '$& $1 $` \\ \\"',
  "\ud83d\ude00 <!-- --> ]]>",
])("%s is text", (hostile) => {
  const { page } = filledForm({ name: hostile, message: hostile, address: hostile, topic: hostile, callTime: hostile })
  for (const id of ["name", "message", "address"]) expect(control(page, id).value).toBe(hostile)
  expect(page.querySelectorAll("script, img, b, [onfocus], [onerror]")).toHaveLength(0)
  expect(page.querySelectorAll("[autofocus]")).toHaveLength(1)
})

describe("a page", () => {
  const readPaths: string[] = []
  const pageWith = formPages(async (path) => {
    readPaths.push(path)
    return {
      "/kontakt/index.html": formPage,
      "/utan/index.html": '<html lang="sv"></html>',
      "/contact/sv.json": JSON.stringify(contactWords),
    }[path]
  })

  test("from the build is filled", async () => {
    expect(await pageWith("/kontakt/", { name: "Åsa" }, [])).toContain("Åsa")
  })

  test("is not filled with texts of another version, which are logged", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {})
    const { errors: _, ...others } = contactWords
    const files: Readonly<Record<string, string>> = {
      "/kontakt/index.html": formPage,
      "/contact/sv.json": JSON.stringify(others),
    }
    expect(await formPages(async (path) => files[path])("/kontakt/", {}, [])).toBeUndefined()
    expect(log.mock.calls).toEqual([
      [
        "contact/sv.json of the site is not as this server reads it (errors: expected an object): deploy the site and the server of one version.",
      ],
    ])
    log.mockRestore()
  })

  test.each(["/borta/", "/utan/"])("%s without a form is not", async (path) => {
    expect(await pageWith(path, {}, [])).toBeUndefined()
  })

  test.each([
    "",
    "kontakt/",
    "/kontakt",
    "/../secret/",
    "/kontakt/../../secret/",
    "//evil.example/",
    "/%2e%2e/",
    "/..%2fsecret/",
    "/kontakt\\",
    "/a\0/",
    "/_rules.json",
    "https://evil.example/",
    `/${"a".repeat(300)}/`,
  ])("%j is not even searched for", async (path) => {
    readPaths.length = 0
    expect(await pageWith(path, {}, [])).toBeUndefined()
    expect(readPaths).toEqual([])
  })
})
