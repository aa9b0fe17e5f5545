import { type HTMLElement, parse } from "node-html-parser"
import type { FieldError, Fields } from "../domain/contact/request.ts"
import { type ContactErrorName, type ContactWords, errorNameOf } from "../domain/contact/words.ts"
import { contactWordsOf } from "../domain/paths.ts"

/**
 * The form in the HTML of a page, as this file needs it (the form's component keeps to it):
 *
 * - `<form data-contact-form>`; each control has its field's name as `name`, and an `id` of its own;
 * - what belongs to one field stands in an element with `data-field="<name>"`, with the class `field` or `check`. Its error
 *   becomes the last child: `<p class="error" id="contact-error-<name>">`, which the controls' `aria-describedby` then names
 *   after what it named before;
 * - before the form comes the summary, `<div class="note critical" id="contact-errors" tabindex="-1">`: a heading and a list
 *   whose links lead to the first control of each field.
 *
 * Hidden controls, the honeypot (`website`), `key` and `elapsed` keep what they were published with.
 */
const unfilled = new Set<string>(["website", "key", "elapsed"] satisfies (keyof Fields)[])

/** Published text, by path: undefined where there is no such file. */
export type PublishedText = (path: string) => Promise<string | undefined>

/** Pages alone, whose addresses have no dots: nothing leads out of the site, or to a file that is none. */
const isPagePath = (path: string): boolean => path.length <= 300 && /^\/(?:[\p{L}\p{M}\p{N}_-]+\/)*$/u.test(path)

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const fill = (control: HTMLElement, value: string): void => {
  const type = control.getAttribute("type") ?? ""
  if (control.tagName === "TEXTAREA") {
    // The first line break of a text field is none of the text.
    control.innerHTML = ""
    control.textContent = `\n${value}`
  } else if (control.tagName === "SELECT") {
    for (const option of control.querySelectorAll("option")) {
      option.removeAttribute("selected")
      if ((option.getAttribute("value") ?? option.textContent.trim()) === value) option.setAttribute("selected", "")
    }
  } else if (type === "checkbox" || type === "radio") {
    control.removeAttribute("checked")
    if ((control.getAttribute("value") ?? "on") === value) control.setAttribute("checked", "")
  } else if (type !== "hidden") control.setAttribute("value", escaped(value))
}

/** What runs or fetches for what runs, and would answer the visitor's words with the page as it was published. */
const takeScriptsOut = (page: HTMLElement): void => {
  for (const gone of page.querySelectorAll("script, link[rel=preload][as=script], link[rel=preload][as=fetch]"))
    gone.remove()
}

const controlsOf = (form: HTMLElement): HTMLElement[] =>
  form.querySelectorAll("input[name], select[name], textarea[name]")

/** Marks the field, and returns where the summary can lead: undefined where the form does not show such a field. */
const markField = (form: HTMLElement, field: string, sentence: string): string | undefined => {
  const controls = controlsOf(form).filter(
    (control) => control.getAttribute("name") === field && control.getAttribute("type") !== "hidden",
  )
  const [first] = controls
  const group = first?.closest("[data-field]")
  if (!first || !group) return undefined
  const id = `contact-error-${field}`
  group.insertAdjacentHTML("beforeend", `<p class="error" id="${id}">${escaped(sentence)}</p>`)
  for (const control of controls) {
    const described = control.getAttribute("aria-describedby")
    control.setAttribute("aria-invalid", "true")
    control.setAttribute("aria-describedby", described ? `${described} ${id}` : id)
  }
  return first.getAttribute("id")
}

/**
 * A published page with its form as the visitor sent it, for whom no script can do that: what was written, what is wrong
 * with it beside each field and in a summary, and nothing that runs.
 */
export const filledPage = (
  html: string,
  words: ContactWords,
  fields: Readonly<Record<string, unknown>>,
  errors: readonly (FieldError | ContactErrorName)[],
): string | undefined => {
  const page = parse(html, { comment: true, voidTag: { closingSlash: true } })
  const form = page.querySelector("form[data-contact-form]")
  if (!form) return undefined
  takeScriptsOut(page)

  for (const control of controlsOf(form)) {
    const name = control.getAttribute("name") ?? ""
    const value = Object.hasOwn(fields, name) ? fields[name] : ""
    if (!unfilled.has(name)) fill(control, typeof value === "string" ? value.toWellFormed() : "")
  }

  const names = [...new Set(controlsOf(form).map((control) => control.getAttribute("name") ?? ""))]
  const placeOf = (error: FieldError | ContactErrorName) =>
    typeof error === "string" ? -1 : names.indexOf(error.field)
  const items = errors
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((error) => {
      const name = typeof error === "string" ? error : errorNameOf(error)
      const sentence = words.errors[name]
      const id = typeof error === "string" ? undefined : markField(form, error.field, sentence)
      return id ? `<li><a href="#${escaped(id)}">${escaped(sentence)}</a></li>` : `<li>${escaped(sentence)}</li>`
    })
  // Without a script, the browser itself brings visitors to what it may focus first.
  form.insertAdjacentHTML(
    "beforebegin",
    `<div class="note critical" id="contact-errors" role="group" aria-labelledby="contact-errors-heading" tabindex="-1" autofocus>` +
      `<h2 id="contact-errors-heading">${escaped(words.heading)}</h2><ul>${[...new Set(items)].join("")}</ul></div>`,
  )
  const title = page.querySelector("title")
  if (title) title.textContent = `${words.error}: ${title.textContent}`
  return page.toString()
}

/** Fills the published page that a form stands on. */
export const formPages =
  (published: PublishedText) =>
  async (
    path: string,
    fields: Readonly<Record<string, unknown>>,
    errors: readonly (FieldError | ContactErrorName)[],
  ): Promise<string | undefined> => {
    const html = isPagePath(path) ? await published(`${path}index.html`) : undefined
    const language = html && /<html[^>]*\slang="([a-z]{2})"/.exec(html)?.[1]
    const words = language && (await published(contactWordsOf(language)))
    return html && words ? filledPage(html, JSON.parse(words) as ContactWords, fields, errors) : undefined
  }
