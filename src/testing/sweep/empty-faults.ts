import type { HTMLElement } from "node-html-parser"

/** Elements that mean nothing without what they list or frame. */
const lists =
  "ul, ol, dl, nav, select, tbody, section, article, p, h1, h2, h3, h4, h5, h6, dt, dd, th, figcaption, summary"

/** Elements that show something without text. */
const shown = "img, picture, svg, video, canvas, input, select, textarea, iframe, object"

/** Whether a script fills an element, which browsers announce as it changes. */
const isFilled = (element: HTMLElement): boolean =>
  element.closest("[aria-live], [role=status], [role=alert], [role=listbox], dialog, template, [hidden]") !== null

/** Values that a program writes where it has none, and names in braces that nobody filled in. */
const placeholders = /\b(?:NaN|undefined|null|Infinity)\b|\[object \w+\]|\{[a-z]\w{2,}\}|Invalid Date/

/** Name of an element as in a style sheet, such as `ul.homes`. */
const nameOf = ({ rawTagName, classNames, id }: HTMLElement): string =>
  [rawTagName, ...(id ? [`#${id}`] : []), ...(classNames ? [`.${classNames.split(" ")[0]}`] : [])].join("")

/** Finds lists and sections without anything in them, and texts with a value that a program lacked. */
export const emptyFaultsOf = (page: HTMLElement): string[] => {
  const main = page.querySelector("body")
  const faults = (main?.querySelectorAll(lists) ?? [])
    .filter((element) => element.text.trim() === "" && !element.querySelector(shown) && !isFilled(element))
    .map(
      (element) =>
        `has an empty <${element.rawTagName}> (${nameOf(element)}): say in a sentence that there is nothing, or leave it out`,
    )
  for (const select of main?.querySelectorAll("select") ?? [])
    if (select.querySelectorAll("option").length === 1)
      faults.push(`has a list to choose from with one choice (${nameOf(select)}): leave it out`)
  for (const table of main?.querySelectorAll("table") ?? [])
    if (!table.querySelector("td"))
      faults.push(
        `has a table without a figure (${nameOf(table)}): say in a sentence that there is nothing, or leave it out`,
      )
  for (const section of main?.querySelectorAll("section") ?? []) {
    const heading = section.querySelector("h2, h3, h4")?.text.trim()
    if (heading && section.text.trim() === heading && !section.querySelector(shown) && !isFilled(section))
      faults.push(
        `has nothing below the heading "${heading}": say in a sentence that there is nothing, or leave it out`,
      )
  }
  const [value] = placeholders.exec(main?.structuredText ?? "") ?? []
  return value === undefined ? faults : [...faults, `says "${value}": show a sentence where there is no value`]
}
