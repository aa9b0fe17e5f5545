import { headingsOf, linksIn, partsOf, picturesIn } from "./markdown.ts"

/** Level of the headings below the title of a page. */
const first = 2

const headingFaults = (body: string): string[] => {
  let above = first - 1
  return headingsOf(body).flatMap(({ name, level }) => {
    const expected = above + 1
    above = level
    if (name === "") return ["has a heading without words: write it, or delete the line"]
    if (level < first) return [`has the heading "${name}" of level ${level}, which is the title's: begin with ##`]
    return level > expected
      ? [
          `has the heading "${name}" of level ${level} without one of level ${expected} above it: write ${"#".repeat(expected)}`,
        ]
      : []
  })
}

const linkFault = (href: string, ids: readonly string[]): string | undefined => {
  if (href.startsWith("#"))
    return ids.includes(decodeURIComponent(href.slice(1)))
      ? undefined
      : `links to ${href}, and no heading of the text has this id: known are ${ids.map((id) => `#${id}`).join(", ") || "none"}`
  return /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(href)
    ? undefined
    : `links to "${href}", which leads elsewhere from each page: begin with / or https://`
}

/**
 * What an editor's Markdown would do to its page: headings out of order, pictures and links that lead nowhere.
 * @param others ids of the page that are not those of the text's headings
 */
export const markdownFaults = (body: string, others: readonly string[] = []): string[] => {
  const ids = [...partsOf(body).map(({ id }) => id), ...others]
  return [
    ...headingFaults(body),
    ...picturesIn(body).map(
      (source) =>
        `has the picture "${source}" among its words, which the site does not make: name it under picture, at the top`,
    ),
    ...linksIn(body).flatMap((href) => linkFault(href, ids) ?? []),
  ]
}
