import { PlainError } from "./plain-error.ts"

/** The address of a Sentry project, as Sentry prints it: it holds a public key, and may be read by every visitor. */
export type Dsn = { readonly text: string; readonly origin: string }

const form = /^(https?):\/\/\w+@([a-z\d.-]+(?::\d+)?)\/(?:[\w.-]+\/)*\d+$/i

/**
 * The DSN that a deployment is configured with, or undefined where it has none.
 * @throws PlainError where it is not one, or one that a visitor's browser could not use
 */
export const dsnOf = (text: string | undefined): Dsn | undefined => {
  if (!text) return undefined
  const wrong = (reason: string) =>
    new PlainError(
      `SENTRY_DSN ${reason}: copy the DSN from your Sentry project's "Client Keys", such as https://0a1b2c3d@errors.example/1, or leave SENTRY_DSN out to report no errors.`,
    )
  if (/^\w+:\/\/\w+:\w*@/.test(text)) throw wrong("holds a secret key, which every visitor could read")
  const [, scheme = "", host = ""] = form.exec(text) ?? []
  if (!host) throw wrong(`is "${text}", which is no DSN`)
  if (scheme.toLowerCase() === "http" && !/^localhost(:|$)/i.test(host))
    throw wrong("begins with http, which a page delivered over https may not ask")
  return { text, origin: `${scheme}://${host}`.toLowerCase() }
}

const meta = /<meta name="sentry-dsn"[^>]*>/

/** A page that names the DSN to its scripts, whatever it named before. */
export const withDsn = (html: string, { text }: Dsn): string =>
  html.replace(meta, "").replace("</head>", `<meta name="sentry-dsn" content="${text}"/></head>`)

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
