import type { Mutant } from "../mutant.ts"
import { addresses } from "./addresses.ts"
import { agency } from "./agency.ts"
import { agents } from "./agents.ts"
import { alerts } from "./alerts.ts"
import { areas } from "./areas.ts"
import { articles } from "./articles.ts"
import { consent } from "./consent.ts"
import { contact } from "./contact.ts"
import { contactRequests } from "./contact-requests.ts"
import { decidingOnAHome } from "./deciding_on_a_home.ts"
import { deliveries } from "./delivery.ts"
import { everywhere } from "./everywhere.ts"
import { favourites } from "./favourites.ts"
import { homesFeeds } from "./feeds.ts"
import { judgingTheFinances } from "./finances.ts"
import { formats } from "./formats.ts"
import { homePictures } from "./home-pictures.ts"
import { hydration } from "./hydration.ts"
import { looks } from "./looks.ts"
import { maps } from "./map.ts"
import { loading, navigation } from "./navigation.ts"
import { offline } from "./offline.ts"
import { product } from "./product.ts"
import { property } from "./property.ts"
import { errorReports } from "./reporting.ts"
import { routes } from "./routes.ts"
import { savedSearches } from "./saved-searches.ts"
import { screens } from "./screens.ts"
import { search } from "./search.ts"
import { signUps } from "./sign-ups.ts"
import { soldHomes } from "./sold.ts"

/** At least two mutants for each rule, in the order of features/README.md. */
export const mutants: readonly Mutant[] = [
  ...product,
  ...agency,
  ...screens,
  ...areas,
  ...soldHomes,
  ...agents,
  ...homesFeeds,
  ...decidingOnAHome,
  ...signUps,
  ...alerts,
  ...judgingTheFinances,
  ...articles,
  ...maps,
  ...property,
  ...homePictures,
  ...search,
  ...addresses,
  ...routes,
  ...navigation,
  ...loading,
  ...hydration,
  ...formats,
  ...everywhere,
  ...looks,
  ...errorReports,
  ...offline,
  ...consent,
  ...contact,
  ...contactRequests,
  ...deliveries,
  ...favourites,
  ...savedSearches,
]
