/** @jest-environment node */
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { HostRules } from "../../published/host-rules.ts"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { openFiles } from "../../testing/open-files.ts"
import fc from "../../testing/properties.ts"
import { releaseIn } from "./release.ts"
import { createSite } from "./site.ts"

const rules: HostRules = {
  headers: [
    {
      path: "/*",
      headers: [
        { key: "cache-control", value: "public, max-age=0, must-revalidate" },
        { key: "x-frame-options", value: "DENY" },
      ],
    },
    { path: "/media/*", headers: [{ key: "cache-control", value: "public, max-age=31536000, immutable" }] },
    { path: "/fi/feed.xml", headers: [{ key: "content-type", value: "application/xml; charset=utf-8" }] },
    { path: "/feed.xml", headers: [{ key: "content-type", value: "application/xml; charset=utf-8" }] },
    { path: "/app-1a2b.js", headers: [{ key: "cache-control", value: "public, max-age=600" }] },
  ],
  redirects: [
    { from: "/kohde/:slug", to: "/fi/kohde/:slug/", status: 301 },
    { from: "/vanha.html", to: "/fi/", status: 302 },
  ],
  errorPages: [
    { prefix: "/fi/", notFound: "/fi/404.html", serverError: "/fi/500.html" },
    { prefix: "/", notFound: "/404.html", serverError: "/500.html" },
  ],
}

const siteOf = (...release: Parameters<typeof releaseIn>): Server => {
  const served = { release: releaseIn(...release) }
  return createSite(() => served)
}

const script = `const text = "${"kvist ".repeat(200)}"`

const outside = temporaryFolder()
const root = join(outside, "site")
writeFiles(outside, {
  "secret.txt": "secret",
  "site-copy/secret.txt": "secret",
  "site/index.html": "<p>Hem</p>",
  "site/404.html": "<p>Finns inte</p>",
  "site/fi/index.html": "<p>Koti</p>",
  "site/fi/404.html": "<p>Ei ole</p>",
  "site/fi/kohde/oksakatu-3-a-5/index.html": "<p>Oksakatu</p>",
  "site/fi/etu-töölö/index.html": "<p>Töölö</p>",
  "site/app-1a2b.js": script,
  "site/app-3c4d.js": script,
  "site/media/kuva.avif": "avif",
  "site/media/kuva.bin": "bin",
  "site/media/pohja.svg": "<svg/>",
  "site/manifest.webmanifest": "{}",
  "site/fi/feed.xml": "<feed/>",
  "site/_headers": "/*\n",
  "site/_redirects": "/* /404.html 404\n",
})

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

let server: Server
let port: number

beforeAll(async () => {
  server = siteOf(root, rules).listen(0, "localhost")
  await once(server, "listening")
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Requests a path unchanged; fetch would normalise it. */
const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = "GET"): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: "localhost", port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
    })
      .on("error", reject)
      .end()
  })

const answerTo = async (path: string): Promise<[number, string]> => {
  const { status, body } = await ask(path)
  return [status, body.toString()]
}

describe("a file", () => {
  test.each([
    ["/", "<p>Hem</p>", "text/html; charset=utf-8"],
    ["/?x=1", "<p>Hem</p>", "text/html; charset=utf-8"],
    ["/fi/kohde/oksakatu-3-a-5/", "<p>Oksakatu</p>", "text/html; charset=utf-8"],
    ["/fi/etu-t%C3%B6%C3%B6l%C3%B6/", "<p>Töölö</p>", "text/html; charset=utf-8"],
    ["/media/kuva.avif", "avif", "image/avif"],
    ["/media/kuva.bin", "bin", "application/octet-stream"],
    ["/media/pohja.svg", "<svg/>", "image/svg+xml; charset=utf-8"],
    ["/manifest.webmanifest", "{}", "application/manifest+json; charset=utf-8"],
    ["/fi/feed.xml", "<feed/>", "application/xml; charset=utf-8"],
  ])("at %s is served", async (path, text, type) => {
    const { status, headers, body } = await ask(path)
    expect([status, body.toString(), headers["content-type"]]).toEqual([200, text, type])
    expect(headers["content-length"]).toBe(String(Buffer.byteLength(text)))
  })

  test("is not sent for HEAD", async () => {
    const { status, headers, body } = await ask("/", {}, "HEAD")
    expect([status, body.length, headers["content-length"]]).toEqual([200, 0, "10"])
  })
})

