import assert from "node:assert/strict"
import type { APIResponse, BrowserContext } from "playwright"
import { addressOf, type SiteName } from "./sites.ts"

/** Reads files of a site as crawlers do, without a page. */
export class SiteFiles {
  readonly #visitor: { readonly context: BrowserContext }
  /** Text of the last file. */
  text = ""

  constructor(visitor: { readonly context: BrowserContext }) {
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

  /** Requests a file, which must exist. */
  async ask(site: SiteName, path: string): Promise<APIResponse> {
    const answer = await this.#visitor.context.request.get(addressOf(site) + path)
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
