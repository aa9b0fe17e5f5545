/** Letters from which one may be wrong, and from which two may be. */
const leastLetters = { one: 4, two: 8 }

/** Counts letters that are missing, added, wrong or swapped with the next, up to the limit. */
const editsBetween = (a: string, b: string, limit: number): number => {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (restOfA.length <= 1 && restOfB.length <= 1) return Math.max(restOfA.length, restOfB.length)
  if (restOfA.length === 2 && restOfB.length === 2 && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0]) return 1
  if (limit < 2) return 2
  const [x, y, z, w] = [restOfA[0], restOfA[1], restOfB[0], restOfB[1]]
  const rests = [
    [restOfA.slice(1), restOfB],
    [restOfA, restOfB.slice(1)],
    [restOfA.slice(1), restOfB.slice(1)],
    ...(x !== undefined && x === w && y === z ? [[restOfA.slice(2), restOfB.slice(2)]] : []),
  ] as [string, string][]
  return 1 + Math.min(...rests.map(([ofA, ofB]) => editsBetween(ofA, ofB, limit - 1)))
}

/** Whether a word is probably another one with a wrong letter, or with two if both are long. */
export const isMisspelled = (word: string, other: string, edits: 1 | 2): boolean =>
  Math.min(word.length, other.length) >= (edits === 1 ? leastLetters.one : leastLetters.two) &&
  Math.abs(word.length - other.length) <= edits &&
  (edits === 1 || word[0] === other[0]) &&
  editsBetween(word, other, edits) <= edits