describe("a redirect", () => {
  test.each([
    ["/fi", "/fi/"],
    ["/fi?x=1", "/fi/?x=1"],
    ["/fi?a=b?c&d=e", "/fi/?a=b?c&d=e"],
    ["/fi/kohde/oksakatu-3-a-5", "/fi/kohde/oksakatu-3-a-5/"],
    ["/fi/etu-t%C3%B6%C3%B6l%C3%B6", "/fi/etu-t%C3%B6%C3%B6l%C3%B6/"],
    ["/kohde/oksakatu-3-a-5", "/fi/kohde/oksakatu-3-a-5/"],
    ["/kohde/oksakatu-3-a-5/", "/fi/kohde/oksakatu-3-a-5/"],
    ["/kohde/oksakatu-3-a-5?x=1", "/fi/kohde/oksakatu-3-a-5/?x=1"],
    ["/kohde/t%C3%B6%C3%B6l%C3%B6", "/fi/kohde/t%C3%B6%C3%B6l%C3%B6/"],
    ["/kohde/a$&b", "/fi/kohde/a$&b/"],
    ["/FI/Kohde/Oksakatu-3-A-5/", "/fi/kohde/oksakatu-3-a-5/"],
    ["/fi/etu-to%CC%88o%CC%88lo%CC%88", "/fi/etu-t%C3%B6%C3%B6l%C3%B6/"],
    ["/fi/kohde%2Foksakatu-3-a-5%2F", "/fi/kohde/oksakatu-3-a-5/"],
    ["/fi/kohde/oksakatu-3-a-5/%22%3E", "/fi/kohde/oksakatu-3-a-5/"],
    ["/fi/kohde/oksakatu-3-a-5).", "/fi/kohde/oksakatu-3-a-5/"],
    ["/fi/kohde/oksakatu-3-a-5/%3Fx=1", "/fi/kohde/oksakatu-3-a-5/?x=1"],
    ["/fi/kohde/oksakatu-3-a-5,/", "/fi/kohde/oksakatu-3-a-5/"],
    ["/fi%2Fei-ole%2f?x=1", "/fi/ei-ole/?x=1"],
    ["/index.html", "/"],
    ["/fi/index.html?x=1", "/fi/?x=1"],
    ["/fi/kohde/oksakatu-3-a-5/index.htm", "/fi/kohde/oksakatu-3-a-5/"],
    ["/kohde/oksakatu-3-a-5/index.html", "/fi/kohde/oksakatu-3-a-5/"],
  ])("%s leads to %s permanently", async (path, location) => {
    const { status, headers, body } = await ask(path)
    expect([status, headers.location, body.length]).toEqual([301, location, 0])
  })

  test("of any address leads within the site, and every other answer is a page", async () => {
    const parts = [
      ...[
        "/",
        "//",
        "%2F",
        "%5C",
        "%3F",
        "%23",
        "%25",
        "%",
        "%E4",
        "%C3",
        "%zz",
        "%2e%2e",
        "..",
        ".",
        "%C2%A0",
        "%E2%80%8B",
      ],
      ...[
        "fi",
        "FI",
        "kohde",
        "oksakatu-3-a-5",
        "etu-t%C3%B6%C3%B6l%C3%B6",
        "o%CC%88",
        "index.html",
        ";jsessionid=1",
        "@",
        ":",
      ],
      ...[")", ",", "%22", "%3E", "&gt;", "%0D%0A", "?q=%", "?q=%E4"],
    ]
    /** The path as a host reads it, or as it came if it is not UTF-8. */
    const decoded = (address: string): string => {
      const [path = ""] = address.split("?")
      try {
        return decodeURIComponent(path)
      } catch {
        return path
      }
    }
    const anyAddress = fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((chosen) => `/${chosen.join("")}`)
    await fc.assert(
      fc.asyncProperty(anyAddress, async (path) => {
        const { status, headers, body } = await ask(path)
        expect([200, 301, 302, 404]).toContain(status)
        if (headers.location) expect(headers.location).toMatch(/^\/(?![\\/])/)
        else if (status === 404)
          expect(body.toString()).toBe(decoded(path).startsWith("/fi/") ? "<p>Ei ole</p>" : "<p>Finns inte</p>")
      }),
      { numRuns: 500 },
    )
  })

  test("has the status of its rule", async () => {
    const { status, headers } = await ask("/vanha.html")
    expect([status, headers.location]).toEqual([302, "/fi/"])
  })

  test.each(["/kohde/", "/kohde/a/b", "/x/kohde/a", "/vanhaXhtml"])("%s does not exist", async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  test.each([
    "//evil.example",
    "//evil.example/",
    "//evil.example/..",
    "//evil.example/../fi",
    "/%2Fevil.example/../fi",
    "/\\evil.example/../fi",
  ])("%s leads to no other host", async (path) => {
    const { headers } = await ask(path)
    expect(new URL(headers.location ?? "/", "http://localhost").host).toBe("localhost")
  })
})

describe("an unknown address", () => {
  test.each([
    ["/ingenting/", "<p>Finns inte</p>"],
    ["/ingenting", "<p>Finns inte</p>"],
    ["/ingenting.png", "<p>Finns inte</p>"],
    ["/finland/", "<p>Finns inte</p>"],
    ["/en/nothing/", "<p>Finns inte</p>"],
    ["/fi/ei-mitaan/", "<p>Ei ole</p>"],
    ["/fi/kohde/ei-mitaan?x=1", "<p>Ei ole</p>"],
    ["/media/", "<p>Finns inte</p>"],
    ["/feed.xml", "<p>Finns inte</p>"],
    ["/index.html/", "<p>Finns inte</p>"],
    ["/fi/ei-ole/index.html", "<p>Ei ole</p>"],
    ["/%00", "<p>Finns inte</p>"],
    ["/%", "<p>Finns inte</p>"],
    ["/%E0%A4%A", "<p>Finns inte</p>"],
    ["/fi/%ZZ/", "<p>Ei ole</p>"],
    ["/fi/ei%2Fole", "<p>Ei ole</p>"],
  ])("%s has the not-found page of its language", async (path, text) => {
    const { status, headers, body } = await ask(path)
    expect([status, body.toString(), headers["content-type"]]).toEqual([404, text, "text/html; charset=utf-8"])
  })

  test("returns 304 if the browser has the page", async () => {
    const { headers } = await ask("/ingenting/")
    expect((await ask("/ingenting/", { "if-none-match": headers.etag })).status).toBe(404)
  })

  test.each([
    "/../secret.txt",
    "/../../secret.txt",
    "/..%2Fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/fi/../../secret.txt",
    "/../site-copy/secret.txt",
    "//../secret.txt",
    "/..%5Csecret.txt",
  ])("%s exposes nothing outside the site", async (path) => {
    const [status, text] = await answerTo(path)
    expect([status, text]).toEqual([404, expect.not.stringContaining("secret")])
  })

  test.each(["/_headers", "/_redirects", "/%5Fheaders", "//_headers", "/./_headers", "/fi/../_headers"])(
    "%s exposes nothing that is for hosts alone",
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )
})

describe("a request without a response", () => {
  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
    const { status, headers } = await ask("/", {}, method)
    expect([status, headers.allow, headers["x-frame-options"]]).toEqual([405, "GET, HEAD", "DENY"])
  })
})

