import type { Mutant } from "../mutant.ts"
import { page, says } from "./changes.ts"

const searchBox = "src/components/SearchBox/SearchBox.tsx"
const blog = "src/build/pages/blog.ts"

export const articles: readonly Mutant[] = [
  {
    rule: "START-1",
    change: "what is left open stands in the address",
    site: "se",
    source: { file: searchBox, replace: 'if (value !== "") ', with: "" },
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
    delivery: [says('<form action="/fi/asunnot/"', '<form action="/fi/"')],
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
    source: { file: "src/build/pages/home.ts", replace: 'id === "selling"', with: 'id === "buying"' },
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
      file: "src/components/TopicLinks/TopicLinks.tsx",
      replace: "<Link to={path}>",
      with: "<Link to={path} aria-current={undefined}>",
    },
  },
  {
    rule: "BLOG-3",
    change: "every article has a list of its parts",
    site: "se",
    source: { file: blog, replace: "const longFrom = 5", with: "const longFrom = 1" },
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
    source: { file: blog, replace: "inCommon(b) - inCommon(a)", with: "0" },
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
]
