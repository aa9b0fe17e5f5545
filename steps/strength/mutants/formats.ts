import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inFormat = inModule(() => import("../../../src/domain/format.ts"))

export const formats: readonly Mutant[] = [
  inFormat(
    "FORMAT-1",
    "The digits of a number are not grouped",
    (format) => format.formatNumber,
    (formatNumber) => (value, options) => formatNumber(value, options).replaceAll("\u00a0", ""),
    { site: "no" },
  ),
  inFormat(
    "FORMAT-1",
    "Decimals follow a point",
    (format) => format.formatNumber,
    (formatNumber) => (value, options) => formatNumber(value, options).replace(",", "."),
  ),
  inFormat(
    "FORMAT-2",
    "24,50 loses its zero",
    (format) => format.formatMoney,
    (formatMoney) => (amount, currency, options) => formatMoney(amount, currency, options).replace(/(,\d)0 /, "$1 "),
    { site: "fi" },
  ),
  inFormat(
    "FORMAT-2",
    "Prices and whole charges have decimals",
    (format) => format.formatMoney,
    (formatMoney) => (amount, currency, options) => formatMoney(amount, currency, { ...options, digits: 2 }),
  ),
  inFormat(
    "FORMAT-3",
    "Rounding starts from binary fractions",
    (format) => format.formatNumber,
    (formatNumber) => (value, options) => formatNumber(Number(value.toFixed(options?.digits ?? 2)), options),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/base/HomeCard/cards.data.ts"))(
    "FORMAT-3",
    "Cards round living areas to the nearest tenth",
    (cards) => cards.homeCard,
    (homeCard) => (edition, listing) =>
      homeCard({ ...edition, area: (squareMetres) => `${edition.number(squareMetres)}\u00a0m²` }, listing),
  ),
  inFormat(
    "FORMAT-4",
    "A no-break space precedes the symbol",
    (format) => format.formatMoney,
    (formatMoney) => (amount, currency, options) => formatMoney(amount, currency, options).replace(/ /, "\u00a0"),
    { site: "no" },
  ),
  inFormat(
    "FORMAT-4",
    "The euro sign precedes the amount",
    (format) => format.formatMoney,
    (formatMoney) => (amount, currency, options) => formatMoney(amount, currency, options).replace(/^(.+) €$/, "€ $1"),
    { site: "fi" },
  ),
  inFormat(
    "FORMAT-5",
    "A currency without a symbol shows nothing",
    (format) => format.formatMoney,
    (formatMoney) => (amount, currency, options) => formatMoney(amount, currency, options).replace(/ [A-Z]{3}$/, ""),
  ),
  inModule(() => import("../../../src/spec/currencies.ts"))(
    "FORMAT-5",
    "Danish crowns read kr",
    (currencies) => currencies.currencySymbols,
    (currencySymbols) => ({ ...currencySymbols, DKK: "kr" }),
  ),
  inModule(() => import("../../../src/domain/paths.ts"))(
    "FORMAT-6",
    "Links to the site's own origin are absolute",
    (paths) => paths.withoutOrigin,
    () => (url) => url,
    { site: "fi" },
  ),
  inModule(() => import("../../../src/site/markdown/markdown.ts"))(
    "FORMAT-6",
    "A deceptive address is a link",
    (markdown) => markdown.htmlOf,
    (htmlOf) => (body, origin) =>
      htmlOf(body, origin).replaceAll(/<code>(www\.[^<]*)<\/code>/g, '<a href="https://$1/">$1</a>'),
  ),
]
