import { PlainError } from "./plain-error.ts"

/** The address of a Sentry project, as Sentry prints it: it holds a public key, and may be read by every visitor. */
export type Dsn = { readonly text: string; readonly origin: string }

const dsnPattern = /^https?:\/\/\w+@[a-z\d.-]+(?::\d+)?\/(?:[\w.-]+\/)*\d+$/i

/**
 * Returns the DSN of a deployment, or undefined if it has none.
 * @throws PlainError if it is invalid, or if a visitor's browser could not use it
 */
export const dsnOf = (configured: string | undefined): Dsn | undefined => {
  const text = configured?.trim()
  if (!text) return undefined
  // Errors do not repeat the value, because it may contain a secret and many people read logs.
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

/** Writes the DSN into a page for its scripts, in place of an earlier one. */
export const withDsn = (html: string, { text }: Dsn): string =>
  html.replace(metaTag, "").replace("</head>", `<meta name="sentry-dsn" content="${text}"/></head>`)

/** Adds the DSN's origin to the Content-Security-Policy of the rules. */
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
