import type { MarketName } from "../../../src/spec/markets.ts"
import type { Mutant } from "../mutant.ts"
import { page, says } from "./changes.ts"

const format = (rule: string, site: MarketName, change: string, replace: string, text: string): Mutant => ({
  rule,
  change,
  site,
  source: { file: "src/domain/format.ts", replace, with: text },
})

const article = page("/en/blog/how-to-spot-a-fake-advert/")

/** Replaces source, because the build formats the numbers. */
export const formats: readonly Mutant[] = [
  format("FORMAT-1", "no", "Finnish numbers follow the British locale", '"fi-FI"', '"en-GB"'),
  {
    rule: "FORMAT-1",
    change: "English pages format numbers the English way",
    site: "se",
    delivery: [says("12\u00a0495\u00a0000", "12,495,000", page("/en/property/bjorkvagen-7/"))],
  },
  format("FORMAT-2", "fi", "24,50 loses its zero", "minimumFractionDigits: digits", "minimumFractionDigits: 0"),
  format("FORMAT-2", "no", "Whole amounts of money have cents", "isWholeInCents(amount) ? 0 : 2", "2"),
  format("FORMAT-2", "fi", "Amounts with cents are rounded to whole ones", "isWholeInCents(amount) ? 0 : 2", "0"),
  {
    rule: "FORMAT-2",
    change: "The price of an advert has decimals",
    site: "fi",
    delivery: [says("229\u00a0025 €", "229\u00a0025,00 €")],
  },
  format("FORMAT-3", "fi", "Halves are rounded to even", '"halfExpand"', '"halfEven"'),
  format("FORMAT-3", "se", "Negative halves are rounded up", '"halfExpand"', '"halfCeil"'),
  format("FORMAT-3", "fi", "Rounding starts from binary fractions", "String(value)", "value.toFixed(digits)"),
  format("FORMAT-3", "se", "Values below a half are rounded away from zero", '"halfExpand"', '"expand"'),
  format("FORMAT-3", "se", "Values are cut instead of rounded", 'round ? "halfExpand" : "trunc"', '"trunc"'),
  format("FORMAT-3", "se", "Areas are rounded instead of cut", 'round ? "halfExpand" : "trunc"', '"halfExpand"'),
  {
    rule: "FORMAT-3",
    change: "Cards round living areas to the nearest tenth",
    site: "se",
    source: {
      file: "src/site/homes/cards.ts",
      replace: "edition.area(listing.livingArea),",
      with: 'edition.number(listing.livingArea).concat(" m²"),',
    },
  },
  format("FORMAT-4", "no", "A no-break space precedes the symbol", "digits })} ${", "digits })}\u00a0${"),
  {
    rule: "FORMAT-4",
    change: "The euro sign precedes the amount",
    site: "fi",
    delivery: [says(/229\u00a0025 €/, "€ 229\u00a0025")],
  },
  format("FORMAT-5", "se", "A currency without a symbol shows nothing", "?? currency}", '?? ""}'),
  {
    rule: "FORMAT-5",
    change: "Every kind of crown reads kr",
    site: "se",
    delivery: [says("950,50 DKK", "950,50 kr")],
  },
  {
    rule: "FORMAT-6",
    change: "Links to the site's own origin are absolute",
    site: "fi",
    delivery: [says(/(href=\\?")(\/en\/apartments\/\\?">www\.)/, "$1https://www.kvistbo-fi.example$2")],
  },
  {
    rule: "FORMAT-6",
    change: "A link loses its query and fragment",
    site: "se",
    delivery: [says("/en/areas/?via=blog#solna", "/en/areas/", article)],
  },
  {
    rule: "FORMAT-6",
    change: "The site's host on another port counts as the site",
    site: "se",
    delivery: [says("https://www.kvistbo.example:8443/", "/", article)],
  },
  {
    rule: "FORMAT-6",
    change: "A deceptive address is a link",
    site: "se",
    delivery: [
      says(
        "<code>www.kvistbo.example.nyahem.example</code>",
        "<a href=https://nyahem.example/>www.kvistbo.example.nyahem.example</a>",
        article,
      ),
    ],
  },
]
