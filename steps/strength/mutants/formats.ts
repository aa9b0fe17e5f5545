import type { MarketName } from "../../../src/spec/markets.ts"
import type { Mutant } from "../mutant.ts"
import { page, says } from "./changes.ts"

const format = (rule: string, site: MarketName, change: string, replace: string, text: string): Mutant => ({
  rule,
  change,
  site,
  source: { file: "src/domain/format.ts", replace, with: text },
})

const article = page("/blogg/sa-kanner-du-igen-en-falsk-annons/")

/** Replaces source, because the build formats the numbers. */
export const formats: readonly Mutant[] = [
  format("FORMAT-1", "no", "numbers follow the British locale", '"fi-FI"', '"en-GB"'),
  {
    rule: "FORMAT-1",
    change: "English pages write numbers as English does",
    site: "se",
    delivery: [says("12\u00a0495\u00a0000", "12,495,000", page("/en/property/bjorkvagen-7/"))],
  },
  format("FORMAT-2", "fi", "24,50 loses its zero", "minimumFractionDigits: digits", "minimumFractionDigits: 0"),
  format("FORMAT-2", "no", "whole amounts of money have cents", "isWholeInCents(amount) ? 0 : 2", "2"),
  format("FORMAT-2", "fi", "amounts with cents are rounded to whole ones", "isWholeInCents(amount) ? 0 : 2", "0"),
  {
    rule: "FORMAT-2",
    change: "an advert's price has fraction digits that nobody asked for",
    site: "fi",
    delivery: [says("229\u00a0025 €", "229\u00a0025,00 €")],
  },
  format("FORMAT-3", "fi", "halves are rounded to even", '"halfExpand"', '"halfEven"'),
  format("FORMAT-3", "fi", "binary fractions are rounded", "String(value)", "value.toFixed(digits)"),
  format("FORMAT-3", "se", "values are cut where they should be rounded", 'round ? "halfExpand" : "trunc"', '"trunc"'),
  format(
    "FORMAT-3",
    "se",
    "areas are rounded where they should be cut",
    'round ? "halfExpand" : "trunc"',
    '"halfExpand"',
  ),
  format("FORMAT-4", "no", "a no-break space stands before the symbol", "digits })} ${", "digits })}\u00a0${"),
  {
    rule: "FORMAT-4",
    change: "the symbol of euros stands first",
    site: "fi",
    delivery: [says(/229\u00a0025 €/, "€ 229\u00a0025")],
  },
  format("FORMAT-5", "se", "a currency without a symbol has none shown", "?? currency}", '?? ""}'),
  {
    rule: "FORMAT-5",
    change: "every kind of crown is shown as kr",
    site: "se",
    delivery: [says("950,50 DKK", "950,50 kr")],
  },
  {
    rule: "FORMAT-6",
    change: "links to the site's own origin stay as they are",
    site: "fi",
    delivery: [says(/(href=\\?")(\/fi\/asunnot\/\\?">www\.)/, "$1https://www.kvistbo-fi.example$2")],
  },
  {
    rule: "FORMAT-6",
    change: "query and place are lost",
    site: "se",
    delivery: [says("/omraden/?via=blogg#solna", "/omraden/", article)],
  },
  {
    rule: "FORMAT-6",
    change: "the site's host at another port is taken for the site",
    site: "se",
    delivery: [says("https://www.kvistbo.example:8443/", "/", article)],
  },
  {
    rule: "FORMAT-6",
    change: "a false address can be followed",
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
