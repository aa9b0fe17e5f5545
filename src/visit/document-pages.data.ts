import type { PageKind } from "../domain/paths.ts"
import type { SitePage } from "../site/page.ts"
import type { Content } from "../site/records/content.ts"
import { documentPage } from "./articles/documents.data.ts"
import { hitasPage } from "./hitas/hitas.data.ts"
import { sellingPage } from "./selling/selling.data.ts"

/** Pages of documents: one named after a route has that route's path, others have their slug's. */
export const documentPages = (content: Content): SitePage[] =>
  content.pages.map((document) => {
    if (document.id === "hitas") return hitasPage(document)
    if (document.id === "selling") return sellingPage(document)
    return documentPage(document, document.id in content.market.routes ? (document.id as PageKind) : undefined)
  })
