import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

Then("the answer has these headers:", function (this: SiteWorld, headers: DataTable) {
  for (const [name = "", value] of headers.raw()) assert.equal(this.answer.headers()[name], value, name)
})

Then(
  "its security policy lets no page frame it, and no script run but the site's, inline ones that it knows, and those of:",
  function (this: SiteWorld, hosts: DataTable) {
    const policy = this.answer.headers()["content-security-policy"] ?? ""
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? []
    assert.ok(scripts.some((source) => source.startsWith("'sha256-")))
    assert.deepEqual(scripts.filter((source) => !source.startsWith("'sha256-")).sort(), [
      "'self'",
      ...hosts.raw().map(([host]) => host),
    ])
    assert.match(policy, /frame-ancestors 'none'/)
    assert.match(policy, /object-src 'none'/)
  },
)

Then("no script of the page may use:", async function (this: SiteWorld, features: DataTable) {
  const allowed = await this.page.evaluate(() =>
    (document as unknown as { featurePolicy: { allowedFeatures(): string[] } }).featurePolicy.allowedFeatures(),
  )
  for (const [feature = ""] of features.raw()) assert.ok(!allowed.includes(feature), feature)
})

When("a link that is a script is put into the page, and pressed", async function (this: SiteWorld) {
  await this.page.evaluate(() => {
    const link = document.body.appendChild(document.createElement("a"))
    link.href = "javascript:void (window.slippedIn = true)"
    link.click()
  })
})

/** Ways to turn text into a script, as an injection flaw in the site would allow. */
const injections = {
  "a script's text": () => {
    const script = document.createElement("script")
    script.textContent = "window.slippedIn = true"
    document.body.append(script)
  },
  "the address of another host": () => {
    document.head.append(
      Object.assign(document.createElement("script"), { src: "https://evil.example/app-0a1b2c3d.js" }),
    )
  },
  "the address of a vendor": () => {
    document.head.append(Object.assign(document.createElement("script"), { src: "https://s.pinimg.com/ct/core.js" }))
  },
  "the address of a file that is none": () => {
    document.head.append(Object.assign(document.createElement("script"), { src: "/media/picture.js" }))
  },
  markup: () => {
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<svg onload='window.slippedIn = true'></svg>")
  },
  "an attribute that acts": () => {
    const link = document.body.appendChild(document.createElement("button"))
    link.setAttribute("onclick", "window.slippedIn = true")
    link.click()
  },
  "a program": () => {
    new Function("window.slippedIn = true")()
  },
} as const

When(/^(.+) is made of a text in the page$/, async function (this: SiteWorld, what: keyof typeof injections) {
  // Runs in a timer, because code that a scenario evaluates directly may bypass the page's policy.
  await this.page.evaluate(`setTimeout(() => { try { (${injections[what]})() } catch {} })`)
})

Then("it has not run, and the browser has reported it", async function (this: SiteWorld) {
  const report = /Content Security Policy|requires 'Trusted(?:HTML|Script|ScriptURL)' assignment/
  await expect.poll(() => this.console.problemsLike(report).length).toBeGreaterThan(0)
  assert.equal(await this.page.evaluate(() => "slippedIn" in window), false)
  assert.deepEqual(
    this.console.take().filter((problem) => !report.test(problem)),
    [],
  )
})

Given("the scripts of the services load others:", function (this: SiteWorld, scripts: DataTable) {
  for (const [host = "", address] of scripts.raw())
    this.vendors.alsoDo(
      host,
      `document.head.append(Object.assign(document.createElement("script"), { src: "${address}" }))`,
    )
})

Given("the script of {string} writes markup into the page", function (this: SiteWorld, host: string) {
  this.vendors.alsoDo(host, 'try { document.body.innerHTML = "<b onclick=1>" } catch {} window.wroteMarkup = true')
})

Then("the scripts {string} are asked for as well", async function (this: SiteWorld, addresses: string) {
  for (const address of addresses.split(", ")) await expect.poll(() => this.vendors.scripts).toContain(address)
})

Then("nothing has broken the policy of the page", function (this: SiteWorld) {
  assert.deepEqual(this.console.unexpected, [])
})

Then("the article has headings and links of its own", async function (this: SiteWorld) {
  const article = this.page.getByRole("main").getByRole("article")
  await expect(article.getByRole("heading", { level: 2 }).first()).toBeVisible()
  await expect(article.getByRole("link").first()).toBeVisible()
})

/** The directive that browsers with the Reporting API use. */
const reportsByName = "report-to csp; "

Then("its security policy has {string}", function (this: SiteWorld, directive: string) {
  const policy = this.answer.headers()["content-security-policy"] ?? ""
  assert.ok(policy.split("; ").includes(directive), policy)
})

Given(
  "a visitor is at {string} on the {site} site, with a browser that reports to addresses alone",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.hosting.deploy(site, (_path, delivery) => {
      const policy = delivery.headers["content-security-policy"] ?? ""
      return {
        ...delivery,
        headers: { ...delivery.headers, "content-security-policy": policy.replace(reportsByName, "") },
      }
    })
    await this.open(site, path)
  },
)

Then("the site has taken the browser's report of it", async function (this: SiteWorld) {
  await expect.poll(() => this.hosting.statusesOf("/api/csp-reports")).toContain(204)
})

/** Returns the value of a line such as `Name: value` in security.txt. */
const lineOf = (text: string, name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1] ?? ""

Then(
  "the {site} site's security contact is {string}, in {string}, at {string}",
  async function (this: SiteWorld, site: SiteName, contact: string, languages: string, origin: string) {
    const path = "/.well-known/security.txt"
    await this.files.read(site, path, "text/plain; charset=utf-8")
    assert.equal(lineOf(this.files.text, "Contact"), contact)
    assert.equal(lineOf(this.files.text, "Preferred-Languages"), languages)
    assert.equal(lineOf(this.files.text, "Canonical"), origin + path)
  },
)

Then("it holds for less than a year from now", function (this: SiteWorld) {
  const days = (Date.parse(lineOf(this.files.text, "Expires")) - Date.now()) / 86_400_000
  assert.ok(days > 30 && days < 365, `${days} days`)
})

Then("every script and picture that the page loaded may be kept for a year", async function (this: SiteWorld) {
  const files = this.network.requests.filter((request) => ["script", "image"].includes(request.resourceType()))
  assert.ok(files.length > 3, "the page has loaded scripts and pictures")
  for (const file of files) {
    const response = await file.response()
    if (new URL(file.url()).pathname.startsWith("/icons/")) continue
    assert.equal(response?.headers()["cache-control"], "public, max-age=31536000, immutable", file.url())
  }
})
