import { PlainError } from "../domain/plain-error.ts"

/** Texts of the features by path, such as `features/searching_homes.feature`. */
export type Features = Readonly<Record<string, string>>

const tagsIn = (text: string): string[] => text.match(/@[\w-]+/g) ?? []
const ruleIdPattern = /^(@[A-Z]+)-(\d+)$/

/** Ranks a tag by how near it is: of the same prefix by its number, others by the letters that both begin with. */
const distanceOf = (tag: string, other: string): number => {
  const [, prefix, number] = ruleIdPattern.exec(tag) ?? []
  const [, otherPrefix, otherNumber] = ruleIdPattern.exec(other) ?? []
  if (prefix && prefix === otherPrefix) return Math.abs(Number(number) - Number(otherNumber)) / 1e6
  const letters = [...tag.toLowerCase()].findIndex((letter, index) => other.toLowerCase()[index] !== letter)
  return 100 - (letters < 0 ? tag.length : letters)
}

const checkTags = (expression: string, known: readonly string[]): void => {
  for (const tag of tagsIn(expression).filter((tag) => !known.includes(tag))) {
    const nearest = [...known].sort((a, b) => distanceOf(tag, a) - distanceOf(tag, b)).slice(0, 3)
    throw new PlainError(`No feature has the tag ${tag}: the nearest are ${nearest.join(", ")}.`)
  }
}

/** Returns the lines of the scenarios of a rule if a line is its tag, its title or its prose, otherwise the line. */
const scenarioLines = (text: string, line: number): number[] => {
  const lines = text.split("\n").map((content, index) => ({ content: content.trim(), line: index + 1 }))
  const isScenario = ({ content }: { content: string }) => /^(?:Scenario(?: Outline)?|Example):/.test(content)
  const starts = lines.filter((one) => isScenario(one) || /^Rule:/.test(one.content))
  const isTagOfRule = (at: number) => /^@/.test(lines[at - 1]?.content ?? "") && /^Rule:/.test(lines[at]?.content ?? "")
  const start = isTagOfRule(line) ? starts.find((one) => one.line > line) : starts.findLast((one) => one.line <= line)
  if (!start || isScenario(start)) return [line]
  const rest = starts.filter((one) => one.line > start.line)
  const end = rest.findIndex((one) => !isScenario(one))
  return (end < 0 ? rest : rest.slice(0, end)).map((one) => one.line)
}

const placeIn = (place: string, features: Features): string => {
  const [, path = "", lines = ""] = /^(.*?\.feature)((?::\d+)*)$/.exec(place) ?? []
  const text = features[path.replace(/^\.\//, "")]
  if (text === undefined)
    throw new PlainError(`There is no file ${path}: the features are ${Object.keys(features).sort().join(", ")}.`)
  const numbers = lines.split(":").filter(Boolean).map(Number)
  return [path, ...new Set(numbers.flatMap((line) => scenarioLines(text, line)))].join(":")
}

/**
 * Returns Cucumber's options, with the scenarios of a rule in place of its line, such as `features/a.feature:7`.
 * @throws PlainError if an option names a tag or a file that no feature has
 */
export const selectionOf = (options: readonly string[], features: Features): string[] => {
  const known = [...new Set(Object.values(features).flatMap((text) => tagsIn(text.replace(/^(?!\s*@).*$/gm, ""))))]
  return options.map((option, index) => {
    if (["--tags", "-t"].includes(options[index - 1] ?? "")) checkTags(option, known)
    else if (/^(?:--tags=|-t=?@)/.test(option)) checkTags(option, known)
    else if (/\.feature(?::\d+)*$/.test(option)) return placeIn(option, features)
    return option
  })
}