describe("the encoding of a file", () => {
  test.each([
    ["br", "gzip, deflate, br"],
    ["br", "br"],
    ["gzip", "gzip, deflate"],
    ["gzip", "br;q=0, gzip"],
    [undefined, "identity"],
    [undefined, "gzip;q=0"],
    [undefined, ""],
    [undefined, "brotli"],
  ])("is %s where a browser accepts %s", async (encoding, accepted) => {
    const { headers, body } = await ask("/app-1a2b.js", { "accept-encoding": accepted })
    expect(headers["content-encoding"]).toBe(encoding)
    expect(headers.vary).toBe("accept-encoding")
    expect(headers["content-length"]).toBe(String(body.length))
    const decoded = { br: brotliDecompressSync, gzip: gunzipSync }[encoding as "br" | "gzip"]?.(body) ?? body
    expect(decoded.toString()).toBe(script)
    if (encoding) expect(body.length).toBeLessThan(script.length / 4)
  })

  test("is none if the file is compressed already", async () => {
    const { headers } = await ask("/media/kuva.avif", { "accept-encoding": "br, gzip" })
    expect(headers["content-encoding"]).toBeUndefined()
  })
})

describe("a page that is requested again", () => {
  const page = readFileSync("README.md", "utf8")
  const lengthOf = async () => (await ask("/ofta.html", { "accept-encoding": "br" })).body.length

  test("comes at once, and later smaller, with the same content", async () => {
    writeFileSync(join(root, "ofta.html"), page)
    const first = await ask("/ofta.html", { "accept-encoding": "br" })
    while ((await lengthOf()) === first.body.length) await new Promise(setImmediate)
    const later = await ask("/ofta.html", { "accept-encoding": "br" })
    expect(later.body.length).toBeLessThan(first.body.length * 0.97)
    expect(later.headers["content-length"]).toBe(String(later.body.length))
    expect(brotliDecompressSync(later.body).toString()).toBe(page)
    expect((await ask("/ofta.html", { "accept-encoding": "br", "if-none-match": first.headers.etag })).status).toBe(304)
  })
})

