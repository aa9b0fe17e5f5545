import { join } from "node:path"
import { temporaryFolder } from "./folders.ts"
import { type Databases, testDatabases } from "./postgres-server.ts"

/** Environment variables of a store. */
export type StoreEnvironment = Readonly<Record<string, string>>

let databases: Databases | undefined

/** Creates an empty store of each kind. Call `removeStores` after the tests. */
export const newEnvironments: Readonly<Record<string, () => Promise<StoreEnvironment>>> = {
  SQLite: async () => ({ LEADS_FILE: join(temporaryFolder(), "leads.sqlite") }),
  PostgreSQL: async () => {
    databases ??= await testDatabases()
    return { DATABASE_URL: await databases.newDatabase() }
  },
}

/** Removes the server of PostgreSQL, if one was started. */
export const removeStores = async (): Promise<void> => {
  await databases?.remove()
}
