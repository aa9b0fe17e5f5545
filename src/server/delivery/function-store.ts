import type { ContactRequestStore } from "../store/contact-requests.ts"
import { lazyDatabase } from "../store/lazy-database.ts"
import { openPostgres } from "../store/postgres.ts"
import { type Stores, storesIn } from "../store/stores.ts"
import { deliveryKindsOf } from "./settings.ts"

/** Opens the store of a static host's function, whose deliveries a scheduler's command makes. */
export const functionStore = (
  databaseUrl: string,
  variables: Parameters<typeof deliveryKindsOf>[0],
): ContactRequestStore => functionStores(databaseUrl, variables).store

/** Opens the stores of a static host's function; closing that of contact requests closes all. */
export const functionStores = (databaseUrl: string, variables: Parameters<typeof deliveryKindsOf>[0]): Stores =>
  storesIn(
    lazyDatabase(() => openPostgres(databaseUrl)),
    deliveryKindsOf(variables),
  )
