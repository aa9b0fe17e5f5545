/** @jest-environment node */
import { pageFactsOf } from "./page-facts.ts"

const site = { origin: "https://www.kvistbo.example", policy: "script-src 'self'; style-src 'self' 'unsafe-inline'" }

const pageWith = (body: string, head = "") =>
  pageFactsOf(
    "/en/areas/",
    `<!DOCTYPE html><html lang="en"><head><title>Areas</title><meta name="description" content="Where we work">${head}</head><body><main><h1>Areas</h1>${body}</main></body></html>`,
    site,
  )

const faultsOf = async (body: string, head?: string) => (await pageWith(body, head)).faults

test("a page without faults has none, and what others need to know of it", async () => {
  expect(
    await pageWith('<p id="a">One <a href="/?q=1#b">home</a></p>', '<meta name="robots" content="noindex">'),
  ).toEqual({
    path: "/en/areas/",
    language: "en",
    title: "Areas",
    description: "Where we work",
    isIndexed: false,
    ids: ["a"],
    links: [{ path: "/", fragment: "b" }],
    faults: [],
  })
})

test("a page with the contact form needs the texts of its answers", async () => {
  const { links } = await pageWith('<form action="/api/contact-requests" data-contact-form=""></form>')
  expect(links).toContainEqual({ path: "/contact/en.json", fragment: "" })
  expect((await pageWith('<form action="/en/apartments/"></form>')).links).toEqual([
    { path: "/en/apartments/", fragment: "" },
  ])
})

test("a page with a part that scripts fill needs the files that they load", async () => {
  const { links } = await pageWith('<div data-island="part---live-search /homes/index.json">A</div>')
  expect(links).toEqual([{ path: "/homes/index.json", fragment: "" }])
})

test("a page without a language, a title, a description, a main part and a heading", async () => {
  const { faults } = await pageFactsOf("/", "<!DOCTYPE html><html><head></head><body><p>A</p></body></html>", site)
  expect(faults).toEqual(
    expect.arrayContaining([
      "has no language: write lang on <html>",
      "has no title: write one",
      "has no description: write one",
      "has no <main>, which screen readers go to: write one",
      "has no heading of the first level: write one",
    ]),
  )
})

test.each([
  ["a second first heading", "<h1>Again</h1>", /^Multiple <h1> are not allowed/],
  ["a skipped level", "<h3>Solna</h3>", /^Heading level can only increase by one, expected <h2> but got <h3>/],
  ["a block in a line", "<span><div>A</div></span>", /^<div> element is not permitted as content under <span>/],
  ["a picture without a text", '<img src="/a.jpg">', /alt/],
  ["a link without a name", '<p>A <a href="/"></a></p>', /^Anchor link must have a text/],
  ["a button without a name", '<button type="button"></button>', /^<button> must have accessible text/],
  ["a field without a label", '<input type="text" name="a">', /does not have a <label>/],
  ["an id twice", '<p id="a">A</p><p id="a">B</p>', /^Duplicate ID "a"/],
  ["a label of an element that is missing", '<p aria-describedby="b">A</p>', /"b"/],
])("%s", async (_, body, fault) => {
  expect(await faultsOf(body)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]))
})

describe("what the policy stops", () => {
  test.each([
    [
      "an inline script",
      "<script>go()</script>",
      'has an inline script that the policy stops ("go()"): add its hash, or serve it as a file',
    ],
    [
      "a module",
      '<script type="module">go()</script>',
      'has an inline script that the policy stops ("go()"): add its hash, or serve it as a file',
    ],
    [
      "a handler",
      '<p onclick="go()">A</p>',
      "has onclick on a <p>, which the policy stops: add a listener in a script",
    ],
    [
      "a script in an address",
      '<p><a href="javascript:go()">A</a></p>',
      "runs a script from the address of a <a>, which the policy forbids: listen to its events instead",
    ],
  ])("%s", async (_, body, fault) => {
    expect(await faultsOf(body)).toEqual([fault])
  })

  test("a script with its hash and data are let through", async () => {
    const hash = "sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw="
    const body = '<script>go()</script><script type="application/ld+json">{}</script><p style="color:red">A</p>'
    const { faults } = await pageFactsOf("/", html(body), {
      ...site,
      policy: `script-src '${hash}'; style-src 'unsafe-inline'`,
    })
    expect(faults).toEqual([])
  })

  test("a style, where styles are only files", async () => {
    const { faults } = await pageFactsOf("/", html('<p style="color:red">A</p>'), {
      ...site,
      policy: "default-src 'self'",
    })
    expect(faults).toEqual(["has a style on a <p>, which the policy stops: write a class"])
  })
})

const html = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A</title><meta name="description" content="B"></head><body><main><h1>A</h1>${body}</main></body></html>`

test.each([
  ["a script", '<script src="https://cdn.example/a.js"></script>', "loads https://cdn.example/a.js in a <script>"],
  ["a picture", '<img alt="" src="https://cdn.example/a.jpg">', "loads https://cdn.example/a.jpg in a <img>"],
  [
    "a size of a picture",
    '<img alt="" src="/a.jpg" srcset="/a.jpg 1x, //cdn.example/b.jpg 2x">',
    "loads https://cdn.example/b.jpg in a <img>",
  ],
])("%s of another host", async (_, body, fault) => {
  expect(await faultsOf(body)).toEqual([`${fault}, from another host: serve the file from the site`])
})

test("a link to another host, and the addresses of the site on its own host, are no faults", async () => {
  const body = '<p><a href="https://www.scb.se/">SCB</a> <a href="mailto:a@b.example">write</a></p>'
  const { links, faults } = await pageWith(body, '<link rel="canonical" href="https://www.kvistbo.example/en/areas/">')
  expect([links, faults]).toEqual([[{ path: "/en/areas/", fragment: "" }], []])
})

describe("nothing where something should be", () => {
  test.each([
    [
      "a list",
      '<ul class="a"></ul>',
      "has an empty <ul> (ul.a): say in a sentence that there is nothing, or leave it out",
    ],
    [
      "a section",
      "<section><h2>News</h2></section>",
      'has nothing below the heading "News": say in a sentence that there is nothing, or leave it out',
    ],
    [
      "choices",
      '<p><label for="a">Area</label><select id="a"><option value="">None</option></select></p>',
      "has a list to choose from with one choice (select#a): leave it out",
    ],
    [
      "rows",
      '<table class="b"><thead><tr><th scope="col">Area</th></tr></thead></table>',
      "has a table without a figure (table.b): say in a sentence that there is nothing, or leave it out",
    ],
    ["a number", "<p>NaN kr</p>", 'says "NaN": show a sentence where there is no value'],
    ["a name in a text", "<p>{count} homes</p>", 'says "{count}": show a sentence where there is no value'],
  ])("%s", async (_, body, fault) => {
    expect(await faultsOf(body)).toEqual([fault])
  })

  test.each([
    ["a list of pictures", '<ul><li><img alt="" src="/a.jpg"></li></ul>'],
    [
      "two choices",
      '<p><label for="a">Area</label><select id="a"><option value="">None</option><option>Solna</option></select></p>',
    ],
    ["a table of figures", '<table><tbody><tr><th scope="row">Fee</th><td>1</td></tr></tbody></table>'],
    ["a message that a script writes", '<p aria-live="polite"></p>'],
  ])("%s is something", async (_, body) => {
    expect(await faultsOf(body)).toEqual([])
  })
})
