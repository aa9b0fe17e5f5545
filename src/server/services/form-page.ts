import type { HTMLElement } from "node-html-parser"
import { contactWordsSchema } from "../../contracts/contact-words.ts"
import type { Fields } from "../../domain/contact/fields.ts"
import type { FieldError } from "../../domain/contact/request.ts"
import { type ContactErrorName, type ContactWords, errorNameOf } from "../../domain/contact/words.ts"
import { escapeHtml } from "../../domain/html.ts"
import { contactWordsOf } from "../../domain/paths.ts"
import { type PublishedText, pageWithoutScripts } from "./page.ts"
import { readPublished } from "./published-json.ts"

/**
 * Fields that keep their published values, as hidden controls do; `website` is a honeypot. The README of this folder
 * describes the markup of the form.
 */
const unfilled = new Set<string>(["website", "key", "elapsed"] satisfies (keyof Fields)[])

/** Accepts only paths of pages, which have no dots, so that none leads out of the site or to another kind of file. */
const isPagePath = (path: string): boolean => path.length <= 300 && /^\/(?:[\p{L}\p{M}\p{N}_-]+\/)*$/u.test(path)

const fill = (control: HTMLElement, value: string): void => {
  const type = control.getAttribute("type") ?? ""
  if (control.tagName === "TEXTAREA") {
    // HTML ignores the first line break in a textarea.
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
  } else if (type !== "hidden") control.setAttribute("value", escapeHtml(value))
}

const controlsOf = (form: HTMLElement): HTMLElement[] =>
  form.querySelectorAll("input[name], select[name], textarea[name]")

/** Marks the field and returns an id for the summary to link to; undefined if the form does not show the field. */
const markField = (form: HTMLElement, field: string, sentence: string): string | undefined => {
  const controls = controlsOf(form).filter(
    (control) => control.getAttribute("name") === field && control.getAttribute("type") !== "hidden",
  )
  const [first] = controls
  const group = first?.closest("[data-field]")
  if (!first || !group) return undefined
  const id = `contact-error-${field}`
  group.insertAdjacentHTML("beforeend", `<p class="error" id="${id}">${escapeHtml(sentence)}</p>`)
  for (const control of controls) {
    const description = control.getAttribute("aria-describedby")
    control.setAttribute("aria-invalid", "true")
    control.setAttribute("aria-describedby", description ? `${description} ${id}` : id)
  }
  return first.getAttribute("id")
}

/**
 * Fills a published page for a visitor without scripts: the form has the sent values, errors beside each field and a
 * summary of them, and the page has no scripts.
 */
export const filledPage = (
  html: string,
  words: ContactWords,
  fields: Readonly<Record<string, unknown>>,
  errors: readonly (FieldError | ContactErrorName)[],
): string | undefined => {
  const page = pageWithoutScripts(html)
  const form = page.querySelector("form[data-contact-form]")
  if (!form) return undefined

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
      return id
        ? `<li><a href="#${escapeHtml(id)}">${escapeHtml(sentence)}</a></li>`
        : `<li>${escapeHtml(sentence)}</li>`
    })
  // Without a script, `autofocus` makes the browser focus the summary.
  form.insertAdjacentHTML(
    "beforebegin",
    `<div class="note critical" id="contact-errors" role="group" aria-labelledby="contact-errors-heading" tabindex="-1" autofocus>` +
      `<h2 id="contact-errors-heading">${escapeHtml(words.heading)}</h2><ul>${[...new Set(items)].join("")}</ul></div>`,
  )
  const title = page.querySelector("title")
  if (title) title.textContent = `${words.error}: ${title.textContent}`
  return page.toString()
}

/** Fills the published page that contains the form. */
export const formPages =
  (published: PublishedText) =>
  async (
    path: string,
    fields: Readonly<Record<string, unknown>>,
    errors: readonly (FieldError | ContactErrorName)[],
  ): Promise<string | undefined> => {
    const html = isPagePath(path) ? await published(`${path}index.html`) : undefined
    const language = html && /<html[^>]*\slang="([a-z]{2})"/.exec(html)?.[1]
    const words = language && (await readPublished(published, contactWordsOf(language), contactWordsSchema))
    return html && words ? filledPage(html, words, fields, errors) : undefined
  }
