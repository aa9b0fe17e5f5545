import type { ContactRequestStore } from "../store/contact-requests.ts"
import { lazyDatabase } from "../store/lazy-database.ts"
import { openPostgres } from "../store/postgres.ts"
import { storesIn } from "../store/stores.ts"
import { deliveryKindsOf } from "./settings.ts"

/** Opens the store of a static host's function, whose deliveries a scheduler's command makes. */
export const functionStore = (
  databaseUrl: string,
  variables: Parameters<typeof deliveryKindsOf>[0],
): ContactRequestStore =>
  storesIn(
    lazyDatabase(() => openPostgres(databaseUrl)),
    deliveryKindsOf(variables),
  ).store
