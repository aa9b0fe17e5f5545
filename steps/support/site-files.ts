import assert from "node:assert/strict"
import type { APIResponse } from "playwright"
import type { SiteName } from "../specification/names.ts"
import type { Profile } from "./profiles.ts"
import { get } from "./requests.ts"
import { addressOf, builtPaths } from "./sites.ts"

/** Reads files of a site as crawlers do, without a page. */
export class SiteFiles {
  readonly #visitor: { readonly context: Profile }
  /** Text of the last file. */
  text = ""
  /** Addresses that the visitor has tried, with the status of the last answer of each. */
  tried: readonly { readonly site: SiteName; readonly address: string; readonly status: number }[] = []

  constructor(visitor: { readonly context: Profile }) {
    this.#visitor = visitor
  }

  /** Returns the value of a line such as `Name: value` in the last file. */
  line(name: string): string {
    return new RegExp(`^${name}: (.*)$`, "m").exec(this.text)?.[1] ?? ""
  }

  /** Returns the addresses of a site's sitemap, sorted. */
  async sitemap(site: SiteName): Promise<string[]> {
    const sitemap = await this.read(site, "/sitemap.xml", "application/xml")
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address).sort()
  }

  /** Reads a web app manifest, whose icons must exist. */
  async manifest(site: SiteName, path: string): Promise<{ start_url: string; lang: string }> {
    const manifest = JSON.parse(await this.read(site, path, "application/manifest+json"))
    for (const { src } of manifest.icons) await this.ask(site, src)
    return manifest
  }

  /** Opens addresses like a browser does, which follows redirects. */
  async try(addresses: readonly { readonly site: SiteName; readonly address: string }[]): Promise<void> {
    this.tried = await Promise.all(
      addresses.map(async ({ site, address }) => {
        const answer = await get(this.#visitor.context, addressOf(site) + address)
        return { site, address, status: answer.status() }
      }),
    )
  }

  /** Returns the paths of all links in the HTML of every built page to the same site. */
  async links(site: SiteName): Promise<string[]> {
    const paths = new Set<string>()
    for (const path of builtPaths(site)) {
      const html = await (await this.ask(site, path)).text()
      for (const [, link = ""] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) paths.add(link)
    }
    return [...paths]
  }

  /** Returns the pages whose HTML has no link to a path. */
  async withoutLinkTo(site: SiteName, pages: readonly string[], path: string): Promise<string[]> {
    const texts = await Promise.all(pages.map(async (page) => (await this.ask(site, page)).text()))
    return pages.filter((_, index) => !texts[index]?.includes(`href="${path}"`))
  }

  /** Requests a file, which must exist. */
  async ask(site: SiteName, path: string): Promise<APIResponse> {
    const answer = await get(this.#visitor.context, addressOf(site) + path)
    assert.equal(answer.status(), 200, path)
    return answer
  }

  /** Reads a file of a type. */
  async read(site: SiteName, path: string, type: string): Promise<string> {
    const answer = await this.ask(site, path)
    const actualType = answer.headers()["content-type"] ?? "of no type"
    assert.ok(actualType.startsWith(type), `${path} is ${actualType}`)
    this.text = await answer.text()
    return this.text
  }
}
