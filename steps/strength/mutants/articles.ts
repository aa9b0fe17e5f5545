import type { Mutant } from "../mutant.ts"
import { at, inSource, page, says } from "./changes.ts"

const searchBox = "src/components/search/SearchBox/SearchBox.tsx"
const hitas = "src/domain/hitas.ts"
const blog = "src/site/articles/blog.ts"

export const articles: readonly Mutant[] = [
  {
    rule: "START-1",
    change: "Empty fields are in the address",
    site: "se",
    source: { file: searchBox, replace: 'if (value !== "") ', with: "" },
  },
  {
    rule: "START-1",
    change: "The search box loses the visitor's choices",
    site: "se",
    scenarios: "Back from",
    source: { file: searchBox, replace: " defaultValue={answers.get(name)}", with: "" },
  },
  {
    rule: "START-1",
    change: '"Three rooms or more" finds only three rooms',
    site: "se",
    delivery: [says('value="3,4,5"', 'value="3"'), says('"value":"3,4,5"', '"value":"3"')],
  },
  {
    rule: "START-1",
    change: "The search box sends the name of a city instead of its id",
    site: "fi",
    delivery: [says('value="helsinki"', 'value="Helsinki"'), says('"value":"helsinki"', '"value":"Helsinki"')],
  },
  {
    rule: "START-1",
    change: "Without scripts, the search box leads to the front page",
    site: "fi",
    delivery: [says(/(<form[^>]* action=")\/fi\/asunnot\//, "$1/fi/")],
  },
  {
    rule: "START-2",
    change: "The link to terraced houses leaves out semi-detached ones",
    site: "fi",
    delivery: [says("/bostader/?type=rowHouse,semiDetached", "/bostader/?type=rowHouse", page("/"))],
  },
  {
    rule: "START-2",
    change: "A common search forgets what is chosen",
    site: "se",
    source: {
      file: searchBox,
      replace: "onChange={({ currentTarget }) => setChosen(queryIn(currentTarget))}",
      with: "",
    },
    scenarios: "keeps the chosen",
  },
  {
    rule: "START-2",
    change: "A common search forgets what was chosen before Back",
    site: "se",
    source: { file: searchBox, replace: "if (form.current) setChosen(queryIn(form.current))", with: "" },
    scenarios: "Back from a common",
  },
  {
    rule: "START-2",
    change: "The link to new builds uses an unknown filter",
    site: "se",
    delivery: [says("?has=newBuild", "?has=new")],
  },
  {
    rule: "START-3",
    change: "The foot of the English page leads sellers to the page for buyers",
    site: "se",
    delivery: [
      says(/\/en\/selling-with-us\/(?=">Selling with us)/, "/en/buying-a-home/", /\/$/),
      { in: /^\/slice-data\/footer-en\.json$/, replace: "/en/selling-with-us/", with: "/en/buying-a-home/" },
    ],
  },
  {
    rule: "START-3",
    change: "The link for sellers leads to the page for buyers",
    site: "fi",
    source: { file: "src/site/contact/selling-path.ts", replace: 'id === "selling"', with: 'id === "buying"' },
  },
  {
    rule: "START-3",
    change: "The menu has no link for sellers",
    site: "fi",
    source: { file: "src/site/frame/header.ts", replace: '"hitas", "selling", "blog"', with: '"hitas", "blog"' },
  },
  {
    rule: "START-3",
    change: "The menu leads sellers to the contact page",
    site: "fi",
    source: {
      file: "src/site/frame/header.ts",
      replace: 'section === "selling" ? sellingPath(edition)',
      with: 'section === "selling" ? path("contact")',
    },
  },
  {
    rule: "START-3",
    change: "The header of a wide window has no link for sellers",
    site: "fi",
    source: {
      file: "src/components/frame/SiteHeader/SiteHeader.module.css",
      replace: ".navigation a:hover {",
      with: "@media (min-width: 80rem) { .navigation li:nth-child(5) { display: none; } } .navigation a:hover {",
    },
  },
  {
    rule: "BLOG-1",
    change: "Every article takes a minute to read",
    site: "se",
    delivery: [says(/\d minuters läsning/, "1 minuts läsning")],
  },
  {
    rule: "BLOG-1",
    change: "A changed article does not show its date of change",
    site: "se",
    source: { file: blog, replace: "dateModified: updated ?? date", with: "dateModified: date" },
  },
  {
    rule: "BLOG-1",
    change: "Every article shows a date of change",
    site: "se",
    source: {
      file: blog,
      replace: "date: edition.date(updated) }), isoDate: updated }\n            : null",
      with: 'date: edition.date(updated) }), isoDate: updated }\n            : { text: text("document.updated", { date: edition.date(date) }), isoDate: date }',
    },
  },
  {
    rule: "BLOG-1",
    change: "The article does not present its author",
    site: "se",
    delivery: [says("Var ekonom innan hon blev mäklare och läser årsredovisningar åt hela kontoret.", "")],
  },
  {
    rule: "BLOG-2",
    change: "A topic shows every article",
    site: "se",
    source: { file: blog, replace: ".topics.includes(topic.id)", with: ".topics.length > 0" },
  },
  {
    rule: "BLOG-2",
    change: "Topics have the same slug in every language",
    site: "fi",
    source: { file: blog, replace: "slug[language]}`", with: "slug.sv}`" },
  },
  {
    rule: "BLOG-2",
    change: "The current topic has no mark",
    site: "fi",
    source: {
      file: "src/components/base/LinkChips/LinkChips.tsx",
      replace: "<Link to={path} ",
      with: "<Link to={path} aria-current={undefined} ",
    },
  },
  {
    rule: "BLOG-3",
    change: "Every article has a table of contents",
    site: "se",
    source: {
      file: "src/site/articles/markdown.ts",
      replace: "const contentsThreshold = 5",
      with: "const contentsThreshold = 1",
    },
  },
  {
    rule: "BLOG-3",
    change: "Links to a heading lead nowhere",
    site: "se",
    delivery: [
      says('id="kitchen-and-bathroom"', 'id="kitchen"'),
      says('id=\\"kitchen-and-bathroom\\"', 'id=\\"kitchen\\"'),
    ],
  },
  {
    rule: "BLOG-4",
    change: "The newest articles count as the most similar",
    site: "fi",
    source: { file: blog, replace: "commonTopicCount(b) - commonTopicCount(a)", with: "0" },
  },
  {
    rule: "BLOG-4",
    change: "The links to the previous and next article are swapped",
    site: "fi",
    source: { file: blog, replace: "posts[place + 1]", with: "posts[place - 1]" },
  },
  {
    rule: "BLOG-5",
    change: "Links in the feed are relative, so that a reader cannot follow them",
    site: "se",
    delivery: [
      { in: /feed\.xml$/, replace: /href="https:\/\/www\.kvistbo\.example\/bostader/, with: 'href="/bostader' },
    ],
  },
  {
    rule: "BLOG-5",
    change: "The feed does not declare its language",
    site: "fi",
    delivery: [{ in: /feed\.xml$/, replace: / xml:lang="\w+"/, with: "" }],
  },
  {
    rule: "BLOG-5",
    change: "Two articles of the feed have the same id",
    site: "se",
    delivery: [
      {
        in: /feed\.xml$/,
        replace: /<id>https:\/\/[^<]*\/(?:blogg|blog)\/[^<]+<\/id>/,
        with: "<id>https://www.kvistbo.example/blogg/</id>",
      },
    ],
  },
  {
    rule: "BLOG-5",
    change: "The feed's date of change is in a wrong format",
    site: "se",
    delivery: [{ in: /feed\.xml$/, replace: /(<updated>[\d-]+)T[^<]*/, with: "$1" }],
  },
  {
    rule: "BLOG-5",
    change: "The feed has a wrong content type",
    site: "fi",
    delivery: [{ in: /feed\.xml$/, header: "content-type", with: "application/xml" }],
  },
  {
    rule: "BLOG-5",
    change: "The feed contains an ampersand that is not escaped",
    site: "se",
    delivery: [{ in: /feed\.xml$/, replace: "<rights>", with: "<rights>&" }],
  },
  {
    rule: "BLOG-5",
    change: "A page names another language's feed",
    site: "fi",
    delivery: [
      says('href="/fi/feed.xml"', 'href="/feed.xml"', page("/fi/blog/")),
      says('"href":"/fi/feed.xml"', '"href":"/feed.xml"', page("/fi/blog/")),
    ],
  },
  {
    rule: "HITAS-1",
    change: "The example passes for an official price",
    site: "fi",
    delivery: [says("Tulos ei ole virallinen enimmäishinta", "Tulos on enimmäishinta")],
  },
  {
    rule: "HITAS-1",
    change: "The limit price of the example has no date",
    site: "fi",
    delivery: [says(", which took effect on 1 November 2022 and is the latest we know of", "")],
  },
  {
    rule: "HITAS-1",
    change: "Without scripts, there are fields that do nothing",
    site: "fi",
    source: {
      file: "src/components/hitas/HitasExample/HitasExample.module.css",
      replace: "@media (scripting: none) {\n  .example form {\n    display: none;",
      with: "@media (scripting: none) {\n  .example form {\n    display: block;",
    },
  },
  {
    rule: "HITAS-1",
    change: "The example does not subtract the share of loans",
    site: "fi",
    source: { file: hitas, replace: "debtFree - loanShare", with: "debtFree - 0 * loanShare" },
  },
  {
    rule: "HITAS-2",
    change: "The lowest of the three prices decides",
    site: "fi",
    source: { file: hitas, replace: "Math.max(by.construction", with: "Math.min(by.construction" },
  },
  {
    rule: "HITAS-2",
    change: "The price by the limit price equals the confirmed one",
    site: "fi",
    source: { file: hitas, replace: "lessLoan(by.limit, home)", with: "lessLoan(debtFree, home)" },
  },
  {
    rule: "HITAS-2",
    change: "An unreadable number counts as one",
    site: "fi",
    source: { file: hitas, replace: '"")) ?? null\n', with: '"")) ?? 1\n' },
  },
  {
    rule: "HITAS-2",
    change: "The reset button leaves the visitor's result",
    site: "fi",
    source: {
      file: "src/components/hitas/HitasExample/HitasExample.tsx",
      replace: "setAccount(example.account)",
      with: "setAccount(account)",
    },
  },
  {
    rule: "HITAS-3",
    change: "Every first load contains the calculator",
    site: "fi",
    source: {
      file: "src/components/hitas/HitasExample/HitasExample.tsx",
      replace: "export const HitasExample =",
      with: 'if (typeof window !== "undefined") void loadCalculation()\nexport const HitasExample =',
    },
  },
  {
    rule: "HITAS-3",
    change: "There is no message if the calculator fails to load",
    site: "fi",
    source: {
      file: "src/components/hitas/HitasExample/HitasExample.tsx",
      replace: "void loadCalculation()",
      with: "loadCalculation().catch(() => {})",
    },
  },
  {
    rule: "HITAS-4",
    change: "A company completed in 2011 counts as an older one",
    site: "fi",
    delivery: [says("Company completed in 2011 or later", "Company completed in 2012 or later")],
  },
  {
    rule: "HITAS-4",
    change: "Every company is released automatically",
    site: "fi",
    delivery: [
      says(
        "30 vuotta täyttyy: yhtiön hintaa verrataan postinumeroalueen hintaan",
        "30 vuotta täyttyy: yhtiö vapautuu automaattisesti",
      ),
    ],
  },
  inSource("src/site/hitas/hitas.ts")(
    "HITAS-5",
    "The hitas page leads to all homes for sale",
    'status: ["forSale"], has: ["hitas"]',
    'status: ["forSale"]',
    { site: "fi", scenarios: "leads to the Hitas homes" },
  ),
  inSource("src/site/hitas/hitas.ts")(
    "HITAS-5",
    "The hitas page counts every home for sale",
    '=== "forSale" && isHitas(listing)',
    '=== "forSale"',
    { site: "fi", scenarios: "leads to the Hitas homes" },
  ),
  inSource("src/components/home/HomeCard/HomeCard.tsx")(
    "HITAS-6",
    "The card of a Hitas home is not marked",
    "{home.hitas && <span className={styles.label}>{home.hitas}</span>}",
    "",
    { site: "fi", scenarios: "card of a Hitas home" },
  ),
  inSource("src/site/homes/cards.ts")(
    "HITAS-6",
    "Every home in Finland is marked as a Hitas home",
    "isFinnish(listing) && listing.hitas !== undefined",
    "isFinnish(listing)",
    { site: "fi", scenarios: "card of a Hitas home" },
  ),
  inSource("src/site/homes/home-facts.ts")(
    "HITAS-6",
    "The facts of a Hitas home lead to the list of homes",
    'path: edition.path("hitas")',
    'path: edition.path("listings")',
    { site: "fi", scenarios: "facts of a Hitas home" },
  ),
  {
    rule: "HITAS-6",
    change: "The feed of a search does not say which homes are Hitas homes",
    site: "fi",
    scenarios: "feed of a search",
    delivery: [{ in: at("/api/homes-feed"), replace: "Hitas · ", with: "" }],
  },
  {
    rule: "SELL-1",
    change: "The Swedish page of Finland does not name a paper that a sale needs",
    site: "fi",
    delivery: [says("Disponentintyg", "Intyg", page("/salj-din-bostad/"))],
  },
  {
    rule: "SELL-1",
    change: "No step says how long it takes",
    site: "fi",
    source: { file: "src/templates/selling.tsx", replace: "{time}", with: "" },
  },
  {
    rule: "SELL-2",
    change: "The price list has no date",
    site: "se",
    delivery: [says("An example of a price list, from 1 November 2026", "An example of a price list")],
  },
  {
    rule: "SELL-2",
    change: "The price list leaves out the least commission",
    site: "fi",
    delivery: [says("2,9 %, vähintään 4 500 €", "2,9 %")],
  },
  {
    rule: "SELL-3",
    change: "Homes for sale pass for sold",
    site: "se",
    source: { file: "src/site/contact/selling.ts", replace: 'status === "sold"', with: 'status === "forSale"' },
  },
  {
    rule: "SELL-3",
    change: "Phone numbers of agents are no links",
    site: "fi",
    delivery: [says(/(<li><img [^>]*><div>.*?)<a href="tel:[^"]*">/, "$1<a>", /\/$/), says('"phone":"+', '"phone":"')],
  },
  {
    rule: "SELL-4",
    change: "An answer does not open",
    site: "fi",
    delivery: [
      says(/(<summary>Do I need an energy certificate\?<\/summary><p)/, "$1 hidden", at("/en/selling-your-home/")),
    ],
  },
  {
    rule: "SELL-4",
    change: "All answers are open",
    site: "fi",
    source: {
      file: "src/templates/selling.tsx",
      replace: "<details key={question}",
      with: "<details open key={question}",
    },
  },
  {
    rule: "SELL-5",
    change: "The address of the home can be left out",
    site: "fi",
    scenarios: "Finland site in Finnish",
    delivery: [says(' aria-required="true" name="address"', ' name="address"', at("/fi/myy-kotisi/"))],
  },
  {
    rule: "SELL-5",
    change: "The link to a valuation leads nowhere",
    site: "se",
    scenarios: "Sweden site in Swedish",
    delivery: [says('href="#valuation"', 'href="#letter"', at("/salja-med-oss/"))],
  },
]
