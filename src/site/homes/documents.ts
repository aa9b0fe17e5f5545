import { isFinnish, type Listing } from "../../content/schema.ts"
import type { Language } from "../../spec/languages.ts"
import { annualReportOf } from "../documents/annual-report.ts"
import type { DocumentFile } from "../documents/library.ts"
import { managerCertificateOf } from "../documents/manager-certificate.ts"
import type { Edition } from "../edition.ts"
import type { WithId } from "../records/content.ts"
import { housingCompanyOf } from "./home-facts.ts"

export type DocumentLink = { readonly text: string; readonly path: string; readonly language: Language }

/** File that a home's page links to: an association's annual report, or a company's certificate about the home. */
export const documentFileOf = (edition: Edition, listing: WithId<Listing>): DocumentFile | null => {
  if (isFinnish(listing)) {
    const company = housingCompanyOf(edition, listing)
    return company
      ? edition.document(`${listing.id}-isannoitsijantodistus`, managerCertificateOf(edition, listing, company))
      : null
  }
  const report = annualReportOf(edition, listing)
  return report ? edition.document(`${listing.id}-arsredovisning`, report) : null
}

/** Link that says what the file is, in which language, and how large. */
export const documentLinkOf = (edition: Edition, listing: WithId<Listing>): DocumentLink | null => {
  const file = documentFileOf(edition, listing)
  if (!file) return null
  const { text, number } = edition
  const size = number(Math.round(file.bytes / 1000))
  return {
    text: text("documents.link", {
      name: isFinnish(listing)
        ? text("documents.managerCertificate")
        : text("documents.annualReport", { year: String(listing.association?.annualReportYear) }),
      pages: file.pages,
      size,
    }),
    path: file.src,
    language: isFinnish(listing) ? "fi" : "sv",
  }
}
