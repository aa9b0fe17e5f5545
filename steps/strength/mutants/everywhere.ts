import type { Mutant } from "../mutant.ts"
import { at, inSource, says, scripts } from "./changes.ts"

/** Uses Norway's site, which has one page in each language, because reading a whole site takes minutes. */
const norsk = "Norway in Norwegian"
const opening = "the Norwegian home page of Norway"

export const everywhere: readonly Mutant[] = [
  {
    rule: "PAGE-1",
    change: "A page has a generic description",
    site: "no",
    delivery: [says(/(name="description" content="|"description":")Kvistbo har ingen boliger[^"]*"/, '$1Kvistbo"')],
    scenarios: norsk,
  },
  {
    rule: "PAGE-1",
    change: "A page names another page as canonical",
    site: "no",
    delivery: [
      says(
        /("canonical" href="|"canonical":")https:\/\/www\.kvistbo-no\.example\/nb\//,
        "$1https://www.kvistbo-no.example/",
      ),
    ],
    scenarios: norsk,
  },
  {
    rule: "PAGE-1",
    change: "A translation does not link back to the page",
    site: "no",
    delivery: [says(/<link rel="alternate" hrefLang="nb"[^>]*>/, "", at("/"))],
    scenarios: norsk,
  },
  {
    rule: "PAGE-11",
    change: "A link leads to a section that the page does not have",
    site: "no",
    delivery: [says('href="#main"', 'href="#content"', at("/nb/"))],
    scenarios: norsk,
  },
  {
    rule: "PAGE-11",
    change: "A link leads nowhere",
    site: "no",
    delivery: [says(/(<header[^>]*><div[^>]*><a class="\w+" href=")\/nb\//, "$1/nb/hjem/")],
    scenarios: norsk,
  },
  {
    rule: "PAGE-12",
    change: "A page cannot be zoomed",
    site: "no",
    delivery: [says(/(name="viewport" content="[^"]*)"/, '$1, maximum-scale=1"', at("/nb/"))],
    scenarios: norsk,
  },
  {
    rule: "PAGE-12",
    change: "A link has an invalid language",
    site: "no",
    delivery: [says(/ lang="fi"/, ' lang="finska"'), says('"language":"fi"', '"language":"finska"')],
    scenarios: norsk,
  },
  {
    rule: "PAGE-13",
    change: "A script throws an error",
    site: "no",
    delivery: [{ in: /^\/app-[^/]*\.js$/, replace: /^/, with: 'Promise.reject(new Error("lost"));', places: 1 }],
    scenarios: "Norway",
  },
  {
    rule: "PAGE-13",
    change: "A script requests another host",
    site: "no",
    delivery: [
      { in: /^\/app-[^/]*\.js$/, replace: /^/, with: 'fetch("https://statistics.example/").catch(()=>{});', places: 1 },
    ],
    scenarios: "Norway",
  },
  {
    rule: "PAGE-2",
    change: "Pages are wider than a small phone",
    site: "no",
    source: {
      file: "src/styles/base.css",
      replace: ".page {\n  width: 100%;",
      with: ".page {\n  width: 100%;\n  min-width: 24rem;",
    },
    scenarios: opening,
  },
  {
    rule: "PAGE-2",
    change: "Text is faint in the dark",
    site: "no",
    delivery: [{ in: at("/nb/"), replace: "--ink:#edefea", with: "--ink:#55605a" }],
    scenarios: opening,
  },
  {
    rule: "PAGE-2",
    change: "The hitas table is cut off on a phone",
    site: "fi",
    delivery: [{ in: at("/fi/hitas/"), replace: /( th\{)overflow-wrap:normal/, with: "$1white-space:nowrap" }],
    scenarios: "a small phone",
  },
  {
    rule: "PAGE-3",
    change: "Browsers may guess the type of a file",
    site: "se",
    delivery: [{ in: /\/$/, header: "x-content-type-options", with: undefined }],
  },
  {
    rule: "PAGE-3",
    change: "The not-found page has no security policy",
    site: "fi",
    delivery: [{ in: at("/fi/ei-ole/"), header: "content-security-policy", with: undefined }],
  },
  {
    rule: "PAGE-14",
    change: "Any script of Pinterest's host may run",
    site: "no",
    delivery: [
      {
        in: at("/nb/"),
        header: "content-security-policy",
        replace: "https://s.pinimg.com/ct/",
        with: "https://s.pinimg.com/",
      },
    ],
    scenarios: opening,
  },
  {
    rule: "PAGE-14",
    change: "Any inline script may run",
    site: "se",
    delivery: [
      {
        in: at("/"),
        header: "content-security-policy",
        with: "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'",
      },
    ],
    scenarios: "the home page of Sweden",
  },
  {
    rule: "PAGE-8",
    change: "There is no security policy",
    site: "se",
    delivery: [{ in: at("/"), header: "content-security-policy", with: undefined }],
    scenarios: "a link that is a script",
  },
  {
    rule: "PAGE-16",
    change: "Browsers keep pictures for a month",
    site: "se",
    delivery: [{ in: /^\/media\//, header: "cache-control", replace: "max-age=31536000", with: "max-age=2592000" }],
  },
  {
    rule: "PAGE-16",
    change: "The browser requests scripts again at each visit",
    site: "se",
    delivery: [{ in: scripts, header: "cache-control", with: "public, max-age=0, must-revalidate" }],
  },
  {
    rule: "PAGE-16",
    change: "Browsers keep the data of pages for a year",
    site: "se",
    delivery: [{ in: /^\/page-data\//, header: "cache-control", with: "public, max-age=31536000, immutable" }],
  },
  inSource("src/styles/base.css")(
    "PAGE-4",
    "The focus has no outline",
    "outline: 3px solid var(--focus)",
    "outline: none",
    { site: "fi" },
  ),
  inSource("src/components/frame/SiteLayout/SiteLayout.tsx")(
    "PAGE-4",
    "The skip link leads nowhere",
    'className="skip" href="#main"',
    'className="skip" tabIndex={0}',
  ),
  {
    rule: "PAGE-5",
    change: "The sitemap leaves out the articles",
    site: "se",
    delivery: [{ in: at("/sitemap.xml"), replace: /<url><loc>[^<]*\/blogg\/[^<]+<\/loc>.*?<\/url>/, with: "" }],
  },
  {
    rule: "PAGE-5",
    change: "The sitemap lists a page that search engines should not",
    site: "se",
    delivery: [
      {
        in: at("/sitemap.xml"),
        replace: "</urlset>",
        with: "<url><loc>https://www.kvistbo.example/begar-kontakt/</loc></url></urlset>",
      },
    ],
  },
  {
    rule: "PAGE-5",
    change: "Robots may not crawl the site",
    site: "fi",
    delivery: [{ in: at("/robots.txt"), replace: "Allow: /\n", with: "Disallow: /\n" }],
  },
  {
    rule: "PAGE-5",
    change: "Every web app manifest starts in Swedish",
    site: "fi",
    delivery: [{ in: /manifest\.webmanifest$/, replace: /"start_url":"[^"]*"/, with: '"start_url":"/"' }],
  },
  {
    rule: "PAGE-5",
    change: "The feed starts with an older article",
    site: "se",
    delivery: [{ in: at("/feed.xml"), replace: /<entry>[\s\S]*?<\/entry>/, with: "", places: 6 }],
  },
  {
    rule: "PAGE-5",
    change: "The structured data does not declare a home",
    site: "se",
    delivery: [says(/RealEstateListing/, "WebPage")],
  },
  {
    rule: "PAGE-5",
    change: "The structured data of an article has addresses without a host",
    site: "fi",
    delivery: [says(/"item":"https:\/\/[^/"]*/, '"item":"')],
  },
  {
    rule: "PAGE-5",
    change: "The structured data of a question has no answer",
    site: "se",
    delivery: [says(/"acceptedAnswer":\{"@type":"Answer","text":"[^"]*"\}/, '"acceptedAnswer":{"@type":"Answer"}')],
  },
  {
    rule: "PAGE-6",
    change: "Pictures of the list load as wide as the window",
    site: "se",
    delivery: [{ in: at("/bostader/"), replace: "(min-width: 64rem) 31.5vw", with: "(min-width: 64rem) 100vw" }],
    scenarios: "the list of homes of Sweden",
  },
  {
    rule: "PAGE-6",
    change: "Pictures of the blog load half as wide as their cards",
    site: "se",
    delivery: [{ in: at("/blogg/"), replace: "92vw", with: "46vw" }],
    scenarios: "the blog of Sweden",
  },
  {
    rule: "PAGE-6",
    change: "Pictures of the blog have no file wider than 400 pixels",
    site: "se",
    delivery: [{ in: at("/blogg/"), replace: /, \/media\/[^ ]+-(?:672|800|1200)\.avif \d+w/, with: "" }],
    scenarios: "the blog of Sweden",
  },
  {
    rule: "PAGE-6",
    change: "A phone loads pictures larger than it needs",
    site: "fi",
    delivery: [
      {
        in: at("/fi/talot/kallion-kuusenoksa/"),
        replace: "(max-width: 30rem) and (min-resolution: 2.1dppx) 60vw, ",
        with: "",
      },
    ],
    scenarios: "Kallion Kuusenoksa of Finland",
  },
  {
    rule: "PAGE-10",
    change: "A scrolling table is focusable without a role",
    site: "se",
    scenarios: "the article with a table",
    delivery: [{ in: at("/blogg/jamfora-omraden-med-siffror/"), replace: ' role="region"', with: "" }],
  },
  {
    rule: "PAGE-10",
    change: "An element has no closing tag",
    site: "se",
    scenarios: "the areas page of Sweden",
    delivery: [{ in: at("/omraden/"), replace: "</main>", with: "<div></main>", places: 1 }],
  },
  {
    rule: "PAGE-7",
    change: "The number of homes moves down when the search loads",
    site: "se",
    delivery: [
      {
        in: at("/bostader/"),
        replace: '"form" auto "asked" auto "sort" auto "count" auto',
        with: '"count" auto "form" auto "sort" auto "asked" auto',
      },
    ],
    scenarios: "the list of homes of Sweden",
  },
  {
    rule: "PAGE-7",
    change: "Each language moves the earlier ones to the left",
    site: "se",
    delivery: [{ in: at("/"), replace: "repeat(var(--languages),4.5rem)", with: "none;grid-auto-flow:column" }],
    scenarios: "the home page of Sweden",
  },
  {
    rule: "PAGE-15",
    change: "The not-found page's own scripts may use the microphone",
    site: "fi",
    delivery: [
      { in: at("/fi/ei-ole/"), header: "permissions-policy", replace: "microphone=()", with: "microphone=(self)" },
    ],
    scenarios: "of Finland",
  },
  {
    rule: "PAGE-15",
    change: "Any script may ask for the visitor's location",
    site: "se",
    delivery: [{ in: at("/"), header: "permissions-policy", replace: "geolocation=(),", with: "" }],
    scenarios: "the home page of Sweden",
  },
  {
    rule: "PAGE-8",
    change: "A text may become the address of a script",
    site: "se",
    delivery: [
      { in: at("/"), header: "content-security-policy", replace: "; require-trusted-types-for 'script'", with: "" },
    ],
    scenarios: "address of a vendor",
  },
  inSource("src/gatsby/inline/own-scripts.ts")("PAGE-8", "Any text may become markup", "[^<]*)$/", ".*)$/", {
    site: "fi",
    scenarios: "slips markup",
  }),
  {
    rule: "PAGE-8",
    change: "Articles do not show after a navigation",
    site: "se",
    delivery: [
      {
        in: /\/$/,
        header: "content-security-policy",
        replace: "trusted-types default articles",
        with: "trusted-types default",
      },
    ],
    scenarios: "an article opens",
  },
  {
    rule: "PAGE-8",
    change: "Trackers cannot load further scripts",
    site: "se",
    delivery: [
      {
        in: /\/$/,
        header: "content-security-policy",
        replace: "https://s.pinimg.com/ct/",
        with: "https://s.pinimg.com/ct/core.js",
      },
    ],
    scenarios: "load further scripts",
  },
  {
    rule: "PAGE-9",
    change: "No service accepts reports",
    site: "se",
    delivery: [{ in: at("/api/csp-reports"), status: 404 }],
    scenarios: "tells the site",
  },
  {
    rule: "PAGE-9",
    change: "Pages do not name an address for reports",
    site: "se",
    delivery: [{ in: /\/$/, header: "reporting-endpoints", with: undefined }],
    scenarios: "where to report",
  },
  {
    rule: "PAGE-17",
    change: "Finland's security contact does not list Finnish",
    site: "fi",
    delivery: [{ in: at("/.well-known/security.txt"), replace: "fi, sv, en", with: "sv, en" }],
    scenarios: "Weaknesses of Finland",
  },
  {
    rule: "PAGE-17",
    change: "The security contact has expired",
    site: "no",
    delivery: [{ in: at("/.well-known/security.txt"), replace: /Expires: \d+/, with: "Expires: 2020" }],
    scenarios: "Weaknesses of Norway",
  },
]
