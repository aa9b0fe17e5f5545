/**
 * What the first of some attempts makes that does not fail.
 * @throws the error of the last attempt
 */
export const tried = <Made>(attempts: readonly (() => Made)[]): Made => {
  let last: unknown
  for (const make of attempts)
    try {
      return make()
    } catch (error) {
      last = error
    }
  throw last
}

export const times = <Made>(count: number, make: () => Made): readonly (() => Made)[] =>
  Array.from({ length: count }, () => make)
