import { byLaw, type Listing } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import type { DocumentFile } from "../../site/papers/library.ts"
import type { WithId } from "../../site/records/content.ts"
import type { TextKey } from "../../site/records/texts.ts"
import type { Language } from "../../spec/languages.ts"
import { housingCompanyOf } from "./home-facts.data.ts"
import { annualReportOf } from "./papers/annual-report.data.ts"
import { finnishDeclarationOf, swedishDeclarationOf } from "./papers/energy-declaration.data.ts"
import { managerCertificateOf } from "./papers/manager-certificate.data.ts"
import { officialEdition, officialLanguage, type Paper, sourceOf } from "./papers/paper.data.ts"
import { associationStatutesOf, companyStatutesOf } from "./papers/statutes.data.ts"

export type DocumentsData = {
  readonly heading: string
  readonly language: Language
  readonly links: readonly { readonly text: string; readonly path: string }[]
}

type NamedPaper = readonly [name: TextKey, paper: Paper | undefined]

const papersOf = (edition: Edition, listing: WithId<Listing>): readonly NamedPaper[] =>
  byLaw(listing, {
    finnish: (home): readonly NamedPaper[] => {
      const company = housingCompanyOf(edition, home)
      return [
        ["documents.managerCertificate", company && managerCertificateOf(edition, home, company)],
        ["documents.statutes", company && companyStatutesOf(edition, home, company)],
        ["documents.energy", finnishDeclarationOf(edition, home)],
      ]
    },
    swedish: (home) => [
      ["documents.annualReport", annualReportOf(edition, home)],
      ["documents.statutes", associationStatutesOf(edition, home)],
      ["documents.energy", swedishDeclarationOf(edition, home)],
    ],
  })

type NamedFile = { readonly name: TextKey; readonly file: DocumentFile }

/** Files that a home's page links to. */
export const documentFilesOf = (anyEdition: Edition, listing: WithId<Listing>): readonly NamedFile[] => {
  const edition = officialEdition(anyEdition)
  return papersOf(edition, listing).flatMap(([name, paper]) => {
    const source = paper && sourceOf(edition, paper)
    return source ? [{ name, file: edition.document(paper.name, source) }] : []
  })
}

/** Links that say what each file is and how large; null for a home without documents. */
export const documentsData = (edition: Edition, listing: WithId<Listing>): DocumentsData | null => {
  const { text, number } = edition
  // Only the report of an association says its year.
  const year = byLaw(listing, {
    finnish: () => "",
    swedish: ({ association }) => String(association?.annualReportYear),
  })
  const links = documentFilesOf(edition, listing).map(({ name, file }) => ({
    text: text("documents.link", {
      name: text(name, { year }),
      pages: file.pages,
      size: number(Math.round(file.bytes / 1000)),
    }),
    path: file.src,
  }))
  return links.length > 0 ? { heading: text("documents.heading"), language: officialLanguage(edition), links } : null
}
