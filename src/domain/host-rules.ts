type Rule = {
  readonly path: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

/** Whether a rule is for a path: a `*` in the rule stands for anything, slashes too. */
export const ruleMatches = (rule: string, path: string): boolean => {
  const [start = "", end] = rule.split("*")
  if (end === undefined) return path === rule
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end)
}

/** The headers of a path: of two rules for one header the later wins. */
export const headersOf = (rules: readonly Rule[], path: string): Record<string, string> =>
  Object.fromEntries(
    rules
      .filter((rule) => ruleMatches(rule.path, path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  )
