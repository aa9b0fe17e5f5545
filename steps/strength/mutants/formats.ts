import type { MarketName } from "../../../src/spec/markets.ts"
import type { Mutant } from "../mutant.ts"

const format = (rule: string, site: MarketName, change: string, replace: string, text: string): Mutant => ({
  rule,
  change,
  site,
  source: { file: "src/domain/format.ts", replace, with: text },
})

/** Numbers are formatted while a site is built, so these are built: what a digit becomes is decided by the data. */
export const formats: readonly Mutant[] = [
  format("FORMAT-1", "no", "numbers follow the British locale", 'const locale = "fi-FI"', 'const locale = "en-GB"'),
  format(
    "FORMAT-2",
    "no",
    "a round sum loses its fraction digits",
    "minimumFractionDigits: digits",
    "minimumFractionDigits: 0",
  ),
  format("FORMAT-3", "fi", "values are rounded half to even", '"halfExpand"', '"halfEven"'),
]
