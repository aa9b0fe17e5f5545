import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inFinances = inModule(() => import("../../../src/visit/home/finances.data.ts"))
const inBlock = inModule(() => import("../../../src/visit/home/CompanyBlock/Finances.tsx"))
const inKeyFigures = inModule(() => import("../../../src/domain/key-figures.ts"))
const inComparison = inModule(() => import("../../../src/visit/home/comparison.data.ts"))
const inPaper = inModule(() => import("../../../src/visit/home/papers/paper.data.ts"))

export const judgingTheFinances: readonly Mutant[] = [
  inKeyFigures(
    "FINANCE-1",
    "Debt is divided by the area of members' homes twice",
    (figures) => figures.keyFiguresOf,
    (keyFiguresOf) => (totals) => {
      const figures = keyFiguresOf(totals)
      return { ...figures, debt: figures.debtOfMembers }
    },
  ),
  inFinances(
    "FINANCE-1",
    "The figures of a company are said to be from the year before",
    (finances) => finances.companySource,
    (companySource) => (edition, company) => {
      const year = company.finances?.accountsYear
      if (!company.finances || year === undefined) return companySource(edition, company)
      return companySource(edition, { ...company, finances: { ...company.finances, accountsYear: year - 1 } })
    },
    { site: "fi" },
  ),
  inFinances(
    "FINANCE-2",
    "A figure that is not known is left out",
    (finances) => finances.associationFigures,
    (associationFigures) =>
      (...all) =>
        associationFigures(...all).filter(([, value]) => value !== undefined),
  ),
  inFinances(
    "FINANCE-2",
    "A company with unknown accounts is shown as free of loans",
    (finances) => finances.companyLoans,
    (companyLoans) => (company) => companyLoans(company) ?? 0,
    { site: "fi" },
  ),
  inFinances(
    "FINANCE-3",
    "A figure opens to the meaning of the first",
    (finances) => finances.financesOf,
    (financesOf) =>
      (...all) => {
        const finances = financesOf(...all)
        const meaning = finances?.facts[0]?.meaning
        return finances && { ...finances, facts: finances.facts.map((fact) => ({ ...fact, meaning })) }
      },
  ),
  inBlock(
    "FINANCE-3",
    "The last figure has no meaning",
    (block) => block.Finances,
    (Finances) =>
      ({ finances }) => {
        const last = finances.facts.at(-1)
        const facts = finances.facts.map((fact) => (fact === last ? { ...fact, meaning: undefined } : fact))
        return Finances({ finances: { ...finances, facts } })
      },
    { site: "fi" },
  ),
  inKeyFigures(
    "FINANCE-4",
    "The rise is that of a year",
    (figures) => figures.monthlyRise,
    (monthlyRise) => (debt) => 12 * monthlyRise(debt),
  ),
  inFinances(
    "FINANCE-4",
    "The page does not say what the amount assumes",
    (finances) => finances.financesOf,
    (financesOf) =>
      (...all) => {
        const finances = financesOf(...all)
        return finances && { ...finances, rise: { ...finances.rise, assumption: null } }
      },
    { site: "fi" },
  ),
  inComparison(
    "FINANCE-5",
    "Savings are judged, and the lowest are best",
    (comparison) => comparison.comparisonRows,
    (comparisonRows) => (edition) => {
      const best = { word: edition.text("compare.lowest"), better: "low" } as const
      return comparisonRows(edition).map((row) =>
        row.name === edition.text("finances.savings") ? { ...row, best } : row,
      )
    },
  ),
  inComparison(
    "FINANCE-5",
    "A figure that is not known does not apply to the home",
    (comparison) => comparison.comparisonOf,
    (comparisonOf) => (edition, home) =>
      comparisonOf(edition, home).map((value) => (value?.text === edition.text("finances.unknown") ? null : value)),
  ),
  inBlock(
    "FINANCE-6",
    "The brochure leaves the finances out",
    (block) => block.Finances,
    (Finances) => (props) => {
      const section = Finances(props)
      return { ...section, props: { ...section.props, className: `${section.props.className} screen-only` } }
    },
    { site: "fi" },
  ),
  inBlock(
    "FINANCE-6",
    "The figures need half a page of the brochure",
    (block) => block.Finances,
    (Finances) => (props) => {
      const section = Finances(props)
      return { ...section, props: { ...section.props, style: { marginTop: "150mm" } } }
    },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/home/Documents/Documents.tsx"))(
    "FINANCE-7",
    "The page leads to the first document alone",
    (documents) => documents.Documents,
    (Documents) =>
      ({ documents }) =>
        Documents({ documents: { ...documents, links: documents.links.slice(0, 1) } }),
  ),
  inPaper(
    "FINANCE-7",
    "The certificate is in the language of the page",
    (paper) => paper.officialEdition,
    () => (edition) => edition,
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/home/papers/annual-accounts.data.ts"))(
    "FINANCE-8",
    "The result of the year is the savings",
    (accounts) => accounts.accountsOf,
    (accountsOf) =>
      (...all) => {
        const accounts = accountsOf(...all)
        return { ...accounts, result: accounts.savings }
      },
  ),
  inPaper(
    "FINANCE-8",
    "Only the first page says that it is fictional",
    (paper) => paper.sourceOf,
    (sourceOf) =>
      (...all) => {
        const source = sourceOf(...all)
        return (
          source && {
            ...source,
            footer: (page: number, pages: number) => source.footer(page, pages).replace("påhittad handling · ", ""),
          }
        )
      },
  ),
  inFinances(
    "FINANCE-9",
    "The loans of a house have no year",
    (finances) => finances.houseFinances,
    (houseFinances) =>
      (...all) => {
        const finances = houseFinances(...all)
        const withoutYear = (value: string) => value.replace(/, .*/, "")
        return { ...finances, facts: finances.facts.map((fact) => ({ ...fact, value: withoutYear(fact.value) })) }
      },
    { site: "fi" },
  ),
  inFinances(
    "FINANCE-9",
    "The report on repairs covers one year too many",
    (finances) => finances.repairYears,
    (repairYears) =>
      (...all) =>
        repairYears(...all)?.replace(/\d+$/, (year) => String(Number(year) + 1)),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/server/http/rules.ts"))(
    "FINANCE-10",
    "Documents have no header for search engines",
    (rules) => rules.readRules,
    (readRules) => (text) => {
      const rules = readRules(text)
      return { ...rules, headers: rules.headers.filter(({ path }) => path !== "/media/documents/*") }
    },
  ),
  inModule(() => import("../../../src/server/http/release.ts"))(
    "FINANCE-10",
    "Search engines are asked to leave out pages of homes too",
    (release) => release.releaseIn,
    (releaseIn) =>
      (...all) => {
        const release = releaseIn(...all)
        return {
          ...release,
          headersFor: (path) => ({ ...release.headersFor(path), "x-robots-tag": "noindex" }),
        }
      },
    { site: "fi" },
  ),
]
