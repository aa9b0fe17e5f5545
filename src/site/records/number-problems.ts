import { textsIn } from "./plain-text.ts"
import type { Problem } from "./problems.ts"

/** Numbers in English conventions; the sites use Finnish ones in every language. */
const otherNumbers = /\d,\d{3}(?!\d)|[€£$]\d[\d,.]*|\d+\.\d+(?=\s?(?:m²|%|€))/

/** Problems for numbers in a record's texts that do not follow the sites' format. */
export const numberProblems = (file: string, record: unknown): Problem[] =>
  textsIn(record).flatMap(({ field, text }) => {
    const [number] = otherNumbers.exec(text) ?? []
    return number
      ? [{ file, field, reason: `writes a number as "${number}": write 1 234,5 and 12 € in every language` }]
      : []
  })
