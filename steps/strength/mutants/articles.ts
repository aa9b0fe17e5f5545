import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inSearchBox = inModule(() => import("../../../src/visit/search/SearchBox/SearchBox.tsx"))
const inSearchBoxData = inModule(() => import("../../../src/visit/search/search-box.data.ts"))
const inBlog = inModule(() => import("../../../src/visit/articles/blog.data.ts"))
const inMarkdown = inModule(() => import("../../../src/site/markdown/markdown.ts"))
const inCards = inModule(() => import("../../../src/base/HomeCard/cards.data.ts"))
const inHitas = inModule(() => import("../../../src/domain/hitas.ts"))
const inHitasPage = inModule(() => import("../../../src/visit/hitas/hitas.data.ts"))
const inHitasExample = inModule(() => import("../../../src/visit/hitas/HitasExample/HitasExample.tsx"))
const inSelling = inModule(() => import("../../../src/visit/selling/selling.data.ts"))

export const articles: readonly Mutant[] = [
  inSearchBoxData(
    "START-1",
    '"Three rooms or more" finds only three rooms',
    (data) => data.searchBox,
    (searchBox) => (edition) => {
      const box = searchBox(edition)
      const questions = box.questions.map((question) => ({
        ...question,
        options: question.options.map((option) => ({ ...option, value: option.value.split(",")[0] ?? "" })),
      }))
      return { ...box, questions }
    },
    { scenarios: "Back from" },
  ),
  inSearchBox(
    "START-1",
    "The search box leads to the front page",
    (box) => box.SearchBox,
    (SearchBox) => (props) => SearchBox({ ...props, search: { ...props.search, action: "/" } }),
  ),
  inSearchBoxData(
    "START-2",
    "The link to terraced houses leaves out semi-detached ones",
    (data) => data.searchBox,
    (searchBox) => (edition) => {
      const box = searchBox(edition)
      const links = box.shortcuts.links.map((link) => ({ ...link, path: link.path.replace(",semiDetached", "") }))
      return { ...box, shortcuts: { ...box.shortcuts, links } }
    },
    { site: "fi" },
  ),
  inSearchBox(
    "START-2",
    "A common search forgets what is chosen",
    (box) => box.SearchBox,
    (SearchBox) => (props) => {
      const box = SearchBox(props)
      const [search, shortcuts] = box.props.children
      const form = search.props.children
      const deaf = { ...form, props: { ...form.props, onChange: undefined } }
      const children = [{ ...search, props: { ...search.props, children: deaf } }, shortcuts]
      return { ...box, props: { ...box.props, children } }
    },
    { scenarios: "keeps the chosen" },
  ),
  inModule(() => import("../../../src/site/selling-path.ts"))(
    "START-3",
    "The links for sellers lead to the contact page",
    (selling) => selling.sellingPath,
    () =>
      ({ path }) =>
        path("contact"),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/frame/footer.data.ts"))(
    "START-3",
    "The foot of the page has no link for sellers",
    (footer) => footer.footerOf,
    (footerOf) => (edition) => {
      const footer = footerOf(edition)
      const links = footer.pages.links.filter(({ path }) => !/\/(?:salja|selling)-/.test(path))
      return { ...footer, pages: { ...footer.pages, links } }
    },
  ),
  inMarkdown(
    "BLOG-1",
    "Every article takes a minute to read",
    (markdown) => markdown.readingMinutes,
    () => () => 1,
  ),
  inBlog(
    "BLOG-1",
    "A changed article does not show its date of change",
    (blog) => blog.postPages,
    (postPages) => (content) =>
      postPages(content).map((page) => ({
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          return { ...version, page: { ...version.page, updated: null } }
        },
      })),
  ),
  inBlog(
    "BLOG-2",
    "The page of a topic leaves out its older articles",
    (blog) => blog.topicPages,
    (topicPages) => (content) =>
      topicPages(content).map((page) => ({
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          return { ...version, page: { ...version.page, posts: version.page.posts.slice(0, 1) } }
        },
      })),
  ),
  inBlog(
    "BLOG-2",
    "The page of a topic has its English address in Finnish too",
    (blog) => blog.topicPages,
    (topicPages) => (content) =>
      topicPages(content).map((page) => ({
        ...page,
        slug: (language) => page.slug?.(language === "fi" ? "en" : language) ?? "",
      })),
    { site: "fi", scenarios: "an address in Finnish" },
  ),
  inMarkdown(
    "BLOG-3",
    "No article begins with a list of its parts",
    (markdown) => markdown.contentsOf,
    () => () => null,
  ),
  inMarkdown(
    "BLOG-3",
    "Links to a heading lead nowhere",
    (markdown) => markdown.htmlOf,
    (htmlOf) => (body, origin) => htmlOf(body, origin).replaceAll("<h2 id=", "<h2 data-id="),
  ),
  inBlog(
    "BLOG-4",
    "Articles about the same topics come last",
    (blog) => blog.postPages,
    (postPages) => (content) =>
      postPages(content).map((page) => ({
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          const { related } = version.page
          return { ...version, page: { ...version.page, related: { ...related, posts: related.posts.toReversed() } } }
        },
      })),
    { site: "fi" },
  ),
  inBlog(
    "BLOG-4",
    "The links to the previous and next article are swapped",
    (blog) => blog.postPages,
    (postPages) => (content) =>
      postPages(content).map((page) => ({
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          const { label, previous, next } = version.page.neighbours
          return { ...version, page: { ...version.page, neighbours: { label, previous: next, next: previous } } }
        },
      })),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/publish/blog-feed.ts"))(
    "BLOG-5",
    "The feed does not declare its language",
    (feed) => feed.blogFeed,
    (blogFeed) => (market, language, pages) => blogFeed(market, language, pages)?.replace(/ xml:lang="\w+"/, ""),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/page/PageHead/PageHead.tsx"))(
    "BLOG-5",
    "A page names another language's feed",
    (head) => head.PageHead,
    (PageHead) =>
      ({ head }) =>
        PageHead({ head: { ...head, feed: head.feed && { ...head.feed, href: head.feed.href.replace("/fi/", "/") } } }),
    { site: "fi" },
  ),
  inHitasExample(
    "HITAS-1",
    "The example passes for an official price",
    (example) => example.HitasExample,
    (HitasExample) =>
      ({ example }) =>
        // The last sentence says that it is not official.
        HitasExample({ example: { ...example, lead: example.lead.replace(/[^.]+\.$/, "") } }),
    { site: "fi" },
  ),
  inHitas(
    "HITAS-1",
    "The example does not subtract the share of loans",
    (hitas) => hitas.hitasPrices,
    (hitasPrices) => (home) => {
      const prices = hitasPrices(home)
      return { ...prices, maximum: prices.debtFree }
    },
    { site: "fi" },
  ),
  inHitas(
    "HITAS-2",
    "The lowest of the three prices decides",
    (hitas) => hitas.hitasPrices,
    (hitasPrices) => (home) => {
      const prices = hitasPrices(home)
      const debtFree = Math.min(...Object.values(prices.by))
      return { ...prices, debtFree, maximum: Math.max(0, debtFree - home.loanShare) }
    },
    { site: "fi" },
  ),
  inHitas(
    "HITAS-2",
    "The visitor's share of loans counts as none",
    (hitas) => hitas.typedHome,
    (typedHome) => (fieldTexts) => typedHome({ ...fieldTexts, loanShare: "0" }),
    { site: "fi" },
  ),
  inHitasExample(
    "HITAS-3",
    "The calculation loads with the page",
    (example) => example.HitasExample,
    (HitasExample) => (props) => {
      const section = HitasExample(props)
      const [, , form] = section.props.children
      if (typeof window !== "undefined") form.props.onFocus()
      return section
    },
    { site: "fi", scenarios: "at the first number" },
  ),
  inModule(() => import("../../../src/browser/navigation/failure.ts"))(
    "HITAS-3",
    "There is no message if the calculator fails to load",
    (failure) => failure.showMissingChunks,
    () => () => undefined,
    { site: "fi", scenarios: "cannot load" },
  ),
  inModule(() => import("../../../src/visit/hitas/HitasTimeline/HitasTimeline.tsx"))(
    "HITAS-4",
    "A company completed in 2011 counts as an older one",
    (timeline) => timeline.HitasTimeline,
    (HitasTimeline) =>
      ({ timeline }) => {
        const cases = timeline.cases.map((one) => ({ ...one, name: one.name.replace("2011", "2012") }))
        return HitasTimeline({ timeline: { ...timeline, cases } })
      },
    { site: "fi" },
  ),
  inHitasPage(
    "HITAS-4",
    "Every company is released automatically",
    (hitas) => hitas.hitasPage,
    (hitasPage) => (document) => {
      const page = hitasPage(document)
      return {
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          const { timeline } = version.page
          const cases = timeline.cases.map((one, _, [first]) => ({ ...one, turn: first?.turn ?? one.turn }))
          return { ...version, page: { ...version.page, timeline: { ...timeline, cases } } }
        },
      }
    },
    { site: "fi" },
  ),
  inHitasPage(
    "HITAS-5",
    "The hitas page leads to all homes for sale",
    (hitas) => hitas.hitasPage,
    (hitasPage) => (document) => {
      const page = hitasPage(document)
      return {
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          const { name, path } = version.page.homes
          const homes = { name, path: path?.replace("&has=hitas", "") ?? null }
          return { ...version, page: { ...version.page, homes } }
        },
      }
    },
    { site: "fi", scenarios: "leads to the Hitas homes" },
  ),
  inCards(
    "HITAS-5",
    "The hitas page counts new homes as Hitas homes",
    (cards) => cards.isHitas,
    (isHitas) => (listing) => isHitas(listing) || listing.newBuild,
    { site: "fi", scenarios: "leads to the Hitas homes" },
  ),
  inModule(() => import("../../../src/base/HomeCard/HomeCard.tsx"))(
    "HITAS-6",
    "The card of a Hitas home is not marked",
    (card) => card.HomeCard,
    (HomeCard) => (props) => HomeCard({ ...props, home: { ...props.home, hitas: "" } }),
    { site: "fi", scenarios: "card of a Hitas home" },
  ),
  inModule(() => import("../../../src/visit/home/home-facts.data.ts"))(
    "HITAS-6",
    "The facts of a Hitas home lead to the list of homes",
    (facts) => facts.factGroupsOf,
    (factGroupsOf) => (edition, listing) =>
      factGroupsOf(edition, listing).map((group) => ({
        ...group,
        ...(group.more && { more: { ...group.more, path: edition.path("listings") } }),
      })),
    { site: "fi", scenarios: "facts of a Hitas home" },
  ),
  inSelling(
    "SELL-1",
    "No step says how long it takes",
    (selling) => selling.sellingPage,
    (sellingPage) => (document) => {
      const page = sellingPage(document)
      return {
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          const steps = version.page.steps.steps.map((step) => ({ ...step, time: "" }))
          return { ...version, page: { ...version.page, steps: { ...version.page.steps, steps } } }
        },
      }
    },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/base/Prose/Prose.tsx"))(
    "SELL-1",
    "The page for sellers does not list the papers that a sale needs",
    (prose) => prose.Prose,
    (Prose) =>
      ({ html }) =>
        Prose({ html: html.replace(/<table>.*?<\/table>/s, "") }),
    { site: "fi" },
  ),
  inSelling(
    "SELL-2",
    "The price list has no date",
    (selling) => selling.sellingPage,
    (sellingPage) => (document) => {
      const page = sellingPage(document)
      return {
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          return { ...version, page: { ...version.page, prices: { ...version.page.prices, note: "" } } }
        },
      }
    },
  ),
  inModule(() => import("../../../src/base/FactList/FactList.tsx"))(
    "SELL-2",
    "The price list leaves out the least commission",
    (list) => list.FactList,
    (FactList) => (props) =>
      FactList({ ...props, facts: props.facts.map((fact) => ({ ...fact, value: fact.value.split(", ")[0] ?? "" })) }),
    { site: "fi" },
  ),
  inCards(
    "SELL-3",
    "The final price of a sold home passes for an asking price",
    (cards) => cards.priceLabel,
    (priceLabel) => (edition, listing) => priceLabel(edition, { ...listing, status: "forSale" }),
  ),
  inModule(() => import("../../../src/visit/agents/People/People.tsx"))(
    "SELL-3",
    "The links to call the agents have no number",
    (people) => people.People,
    (People) =>
      ({ persons }) =>
        People({ persons: persons.map((person) => ({ ...person, phone: "" })) }),
    { site: "fi" },
  ),
  inSelling(
    "SELL-4",
    "A common question has no answer",
    (selling) => selling.sellingPage,
    (sellingPage) => (document) => {
      const page = sellingPage(document)
      return {
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          const questions = version.page.questions.questions.map((question) => ({ ...question, answer: "" }))
          return { ...version, page: { ...version.page, questions: { ...version.page.questions, questions } } }
        },
      }
    },
    { site: "fi", scenarios: "opens with the keyboard" },
  ),
  inModule(() => import("../../../src/visit/contact/contact-form.data.ts"))(
    "SELL-5",
    "The request for a valuation does not ask for the address of the home",
    (form) => form.valuationForm,
    (valuationForm) => (edition, page) => ({ ...valuationForm(edition, page), asksAddress: false }),
    { site: "fi", scenarios: "Finland site in Finnish" },
  ),
  inSelling(
    "SELL-5",
    "The link to call the agency leads to the form",
    (selling) => selling.sellingPage,
    (sellingPage) => (document) => {
      const page = sellingPage(document)
      return {
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          const { valuation } = version.page
          const ring = { ...valuation.ring, href: "#valuation" }
          return { ...version, page: { ...version.page, valuation: { ...valuation, ring } } }
        },
      }
    },
    { scenarios: "Sweden site in Swedish" },
  ),
]
