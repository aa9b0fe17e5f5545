import type { Mutant } from "../mutant.ts"
import { at, page, says } from "./changes.ts"

const searchBox = "src/components/search/SearchBox/SearchBox.tsx"
const hitas = "src/domain/hitas.ts"
const blog = "src/site/articles/blog.ts"

export const articles: readonly Mutant[] = [
  {
    rule: "START-1",
    change: "what is left open stands in the address",
    site: "se",
    source: { file: searchBox, replace: 'if (value !== "") ', with: "" },
  },
  {
    rule: "START-1",
    change: "what was chosen is forgotten",
    site: "se",
    scenarios: "Back from",
    source: { file: searchBox, replace: " defaultValue={answers.get(name)}", with: "" },
  },
  {
    rule: "START-1",
    change: "three rooms or more asks for exactly three",
    site: "se",
    delivery: [says('value="3,4,5"', 'value="3"'), says('"value":"3,4,5"', '"value":"3"')],
  },
  {
    rule: "START-1",
    change: "a city is asked for by its name",
    site: "fi",
    delivery: [says('value="helsinki"', 'value="Helsinki"'), says('"value":"helsinki"', '"value":"Helsinki"')],
  },
  {
    rule: "START-1",
    change: "without scripts the box leads back to the home page",
    site: "fi",
    delivery: [says(/(<form[^>]* action=")\/fi\/asunnot\//, "$1/fi/")],
  },
  {
    rule: "START-2",
    change: "new builds are asked for by another word",
    site: "se",
    delivery: [says("?has=newBuild", "?has=new")],
  },
  {
    rule: "START-3",
    change: "sellers are led to the page for buyers",
    site: "fi",
    source: { file: "src/site/front/front-page.ts", replace: 'id === "selling"', with: 'id === "buying"' },
  },
  {
    rule: "BLOG-1",
    change: "every article takes a minute",
    site: "se",
    delivery: [says(/\d minuters läsning/, "1 minuts läsning")],
  },
  {
    rule: "BLOG-1",
    change: "an article that has changed does not say so",
    site: "se",
    source: { file: blog, replace: "dateModified: updated ?? date", with: "dateModified: date" },
  },
  {
    rule: "BLOG-1",
    change: "every article says that it has changed",
    site: "se",
    source: {
      file: blog,
      replace: "date: edition.date(updated) }), isoDate: updated }\n            : null",
      with: 'date: edition.date(updated) }), isoDate: updated }\n            : { text: text("document.updated", { date: edition.date(date) }), isoDate: date }',
    },
  },
  {
    rule: "BLOG-1",
    change: "nobody is presented",
    site: "se",
    delivery: [says("Var ekonom innan hon blev mäklare och läser årsredovisningar åt hela kontoret.", "")],
  },
  {
    rule: "BLOG-2",
    change: "a topic shows every article",
    site: "se",
    source: { file: blog, replace: ".topics.includes(topic.id)", with: ".topics.length > 0" },
  },
  {
    rule: "BLOG-2",
    change: "topics have one slug in every language",
    site: "fi",
    source: { file: blog, replace: "slug[language]}`", with: "slug.sv}`" },
  },
  {
    rule: "BLOG-2",
    change: "the topic that is read about is not marked",
    site: "fi",
    source: {
      file: "src/components/base/LinkChips/LinkChips.tsx",
      replace: "<Link to={path} ",
      with: "<Link to={path} aria-current={undefined} ",
    },
  },
  {
    rule: "BLOG-3",
    change: "every article has a list of its parts",
    site: "se",
    source: { file: blog, replace: "const contentsThreshold = 5", with: "const contentsThreshold = 1" },
  },
  {
    rule: "BLOG-3",
    change: "no heading can be led to",
    site: "se",
    delivery: [says('id="kok-och-badrum"', 'id="kok"'), says('id=\\"kok-och-badrum\\"', 'id=\\"kok\\"')],
  },
  {
    rule: "BLOG-4",
    change: "the newest articles are taken for the most alike",
    site: "fi",
    source: { file: blog, replace: "commonTopicCount(b) - commonTopicCount(a)", with: "0" },
  },
  {
    rule: "BLOG-4",
    change: "previous and next are exchanged",
    site: "fi",
    source: { file: blog, replace: "posts[place + 1]", with: "posts[place - 1]" },
  },
  {
    rule: "BLOG-5",
    change: "texts in the feed lead nowhere in a reader",
    site: "se",
    delivery: [
      { in: /feed\.xml$/, replace: /href="https:\/\/www\.kvistbo\.example\/bostader/, with: 'href="/bostader' },
    ],
  },
  {
    rule: "BLOG-5",
    change: "the feed does not say its language",
    site: "fi",
    delivery: [{ in: /feed\.xml$/, replace: / xml:lang="\w+"/, with: "" }],
  },
  {
    rule: "BLOG-5",
    change: "two articles of the feed are one to a reader",
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
    change: "the feed does not say when it changed, in the form that readers know",
    site: "se",
    delivery: [{ in: /feed\.xml$/, replace: /(<updated>[\d-]+)T[^<]*/, with: "$1" }],
  },
  {
    rule: "BLOG-5",
    change: "the feed is sent as any XML",
    site: "fi",
    delivery: [{ in: /feed\.xml$/, header: "content-type", with: "application/xml" }],
  },
  {
    rule: "BLOG-5",
    change: "an ampersand stands bare in the feed",
    site: "se",
    delivery: [{ in: /feed\.xml$/, replace: "<rights>", with: "<rights>&" }],
  },
  {
    rule: "BLOG-5",
    change: "a page names another language's feed",
    site: "fi",
    delivery: [
      says('href="/fi/feed.xml"', 'href="/feed.xml"', page("/fi/blog/")),
      says('"href":"/fi/feed.xml"', '"href":"/feed.xml"', page("/fi/blog/")),
    ],
  },
  {
    rule: "HITAS-1",
    change: "the example passes for an official price",
    site: "fi",
    delivery: [says("Tulos ei ole virallinen enimmäishinta", "Tulos on enimmäishinta")],
  },
  {
    rule: "HITAS-1",
    change: "the limit price of the example has no date",
    site: "fi",
    delivery: [says(", which took effect on 1 November 2022 and is the last we know of", "")],
  },
  {
    rule: "HITAS-1",
    change: "without scripts there are fields that do nothing",
    site: "fi",
    source: {
      file: "src/components/hitas/HitasExample/HitasExample.module.css",
      replace: "@media (scripting: none) {\n  .example form {\n    display: none;",
      with: "@media (scripting: none) {\n  .example form {\n    display: block;",
    },
  },
  {
    rule: "HITAS-1",
    change: "the share of loans is not taken off",
    site: "fi",
    source: { file: hitas, replace: "debtFree - loanShare", with: "debtFree - 0 * loanShare" },
  },
  {
    rule: "HITAS-2",
    change: "the lowest of the three decides",
    site: "fi",
    source: { file: hitas, replace: "Math.max(by.construction", with: "Math.min(by.construction" },
  },
  {
    rule: "HITAS-2",
    change: "the price by the limit price is the confirmed one",
    site: "fi",
    source: { file: hitas, replace: "lessLoan(by.limit, home)", with: "lessLoan(debtFree, home)" },
  },
  {
    rule: "HITAS-2",
    change: "what cannot be read counts as one",
    site: "fi",
    source: { file: hitas, replace: '"")) ?? null\n', with: '"")) ?? 1\n' },
  },
  {
    rule: "HITAS-2",
    change: "the way back leaves the visitor's result",
    site: "fi",
    source: {
      file: "src/components/hitas/HitasExample/HitasExample.tsx",
      replace: "setAccount(example.account)",
      with: "setAccount(account)",
    },
  },
  {
    rule: "HITAS-3",
    change: "the arithmetic is a part of every first load",
    site: "fi",
    source: {
      file: "src/components/hitas/HitasExample/HitasExample.tsx",
      replace: "export const HitasExample =",
      with: 'if (typeof window !== "undefined") void loadCalculation()\nexport const HitasExample =',
    },
  },
  {
    rule: "HITAS-3",
    change: "nobody hears that the arithmetic stays away",
    site: "fi",
    source: {
      file: "src/components/hitas/HitasExample/HitasExample.tsx",
      replace: "void loadCalculation()",
      with: "loadCalculation().catch(() => {})",
    },
  },
  {
    rule: "HITAS-4",
    change: "every company is released automatically",
    site: "fi",
    delivery: [
      says(
        "30 vuotta täyttyy: yhtiön hintaa verrataan postinumeroalueen hintaan",
        "30 vuotta täyttyy: yhtiö vapautuu automaattisesti",
      ),
    ],
  },
  {
    rule: "SELL-1",
    change: "no step says how long it takes",
    site: "fi",
    source: { file: "src/templates/selling.tsx", replace: "{time}", with: "" },
  },
  {
    rule: "SELL-2",
    change: "the price list has no date",
    site: "se",
    delivery: [says("Exempel på prislista från 1 november 2026", "Exempel på prislista")],
  },
  {
    rule: "SELL-2",
    change: "the least commission is left out",
    site: "fi",
    delivery: [says("2,9 %, vähintään 4 500 €", "2,9 %")],
  },
  {
    rule: "SELL-3",
    change: "homes that are for sale pass for sold",
    site: "se",
    source: { file: "src/site/contact/selling.ts", replace: 'status === "sold"', with: 'status === "forSale"' },
  },
  {
    rule: "SELL-3",
    change: "people cannot be rung",
    site: "fi",
    delivery: [
      says(/(<li><span [^>]*>[^<]*<\/span><div>.*?)<a href="tel:[^"]*">/, "$1<a>", /\/$/),
      says('"phone":"+', '"phone":"'),
    ],
  },
  {
    rule: "SELL-4",
    change: "every answer is open",
    site: "fi",
    source: {
      file: "src/templates/selling.tsx",
      replace: "<details key={question}",
      with: "<details open key={question}",
    },
  },
  {
    rule: "SELL-4",
    change: "the way to a valuation ends nowhere",
    site: "se",
    scenarios: "Sweden in Swedish",
    delivery: [says('href="#valuation"', 'href="#letter"', at("/salja-med-oss/"))],
  },
]