describe("a file in the browser's cache", () => {
  test("is not sent again", async () => {
    const { headers } = await ask("/app-1a2b.js", { "accept-encoding": "br" })
    const again = await ask("/app-1a2b.js", { "accept-encoding": "br", "if-none-match": headers.etag })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    expect(again.headers["cache-control"]).toBe("public, max-age=600")
  })

  test("in another encoding or version is sent", async () => {
    const { headers } = await ask("/app-1a2b.js", { "accept-encoding": "br" })
    expect((await ask("/app-1a2b.js", { "accept-encoding": "gzip", "if-none-match": headers.etag })).status).toBe(200)
    expect((await ask("/app-1a2b.js", { "accept-encoding": "br", "if-none-match": '"old"' })).status).toBe(200)
  })
})

describe("the headers of an address", () => {
  test.each([
    ["/", "public, max-age=0, must-revalidate"],
    ["/media/kuva.avif", "public, max-age=31536000, immutable"],
    ["/app-1a2b.js", "public, max-age=600"],
    ["/app-3c4d.js", "public, max-age=0, must-revalidate"],
    ["/ingenting/", "public, max-age=0, must-revalidate"],
    ["/fi", "public, max-age=0, must-revalidate"],
  ])("%s: the later of two rules wins, and the rest of the earlier applies", async (path, cacheControl) => {
    const { headers } = await ask(path)
    expect(headers["cache-control"]).toBe(cacheControl)
    expect(headers["x-frame-options"]).toBe("DENY")
  })

  test("a missing picture is not cached for a year", async () => {
    const { status, headers } = await ask("/media/ei-ole.avif")
    expect([status, headers["cache-control"]]).toEqual([404, "public, max-age=0, must-revalidate"])
  })
})

test("a site without not-found pages still answers 404", async () => {
  const folder = temporaryFolder()
  const bare = siteOf(folder, { ...rules, errorPages: [] }).listen(0, "localhost")
  await once(bare, "listening")
  try {
    const response = await fetch(`http://localhost:${(bare.address() as AddressInfo).port}/`)
    expect([response.status, await response.text()]).toEqual([404, ""])
  } finally {
    bare.closeAllConnections()
    bare.close()
  }
})

