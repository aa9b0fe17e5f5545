type Rule = {
  readonly path: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

/** Matches a path against a rule, in which `*` means any text, including slashes. */
export const ruleMatches = (rule: string, path: string): boolean => {
  const [start = "", end] = rule.split("*")
  if (end === undefined) return path === rule
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end)
}

/** Returns the headers of a path; the later of two rules for the same header wins. */
export const headersOf = (rules: readonly Rule[], path: string): Record<string, string> =>
  Object.fromEntries(
    rules
      .filter((rule) => ruleMatches(rule.path, path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  )
