import type { LeadStore } from "./leads.ts"
import { openPostgres } from "./postgres.ts"
import { sqlLeads } from "./sql-leads.ts"
import { openSqlite } from "./sqlite.ts"

/** Where contact requests are kept unless something else is set. */
export const usualFile = "data/leads.sqlite"

/**
 * Opens what the environment names: a server with DATABASE_URL, otherwise the file LEADS_FILE.
 * @throws PlainError where that is nothing to keep contact requests in
 */
export const openLeads = ({ DATABASE_URL, LEADS_FILE }: NodeJS.ProcessEnv): LeadStore =>
  sqlLeads(DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(LEADS_FILE || usualFile))
