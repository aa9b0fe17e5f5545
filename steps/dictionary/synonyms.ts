import type { Definition } from "./dry-run.ts"

const pastTense: Readonly<Record<string, string>> = {
  chosen: "choose",
  come: "come",
  gone: "go",
  kept: "keep",
  left: "leave",
  made: "make",
  said: "say",
  seen: "see",
  sent: "send",
  taken: "take",
  told: "tell",
  went: "go",
  written: "write",
}

const stemOf = (word: string): string => (pastTense[word] ?? word).replace(/(?:ied|ies|ing|ed|es|s|e|y)$/, "")

/** Removes what does not tell two sentences apart for a reader: who acts, articles, tenses and kinds of parameters. */
const coreOf = (pattern: string): string =>
  (
    pattern
      .toLowerCase()
      .replaceAll(/\{\w+\}/g, "#")
      .replaceAll(/\([^)]*\)/g, "")
      .replaceAll(/\b(?:a|the) visitor\b/g, "they")
      .match(/[\p{L}\d'’%#-]+/gu) ?? []
  )
    .filter((word) => !/^(?:an?|the|their|its|has|have|had|is|are|was|were|been)$/.test(word))
    .map(stemOf)
    .join(" ")

/** Returns what a step definition does, without its spaces and the names of its parameters. */
const actionOf = (code: string): string => {
  const [, parameters = "", body = code] = /^(?:async )?function\s*\(([^)]*)\)\s*\{(.*)\}$/s.exec(code) ?? []
  return [...parameters.matchAll(/\w+/g)]
    .reduce((text, [name], place) => text.replaceAll(new RegExp(`(?<![.\\w])${name}\\b`, "g"), `#${place}`), body)
    .replaceAll(/\s+/g, "")
}

const repeated = (definitions: readonly Definition[], keyOf: (definition: Definition) => string) =>
  [...Map.groupBy(definitions, keyOf).values()].flatMap(([first, ...others]) =>
    first ? others.map((other) => ({ first, other })) : [],
  )

const describe = ({ pattern, uri, line }: Definition): string => `"${pattern}" (${uri}:${line})`

/** Finds sentences that do the same as another, and sentences that a reader takes for another. */
export const synonymProblems = (definitions: readonly Definition[]): string[] => [
  ...repeated(definitions, ({ code }) => actionOf(code.toString())).map(
    ({ first, other }) =>
      `${other.uri}:${other.line}: the sentence "${other.pattern}" does the same as ${describe(first)}: keep one of them`,
  ),
  ...repeated(definitions, ({ pattern }) => coreOf(String(pattern))).map(
    ({ first, other }) =>
      `${other.uri}:${other.line}: the sentence "${other.pattern}" reads like ${describe(first)}: say how they differ, or keep one`,
  ),
]
