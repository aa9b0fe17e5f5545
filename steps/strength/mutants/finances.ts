import type { Mutant } from "../mutant.ts"
import { inSource } from "./changes.ts"

const finances = inSource("src/site/homes/finances.ts")
const keyFigures = inSource("src/domain/key-figures.ts")
const comparison = inSource("src/site/homes/comparison.ts")
const paper = inSource("src/site/documents/paper.ts")

export const judgingTheFinances: readonly Mutant[] = [
  keyFigures(
    "FINANCE-1",
    "Debt is divided by the area of members' homes twice",
    "debt: perSquareMetre(loans, totalArea)",
    "debt: perSquareMetre(loans, cooperativeArea)",
  ),
  keyFigures(
    "FINANCE-1",
    "Fees are a share of themselves and the revenue",
    "feeShare: shareOf(annualFees * 100, revenue)",
    "feeShare: shareOf(annualFees * 100, revenue && revenue + annualFees)",
  ),
  finances(
    "FINANCE-1",
    "The report on repairs covers one year too many",
    "maintenanceReportYear + 4",
    "maintenanceReportYear + 5",
    { site: "fi" },
  ),
  finances(
    "FINANCE-1",
    "The figures of a company are said to be from the year before",
    'text("finances.source", { year: String(finances.accountsYear) })',
    'text("finances.source", { year: String(finances.accountsYear - 1) })',
    { site: "fi" },
  ),
  {
    rule: "FINANCE-1",
    change: "Finland's Swedish pages have Sweden's word for the charge",
    site: "fi",
    source: {
      file: "src/content/texts/fi.sv.json",
      replace: '"finances.financing": "Finansieringsvederlag per m²"',
      with: '"finances.financing": "Kapitalavgift per m²"',
    },
  },
  finances(
    "FINANCE-2",
    "A figure that is not known is left out",
    "  figures.map(",
    "  figures.filter(([, value]) => value).map(",
  ),
  keyFigures(
    "FINANCE-2",
    "A cost that is not known is stated as zero",
    "energy: whenKnown(energyCost, (amount)",
    "energy: whenKnown(energyCost ?? 0, (amount)",
  ),
  finances(
    "FINANCE-2",
    "A company whose area is not known has the loans of one home per square metre",
    "finances && perSquareMetre(loans, finances.homesArea)",
    "perSquareMetre(loans, finances?.homesArea ?? 1)",
    { site: "fi" },
  ),
  finances(
    "FINANCE-3",
    "A figure opens to the meaning of the first",
    "meaning: meaningOf(edition, name)",
    "meaning: meaningOf(edition, figures[0]?.[0] ?? name)",
  ),
  finances(
    "FINANCE-3",
    "The last figure has no meaning",
    "meaning: meaningOf(edition, name)",
    "meaning: name === figures.at(-1)?.[0] ? undefined : meaningOf(edition, name)",
    { site: "fi" },
  ),
  keyFigures("FINANCE-4", "The rise is that of a year", "debt / 100 / 12", "debt / 100"),
  finances(
    "FINANCE-4",
    "A home in Finland pays for the loans of the whole company",
    "return monthlyRise(home.debtShare)",
    "return monthlyRise(home.debtFreePrice)",
    { site: "fi" },
  ),
  finances(
    "FINANCE-4",
    "A home without a debt share is said to be in a company without loans",
    'company.loans > 0 ? "finances.rise.noShare" : "finances.rise.none"',
    '"finances.rise.none"',
    { site: "fi" },
  ),
  comparison(
    "FINANCE-5",
    "Savings are judged, and the lowest are best",
    'keyFigure("finances.savings", "savings")',
    'keyFigure("finances.savings", "savings", "lowest")',
  ),
  comparison(
    "FINANCE-5",
    "A figure that is not known counts as zero, and is the lowest",
    '{ text: text("finances.unknown") }',
    '{ text: text("finances.unknown"), number: 0 }',
  ),
  comparison(
    "FINANCE-5",
    "The loans of a company are compared as those of the home",
    "known(edition, companyLoans(company), perArea(edition, companyLoans(company)))",
    "known(edition, home.debtShare, perArea(edition, home.debtShare / 100 / home.livingArea))",
    { site: "fi" },
  ),
  {
    rule: "FINANCE-6",
    change: "The brochure leaves the finances out",
    site: "fi",
    source: {
      file: "src/components/frame/CompanyBlock/CompanyBlock.module.css",
      replace: "  .company > p,\n",
      with: "  .company,\n",
    },
  },
  {
    rule: "FINANCE-6",
    change: "The figures need half a page of the brochure",
    site: "fi",
    source: {
      file: "src/components/frame/CompanyBlock/CompanyBlock.module.css",
      replace: "    margin-top: 3mm;",
      with: "    margin-top: 150mm;",
    },
  },
  inSource("src/site/homes/documents.ts")(
    "FINANCE-7",
    "The size of a document is in units of 1024 bytes",
    "file.bytes / 1000",
    "file.bytes / 1024",
  ),
  paper(
    "FINANCE-7",
    "The certificate is in the language of the page",
    "const { language } = officialOf(edition)",
    "const { language } = edition",
    { site: "fi" },
  ),
  paper("FINANCE-7", "Documents are said to be in English", "language: locales[language],", 'language: "en-GB",'),
  inSource("src/site/documents/energy-declaration.ts")(
    "FINANCE-7",
    "A home whose energy class is missing has an energy certificate",
    'if (energy?.status !== "class" || energy.lawYear !== 2018 || !company) return undefined',
    "if (energy === undefined || !company) return undefined",
    { site: "fi" },
  ),
  {
    rule: "FINANCE-7",
    change: "Documents have the wrong content type",
    site: "fi",
    delivery: [{ in: /\.pdf$/, header: "content-type", with: "application/octet-stream" }],
  },
  inSource("src/site/documents/annual-accounts.ts")(
    "FINANCE-8",
    "The balance sheet leaves out the debts to suppliers",
    "+ loans + payables",
    "+ loans",
  ),
  inSource("src/site/documents/annual-accounts.ts")(
    "FINANCE-8",
    "The result of the year is the savings",
    "const result = savings - depreciation",
    "const result = savings",
  ),
  inSource("src/site/documents/manager-certificate.ts")(
    "FINANCE-8",
    "The certificate states the loans of the company as the home's share",
    "debtShare: money(home.debtShare)",
    "debtShare: money(company.loans)",
    { site: "fi" },
  ),
  inSource("src/site/documents/statutes.ts")(
    "FINANCE-8",
    "Every company leases its plot",
    "plot: plots[plot.tenure]",
    "plot: plots.leased",
    { site: "fi" },
  ),
  inSource("src/site/documents/energy-scale.ts")(
    "FINANCE-8",
    "Each energy class begins where the one before ends",
    "Math.floor(scale[index - 1] ?? -1) + 1",
    "Math.floor(scale[index - 1] ?? 0)",
  ),
  inSource("src/site/documents/energy-declaration.ts")(
    "FINANCE-8",
    "The parts of an E-number are more than it",
    "(number - electricityBesideDistrict * factors.electricity) / factors.district",
    "(number - electricityBesideDistrict) / factors.district",
    { site: "fi" },
  ),
  paper(
    "FINANCE-8",
    "Only the first page says that it is fictional",
    "{owner} · påhittad handling · sida",
    "{owner} · sida",
  ),
  finances("FINANCE-9", "The loans of a house have no year", "loans && year ?", "loans && !year ?", { site: "fi" }),
  finances(
    "FINANCE-9",
    "A house states all loans of its company as those per m²",
    "perArea(edition, companyLoans(company))\n  const year",
    "perArea(edition, company.loans as never)\n  const year",
    { site: "fi", scenarios: "a house in English" },
  ),
  {
    rule: "FINANCE-10",
    change: "Documents have no header for search engines",
    site: "se",
    delivery: [{ in: /^\/media\/documents\//, header: "x-robots-tag", with: "all" }],
  },
  {
    rule: "FINANCE-10",
    change: "Search engines are asked to leave out pages of homes too",
    site: "fi",
    delivery: [{ in: /^\/fi\/kohde\//, header: "x-robots-tag", with: "noindex" }],
  },
]