test("a request that fails gets the server-error page, and the next one the usual response", async () => {
  const root = temporaryFolder()
  const files = { "500.html": "<p>Fel</p>", "fi/500.html": "<p>Virhe</p>", "trasig.html": "-", "fi/rikki.html": "-" }
  writeFiles(root, { "index.html": "<p>Hem</p>", ...files })
  const broken = ["/trasig.html", "/fi/rikki.html"].map((path) => ({ path, headers: undefined as unknown as [] }))
  const server = siteOf(root, { ...rules, headers: broken, redirects: [] })
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  try {
    const failed = await fetch(`${address}/trasig.html`)
    expect(failed.status).toBe(500)
    expect(await failed.text()).toBe("<p>Fel</p>")
    expect(await (await fetch(`${address}/fi/rikki.html`)).text()).toBe("<p>Virhe</p>")
    expect(log.mock.calls[0]).toEqual([expect.stringMatching(/^A request failed: TypeError at /)])
    expect(await (await fetch(`${address}/`)).text()).toBe("<p>Hem</p>")
    for (const { path } of broken) expect(openFiles(path)).toBe(0)
  } finally {
    log.mockRestore()
    server.closeAllConnections()
    server.close()
  }
})

describe("a deployment that reports errors", () => {
  const sentryDsn = "https://0a1b@errors.example/1"
  const policy = { key: "content-security-policy", value: "connect-src 'self'; object-src 'none'" }
  let plain: [Server, number]
  let reporting: [Server, number]

  const started = async (site: Server): Promise<[Server, number]> => {
    site.listen(0, "localhost")
    await once(site, "listening")
    return [site, (site.address() as AddressInfo).port]
  }

  beforeAll(async () => {
    const folder = temporaryFolder()
    writeFiles(folder, {
      "index.html": "<head><title>Hem</title></head>",
      "404.html": "<head></head>",
      "app.js": "'</head>'",
    })
    const own: HostRules = {
      headers: [{ path: "/*", headers: [policy] }],
      redirects: [],
      errorPages: [{ prefix: "/", notFound: "/404.html", serverError: "/500.html" }],
    }
    plain = await started(siteOf(folder, own))
    reporting = await started(siteOf(folder, own, { sentryDsn }))
  })

  afterAll(() => {
    for (const [site] of [plain, reporting]) {
      site.closeAllConnections()
      site.close()
    }
  })

  const fetchFrom = async ([, at]: [Server, number], path: string) => {
    const response = await fetch(`http://localhost:${at}${path}`)
    return { headers: response.headers, text: await response.text() }
  }

  test("names the DSN in each page, and in nothing else", async () => {
    const meta = `<meta name="sentry-dsn" content="${sentryDsn}"/>`
    expect((await fetchFrom(reporting, "/")).text).toBe(`<head><title>Hem</title>${meta}</head>`)
    expect((await fetchFrom(reporting, "/no-such-page/")).text).toBe(`<head>${meta}</head>`)
    expect((await fetchFrom(reporting, "/app.js")).text).toBe("'</head>'")
    expect((await fetchFrom(plain, "/")).text).toBe("<head><title>Hem</title></head>")
  })

  test("allows the DSN's origin", async () => {
    expect((await fetchFrom(reporting, "/")).headers.get("content-security-policy")).toBe(
      "connect-src 'self' https://errors.example; object-src 'none'",
    )
    expect((await fetchFrom(plain, "/")).headers.get("content-security-policy")).toBe(policy.value)
  })

  test("has other pages for a browser's cache", async () => {
    const tags = [await fetchFrom(plain, "/"), await fetchFrom(reporting, "/")].map(({ headers }) =>
      headers.get("etag"),
    )
    expect(new Set(tags).size).toBe(2)
  })

  test("is refused if its DSN is invalid", () => {
    expect(() => siteOf(root, rules, { sentryDsn: "nothing" })).toThrow("SENTRY_DSN is no DSN")
  })
})
