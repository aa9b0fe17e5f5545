import { dsnOf, rulesWithDsn, withDsn } from "./dsn.ts"

const dsn = { text: "https://0a1b@o1.errors.example/42", origin: "https://o1.errors.example" }

describe("the DSN of a deployment", () => {
  test.each([undefined, "", "  "])("is undefined if SENTRY_DSN is %p", (text) => {
    expect(dsnOf(text)).toBeUndefined()
  })

  test.each([
    ["https://0a1b@o1.errors.example/42", "https://o1.errors.example"],
    ["https://key@Errors.Example:8443/path/to/7", "https://errors.example:8443"],
    ["http://public@localhost:9/1", "http://localhost:9"],
    ["http://public@localhost/1", "http://localhost"],
    ["https://key@errors.example:443/1", "https://errors.example"],
  ])("%s reports to %s", (text, origin) => {
    expect(dsnOf(text)).toEqual({ text, origin })
    expect(dsnOf(` ${text}\n`)).toEqual({ text, origin })
  })

  test.each([
    ["sentry", "SENTRY_DSN is no DSN"],
    ["https://errors.example/42", "SENTRY_DSN is no DSN"],
    ["https://key@errors.example/", "SENTRY_DSN is no DSN"],
    ["https://key@errors.example/project", "SENTRY_DSN is no DSN"],
    ["https://key@errors.example; script-src */1", "SENTRY_DSN is no DSN"],
    ['https://key@errors.example/1"><script>', "SENTRY_DSN is no DSN"],
    ["https://key@errors.example:99999/1", "SENTRY_DSN is no DSN"],
    ["https://key@999.999.999.999/1", "SENTRY_DSN is no DSN"],
    ["https://key@/1", "SENTRY_DSN is no DSN"],
    ["ftp://key@errors.example/1", "SENTRY_DSN is no DSN"],
    ["https://pub:sec-ret@errors.example/1", "SENTRY_DSN holds a secret key"],
    ["https://pub-lic:sec%3Dret@errors.example/project", "SENTRY_DSN holds a secret key"],
    ["https://pub:@errors.example/1", "SENTRY_DSN is no DSN"],
    ["https://pub:sec-ret@errors.example:99999/1", "SENTRY_DSN is no DSN"],
    ["http://key@errors.example/1", "SENTRY_DSN begins with http"],
    ["http://key@localhost.example/1", "SENTRY_DSN begins with http"],
  ])("%s is refused with advice", (text, reason) => {
    expect(() => dsnOf(text)).toThrow(reason)
    expect(() => dsnOf(text)).toThrow("or leave SENTRY_DSN out to report no errors.")
  })

  test.each(["kvist", "https://pub:sec-ret@errors.example/1", "https://pub:sec-ret@errors.example:99999/1"])(
    "an error does not repeat %s",
    (text) => {
      expect(() => dsnOf(text)).toThrow(/^(?!.*(kvist|sec-ret|pub)).*$/)
    },
  )
})

describe("a page", () => {
  const page = "<!DOCTYPE html><html><head><title>Hem</title></head><body><p>&lt;head></p></body></html>"
  const deliveredPage = page.replace(
    "</head>",
    '<meta name="sentry-dsn" content="https://0a1b@o1.errors.example/42"/></head>',
  )

  test("names its DSN in the head", () => {
    expect(withDsn(page, dsn)).toBe(deliveredPage)
  })

  test("names one DSN, the last one", () => {
    expect(withDsn(deliveredPage, dsn)).toBe(deliveredPage)
    expect(withDsn(withDsn(page, { text: "https://x@other.example/1", origin: "https://other.example" }), dsn)).toBe(
      deliveredPage,
    )
  })
})

describe("a Content-Security-Policy", () => {
  const rule = (value: string) => ({
    path: "/*",
    headers: [
      { key: "content-security-policy", value },
      { key: "x-about", value: "connect-src 'self'" },
    ],
  })

  test.each([
    [
      "default-src 'self'; connect-src 'self'; object-src 'none'",
      "default-src 'self'; connect-src 'self' https://o1.errors.example; object-src 'none'",
    ],
    ["connect-src 'self' https://a.example", "connect-src 'self' https://a.example https://o1.errors.example"],
    [
      "connect-src 'self' https://o1.errors.example; object-src 'none'",
      "connect-src 'self' https://o1.errors.example; object-src 'none'",
    ],
  ])("%s allows the DSN's origin, and nothing more", (policy, expected) => {
    expect(rulesWithDsn([rule(policy)], dsn)).toEqual([rule(expected)])
  })
})
