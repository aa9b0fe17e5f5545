import type { Mutant } from "../mutant.ts"
import { addresses } from "./addresses.ts"
import { areas } from "./areas.ts"
import { articles } from "./articles.ts"
import { consent } from "./consent.ts"
import { contact } from "./contact.ts"
import { deciding } from "./deciding.ts"
import { everywhere } from "./everywhere.ts"
import { homesFeeds } from "./feeds.ts"
import { formats } from "./formats.ts"
import { looks } from "./looks.ts"
import { maps } from "./map.ts"
import { loading, moving } from "./moving.ts"
import { offline } from "./offline.ts"
import { product } from "./product.ts"
import { property } from "./property.ts"
import { errorReports } from "./reporting.ts"
import { routes } from "./routes.ts"
import { saved } from "./saved.ts"
import { screens } from "./screens.ts"
import { searching } from "./search.ts"
import { contactRequests } from "./sending.ts"
import { waking } from "./waking.ts"

/** At least one mutant for each rule, in the order of features/README.md. */
export const mutants: readonly Mutant[] = [
  ...product,
  ...screens,
  ...areas,
  ...homesFeeds,
  ...deciding,
  ...articles,
  ...maps,
  ...property,
  ...searching,
  ...addresses,
  ...routes,
  ...moving,
  ...loading,
  ...waking,
  ...formats,
  ...everywhere,
  ...looks,
  ...errorReports,
  ...offline,
  ...consent,
  ...contact,
  ...contactRequests,
  ...saved,
]
