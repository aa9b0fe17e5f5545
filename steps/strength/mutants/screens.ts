import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inBuiltPages = inModule(() => import("../../../src/visit/site.data.ts"))
const inCards = inModule(() => import("../../../src/base/HomeCard/cards.data.ts"))
const inErrorPages = inModule(() => import("../../../src/visit/errors/substitute-pages.data.ts"))

export const screens: readonly Mutant[] = [
  inCards(
    "SCREEN-1",
    "The front page shows the oldest homes first",
    (cards) => cards.newestListings,
    (newestListings) => (edition) => newestListings(edition).toReversed(),
  ),
  inModule(() => import("../../../src/visit/front/front.data.ts"))(
    "SCREEN-1",
    "The link to all articles leads to one article",
    (front) => front.frontPage,
    (frontPage) => ({
      ...frontPage,
      version: (edition) => {
        const version = frontPage.version(edition)
        const { posts } = version.page
        const path = posts?.posts[0]?.path ?? ""
        return {
          ...version,
          page: { ...version.page, posts: posts && { ...posts, more: { ...posts.more, path } } },
        }
      },
    }),
  ),
  inCards(
    "SCREEN-2",
    "Cards lack the floor",
    (cards) => cards.floorOf,
    () => () => null,
  ),
  inModule(() => import("../../../src/site/records/list-order.ts"))(
    "SCREEN-2",
    "The list leaves out sold homes",
    (order) => order.listingsInOrder,
    (listingsInOrder) => (content) => listingsInOrder(content).filter(({ status }) => status !== "sold"),
  ),
  inModule(() => import("../../../src/visit/home/company.data.ts"))(
    "SCREEN-3",
    "The page of a Swedish flat does not mention whether it is pledged",
    (company) => company.associationData,
    (associationData) => (edition, listing) => {
      const data = associationData(edition, listing)
      return data && { ...data, facts: data.facts.filter(({ term }) => term !== edition.text("association.pledged")) }
    },
  ),
  inModule(() => import("../../../src/visit/home/fact-tables.data.ts"))(
    "SCREEN-3",
    "The page of a Finnish house does not mention its zoning",
    (tables) => tables.finnishHome,
    (finnishHome) => ({ ...finnishHome, "fact.zoning": () => null }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/home/company.data.ts"))(
    "SCREEN-4",
    "The page of a house does not name its manager",
    (company) => company.companyData,
    (companyData) => (edition, company, home) => {
      const data = companyData(edition, company, home)
      return { ...data, facts: data.facts.filter(({ term }) => term !== edition.text("company.manager")) }
    },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/home/house.data.ts"))(
    "SCREEN-4",
    "The page of a house shows two of its homes",
    (house) => house.housePages,
    (housePages) => (content) =>
      housePages(content).map((page) => ({
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          const { homes } = version.page
          return { ...version, page: { ...version.page, homes: { ...homes, homes: homes.homes.slice(0, 2) } } }
        },
      })),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/base/FigureTable/figures.data.ts"))(
    "SCREEN-5",
    "Figures of areas have no source",
    (figures) => figures.sourceOf,
    () => () => null,
  ),
  inModule(() => import("../../../src/visit/areas/area-homes.data.ts"))(
    "SCREEN-5",
    "The pages of areas show no homes",
    (areas) => areas.areaHomes,
    (areaHomes) => (edition, area) => ({ ...areaHomes(edition, area), homes: [] }),
  ),
  inModule(() => import("../../../src/visit/areas/neighbourhoods.data.ts"))(
    "SCREEN-6",
    "Two columns of figures are swapped",
    (neighbourhoods) => neighbourhoods.neighbourhoodsPage,
    (neighbourhoodsPage) => ({
      ...neighbourhoodsPage,
      version: (edition) => {
        const version = neighbourhoodsPage.version(edition)
        const cities = version.page.cities.map((city) => ({
          ...city,
          areas: city.areas.map((area) => ({
            ...area,
            cells: area.cells.toSpliced(0, 2, ...area.cells.slice(0, 2).toReversed()),
          })),
        }))
        return { ...version, page: { ...version.page, cities } }
      },
    }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/base/FigureTable/figures.data.ts"))(
    "SCREEN-6",
    "A figure that nobody has published reads 0",
    (figures) => figures.figureText,
    (figureText) => (edition, value, digits) => figureText(edition, value ?? 0, digits),
    { site: "fi" },
  ),
  inCards(
    "SCREEN-7",
    "The blog shows the oldest articles first",
    (cards) => cards.newestPosts,
    (newestPosts) => (edition) => newestPosts(edition).toReversed(),
  ),
  inModule(() => import("../../../src/visit/articles/PostCard/PostCard.tsx"))(
    "SCREEN-7",
    "The name of an article leads back to the blog",
    (card) => card.PostCard,
    (PostCard) => (props) => PostCard({ ...props, post: { ...props.post, path: "/en/blog/" } }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/hitas/hitas.data.ts"))(
    "SCREEN-8",
    "The facts about hitas have no date",
    (hitas) => hitas.hitasPage,
    (hitasPage) => (document) => {
      const page = hitasPage(document)
      return {
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          const facts = version.page.facts.map(({ term, value }) => ({ term: term.replace(/\s\d.*/, ""), value }))
          return { ...version, page: { ...version.page, facts } }
        },
      }
    },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/base/Sources/Sources.tsx"))(
    "SCREEN-8",
    "The hitas page names no sources",
    (module) => module.Sources,
    (Sources) => (props) => Sources({ ...props, sources: [] }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/site/markdown/markdown.ts"))(
    "SCREEN-9",
    "The privacy page does not mention how long data is stored",
    (markdown) => markdown.htmlOf,
    (htmlOf) => (body, origin) => {
      const paragraphs = body.split("\n\n")
      return htmlOf(paragraphs.filter((paragraph) => !/\b12\b/.test(paragraph)).join("\n\n"), origin)
    },
  ),
  inModule(() => import("../../../src/visit/articles/documents.data.ts"))(
    "SCREEN-9",
    "The privacy page does not name the company that is responsible",
    (documents) => documents.documentPage,
    (documentPage) => (document, route) => {
      const page = documentPage(document, route)
      return {
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          const { legalName, name } = edition.market.agency
          return { ...version, page: { ...version.page, html: version.page.html.replaceAll(legalName, name) } }
        },
      }
    },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/server/services/contact-requests.ts"))(
    "SCREEN-10",
    "A request ends on the home page in Sweden too",
    (service) => service.contactRequests,
    (contactRequests) => (options) => {
      const take = contactRequests(options)
      return async (request, client) => {
        const response = await take(request, client)
        return response.status === 303 ? new Response(null, { status: 303, headers: { location: "/" } }) : response
      }
    },
  ),
  inModule(() => import("../../../src/visit/contact/thanks.data.ts"))(
    "SCREEN-10",
    "The confirmation has no deadline",
    (thanks) => thanks.thanksPage,
    (thanksPage) => ({
      ...thanksPage,
      version: (edition) => {
        const version = thanksPage.version(edition)
        return { ...version, page: { ...version.page, next: version.page.heading } }
      },
    }),
  ),
  inModule(() => import("../../../src/visit/document-pages.data.ts"))(
    "SCREEN-11",
    "A content page is in Swedish in each language",
    (documents) => documents.documentPages,
    (documentPages) => (content) =>
      documentPages(content).map((page) => ({
        ...page,
        version: (edition) => page.version(edition.editions().find(({ language }) => language === "sv") ?? edition),
      })),
    { site: "fi" },
  ),
  inBuiltPages(
    "SCREEN-11",
    "Content pages have addresses below a folder",
    (site) => site.builtPages,
    (builtPages) => (content, editions) =>
      builtPages(content, editions).map((page) =>
        page.template === "document" ? Object.assign(page, { path: `/sidor${page.path}` }) : page,
      ),
  ),
  inBuiltPages(
    "SCREEN-13",
    "An article has an address beside the blog",
    (site) => site.builtPages,
    (builtPages) => (content, editions) =>
      builtPages(content, editions).map((page) =>
        page.template === "post" ? Object.assign(page, { path: page.path.replace(/\/blogg?/, "/articles") }) : page,
      ),
  ),
  inModule(() => import("../../../src/visit/articles/blog.data.ts"))(
    "SCREEN-13",
    "An article answers at the root too",
    (blog) => blog.postPages,
    (postPages) => (content) => postPages(content).flatMap((page) => [page, { ...page, kind: "page" as const }]),
  ),
  inModule(() => import("../../../src/visit/frame/footer.data.ts"))(
    "SCREEN-14",
    "The footer does not mention that the agency is fictional",
    (footer) => footer.footerOf,
    (footerOf) => (edition) => ({ ...footerOf(edition), fiction: edition.market.agency.name }),
    { site: "fi" },
  ),
  inErrorPages(
    "SCREEN-14",
    "The footer of the not-found page does not mention that the agency is fictional",
    (pages) => pages.errorPage,
    (errorPage) => (editions, kind) => ({
      versions: Object.fromEntries(
        Object.entries(errorPage(editions, kind).versions).map(([language, version]) => [
          language,
          { ...version, footer: { ...version.footer, fiction: "" } },
        ]),
      ),
    }),
    { site: "no" },
  ),
  inModule(() => import("../../../src/server/http/files.ts"))(
    "SCREEN-12",
    "Unknown paths answer 200",
    (files) => files.Files,
    (Files) =>
      class extends Files {
        override sendLoaded(...[release, page, , ...rest]: Parameters<InstanceType<typeof Files>["sendLoaded"]>) {
          return super.sendLoaded(release, page, 200, ...rest)
        }
      },
  ),
  inErrorPages(
    "SCREEN-12",
    "The not-found page links to no area",
    (pages) => pages.errorPage,
    (errorPage) => (editions, kind) => ({
      versions: Object.fromEntries(
        Object.entries(errorPage(editions, kind).versions).map(([language, version]) => [
          language,
          { ...version, areas: null },
        ]),
      ),
    }),
    { site: "fi", scenarios: "leads on to an area" },
  ),
]
