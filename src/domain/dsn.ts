import { PlainError } from "./plain-error.ts"

/** The address of a Sentry project, as Sentry prints it: it holds a public key, and may be read by every visitor. */
export type Dsn = { readonly text: string; readonly origin: string }

const dsnPattern = /^https?:\/\/\w+@[a-z\d.-]+(?::\d+)?\/(?:[\w.-]+\/)*\d+$/i

/**
 * The DSN that a deployment is configured with, or undefined where it has none.
 * @throws PlainError where it is not one, or one that a visitor's browser could not use
 */
export const dsnOf = (configured: string | undefined): Dsn | undefined => {
  const text = configured?.trim()
  if (!text) return undefined
  // What is configured is never repeated: it may hold a secret, and logs are read by many.
  const dsnError = (reason: string) =>
    new PlainError(
      `SENTRY_DSN ${reason}: copy the DSN from your Sentry project's "Client Keys", such as https://0a1b2c3d@errors.example/1, or leave SENTRY_DSN out to report no errors.`,
    )
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.password) throw dsnError("holds a secret key, which every visitor could read")
  if (!url || !dsnPattern.test(text)) throw dsnError("is no DSN")
  if (url.protocol === "http:" && url.hostname !== "localhost")
    throw dsnError("begins with http, which a page delivered over https may not ask")
  return { text, origin: url.origin }
}

const metaTag = /<meta name="sentry-dsn"[^>]*>/

/** A page that names the DSN to its scripts, whatever it named before. */
export const withDsn = (html: string, { text }: Dsn): string =>
  html.replace(metaTag, "").replace("</head>", `<meta name="sentry-dsn" content="${text}"/></head>`)

/** Rules for headers under whose Content-Security-Policy pages may report to the DSN. */
export const rulesWithDsn = <Rule extends { readonly headers: readonly { key: string; value: string }[] }>(
  rules: readonly Rule[],
  { origin }: Dsn,
): Rule[] =>
  rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value:
        key === "content-security-policy"
          ? value.replace(/(?<=^|; )connect-src [^;]*/, (sources) =>
              sources.split(" ").includes(origin) ? sources : `${sources} ${origin}`,
            )
          : value,
    })),
  }))
