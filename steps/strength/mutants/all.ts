import type { Mutant } from "../mutant.ts"
import { addresses } from "./addresses.ts"
import { formats } from "./formats.ts"
import { loading, moving } from "./moving.ts"

/** At least one for each rule; in the order of features/README.md. */
export const mutants: readonly Mutant[] = [...addresses, ...moving, ...loading, ...formats]
