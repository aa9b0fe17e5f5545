import { lazyDatabase } from "../store/lazy-database.ts"
import { openPostgres } from "../store/postgres.ts"
import { type Stores, storesIn } from "../store/stores.ts"
import { deliveryKindsOf } from "./settings.ts"

/**
 * Opens the stores of a static host's function, whose deliveries a scheduler's command makes; closing that of contact
 * requests closes all.
 */
export const functionStores = (databaseUrl: string, variables: Parameters<typeof deliveryKindsOf>[0]): Stores =>
  storesIn(
    lazyDatabase(() => openPostgres(databaseUrl)),
    deliveryKindsOf(variables),
  )
