import { rememberTyped } from "./typed.ts"

const typed = rememberTyped()

const field = (html: string): HTMLInputElement => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLInputElement
}

const put = (target: HTMLInputElement, value: string, ...types: readonly string[]) => {
  target.value = value
  for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }))
}

const leave = () => {
  document.body.innerHTML = ""
}

test("the texts of all fields are found, whoever filled them in", () => {
  document.body.innerHTML =
    '<input value="Anna"><textarea>Hej</textarea><input type="hidden" value="kontakt"><input type="checkbox" value="yes"><input type="submit" value="Skicka">'
  expect(typed()).toEqual(["Anna", "Hej"])
  leave()
  expect(typed()).toEqual([])
})

test.each(['<input type="hidden">', '<input type="checkbox">', '<input type="radio">', '<input type="button">'])(
  "nothing is stored of %s",
  (html) => {
    put(field(html), "Kontakt", "input", "change")
    leave()
    expect(typed()).toEqual([])
  },
)

test("a text that is typed letter by letter is stored as one text, and survives its field", () => {
  const name = field('<input type="text">')
  for (const text of ["B", "Be", "Ber", "Berg", "Ber", "Bern"]) put(name, text, "input")
  leave()
  expect(typed()).toEqual(["Bern"])
  put(field("<textarea></textarea>"), "Från Umeå", "input")
  leave()
  expect(typed().toSorted()).toEqual(["Bern", "Från Umeå"])
})

test("a deleted text stays stored, even if another starts in the same field", () => {
  const name = field("<input>")
  put(name, "Carin", "input")
  put(name, "D", "input")
  put(name, "", "change")
  expect(typed()).toEqual(expect.arrayContaining(["Carin"]))
})

test("the last fifty texts are stored", () => {
  const name = field("<input>")
  for (let count = 1; count <= 60; count += 1) put(name, `text ${count}`, "change")
  leave()
  expect(typed().toSorted()).toEqual(Array.from({ length: 50 }, (_, place) => `text ${place + 11}`).toSorted())
})
