/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isValidElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { markets } from "../spec/markets.ts"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { adapter } from "./adapter.ts"

const dsn = "https://0a1b@errors.example/42"
const home = process.cwd()
const before = process.env.SENTRY_DSN

const configure = (text: string | undefined) => {
  if (text === undefined) delete process.env.SENTRY_DSN
  else process.env.SENTRY_DSN = text
}

afterEach(() => {
  configure(before)
  process.chdir(home)
})

const pageData = () => ({
  path: "/",
  componentChunkName: "not-found",
  staticQueryHashes: [],
  slicesMap: {},
  result: { pageContext: { versions: {} } },
})

/**
 * Head elements of a page in a build with this configuration.
 * @param loadPageDataSync is null in the development server, which renders no pages
 */
const headOf = async (
  text: string | undefined,
  loadPageDataSync: typeof pageData | null = pageData,
): Promise<string> => {
  configure(text)
  jest.resetModules()
  // The build defines these constants.
  Object.assign(globalThis, { __FIRST_SCRIPT__: "", __ROOT_SCRIPT__: "" })
  const { onRenderBody } = await import("../../gatsby-ssr.tsx")
  const head: ReactNode[] = []
  const input = {
    pathname: "/",
    ...(loadPageDataSync && { loadPageDataSync }),
    setHtmlAttributes: () => {},
    setPostBodyComponents: () => {},
    setHeadComponents: (components: ReactNode[]) => head.push(...components),
  }
  onRenderBody?.(input as unknown as Parameters<NonNullable<typeof onRenderBody>>[0], {} as never)
  return head
    .filter((part) => isValidElement(part))
    .map((part) => renderToStaticMarkup(part))
    .join("")
}

/** Host rules of a build with this configuration. */
const rulesOf = (text: string | undefined): { readonly ours: string; readonly netlify: string } => {
  configure(text)
  const folder = temporaryFolder()
  writeFiles(folder, { "public/index.html": "<script>const a = 1</script>", ".cache/kept": "" })
  process.chdir(folder)
  const input = { routesManifest: [], functionsManifest: [], headerRoutes: [], pathPrefix: "", trailingSlash: "always" }
  void adapter(markets.se).adapt(input as unknown as Parameters<ReturnType<typeof adapter>["adapt"]>[0])
  return {
    ours: readFileSync(join(folder, ".cache/host-rules.json"), "utf8"),
    netlify: readFileSync(join(folder, "public/_headers"), "utf8"),
  }
}

const sources = (rules: string) => /connect-src ([^;]*)/.exec(rules)?.[1]?.split(" ")

describe("a build with SENTRY_DSN", () => {
  test("names it in each page", async () => {
    expect(await headOf(dsn)).toContain(`<meta name="sentry-dsn" content="${dsn}"/>`)
    expect(await headOf(` ${dsn}\n`)).toContain(`<meta name="sentry-dsn" content="${dsn}"/>`)
  })

  test("names it in the development server too", async () => {
    expect(await headOf(dsn, null)).toContain(`<meta name="sentry-dsn" content="${dsn}"/>`)
  })

  test("allows its origin, under the rules of any host", () => {
    const { ours, netlify } = rulesOf(dsn)
    expect(sources(ours)).toContain("https://errors.example")
    expect(sources(netlify)).toEqual(sources(ours))
  })

  test("is refused if it is invalid", async () => {
    await expect(headOf("kvist")).rejects.toThrow("SENTRY_DSN is no DSN")
    expect(() => rulesOf("kvist")).toThrow("SENTRY_DSN is no DSN")
  })
})

describe("a build without", () => {
  test("does not name it", async () => {
    expect(await headOf(undefined)).not.toContain("sentry")
  })

  test("allows no other origin", () => {
    const { ours, netlify } = rulesOf(undefined)
    expect(sources(ours)).toContain("'self'")
    expect(ours + netlify).not.toContain("errors.example")
  })
})
