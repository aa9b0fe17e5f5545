import { hasProgram, type OptionalProgram } from "../tools/optional-programs.ts"
import { hasDatabases } from "./postgres-server.ts"

/** Describes tests that need a program, and skips them where it is not installed. */
export const describeWith = (program: OptionalProgram, title: string, tests: () => void): void =>
  (hasProgram(program) ? describe : describe.skip)(title, tests)

/** Describes the same tests for each store, and skips those for PostgreSQL where no server can be started. */
export const describeEachStore = (title: string, stores: object, tests: (store: string) => void): void => {
  for (const store of Object.keys(stores)) {
    const isThere = store !== "PostgreSQL" || hasDatabases()
    ;(isThere ? describe : describe.skip)(`${title} in ${store}`, () => tests(store))
  }
}
