import { existsSync } from "node:fs"
import type { Agent, Topic } from "../../content/schema.ts"
import { defaultLanguage } from "../../spec/languages.ts"
import type { RouteName } from "../../spec/markets.ts"
import { markdownFaults } from "../markdown/markdown-faults.ts"
import type { Content } from "./content.ts"
import type { ContentPath } from "./content-path.ts"
import { hitasPlaces } from "./hitas-places.ts"
import type { Problem } from "./problems.ts"
import type { RecordsRead } from "./read-homes.ts"
import { idsOf, pictureChecker, unknownReference } from "./references.ts"

/** Records that articles name. */
type DocumentsRead = {
  readonly agents: RecordsRead<Agent>
  readonly topics: RecordsRead<Topic>
  /** False if an article has problems, so that its topics are not known. */
  readonly hasAllPosts: boolean
}

/** Routes whose page is a document: without it, links in the header, the footer or forms would lead nowhere. */
const requiredPages = ["privacy", "hitas"] as const satisfies readonly RouteName[]

/** Search engines take two pages with one title or description for one. */
const twinProblems = ({ market, pages, posts }: Content): Problem[] =>
  market.languages.flatMap((language) =>
    (["title", "description"] as const).flatMap((field) => {
      const documents = [...pages, ...posts].map(({ versions }) => versions[language])
      return [...Map.groupBy(documents, (document) => document[field]).values()].flatMap(([first, ...others]) =>
        others.map(({ file }) => ({ file, field, reason: `is also that of ${first?.file}: say what differs` })),
      )
    }),
  )

/** Ids of the page for sellers beside those of its text. */
const sellingParts = ["estimate", "valuation"]

const missingPages = ({ name, market }: Content, pathOf: ContentPath): Problem[] =>
  requiredPages
    .filter((id) => id in market.routes)
    .filter((id) => !market.languages.some((language) => existsSync(pathOf(`${name}/pages/${id}.${language}.md`))))
    .map((id) => ({
      file: `${name}/pages/${id}.${defaultLanguage}.md`,
      field: "(file)",
      reason: "is missing: every page of the site links to it, so write it in each language",
    }))

/** Problems of articles, topics and pages that a single document's schema cannot find. */
export const documentProblems = (content: Content, read: DocumentsRead, pathOf: ContentPath): Problem[] => {
  const checkPictures = pictureChecker(content, pathOf(""))
  const { name, market, pages, posts } = content
  const [agents, topics] = [idsOf(read.agents), idsOf(read.topics)]
  const versions = posts.flatMap((post) => Object.values(post.versions))
  const topicsInUse = versions.flatMap((version) => version.topics)
  return [
    ...versions.flatMap(({ file, author, topics: postTopics, picture }) => [
      ...unknownReference(file, "author", "agent", author, agents),
      ...postTopics.flatMap((topic) => unknownReference(file, "topics", "topic", topic, topics)),
      ...checkPictures(file, "picture", picture),
    ]),
    ...(read.hasAllPosts ? topics : [])
      .filter((id) => !topicsInUse.includes(id))
      .map((id) => ({ file: `${name}/topics/${id}.json`, field: "(file)", reason: "is a topic that no article has" })),
    ...missingPages(content, pathOf),
    ...twinProblems(content),
    ...[...posts, ...pages].flatMap(({ id, versions }) =>
      Object.values(versions).flatMap(({ file, body }) =>
        markdownFaults(body, id === "selling" ? sellingParts : []).map((reason) => ({ file, field: "(text)", reason })),
      ),
    ),
    ...pages.flatMap((page) =>
      Object.values(page.versions).flatMap(({ file, picture }) => checkPictures(file, "picture", picture)),
    ),
    ...Object.values(pages.find(({ id }) => id === "hitas")?.versions ?? {})
      .filter(({ body }) => body.match(/^\{\w+\}$/gm)?.join() !== hitasPlaces.join())
      .map(({ file }) => ({
        file,
        field: "(text)",
        reason: `must have these lines, in this order: ${hitasPlaces.join(", ")}`,
      })),
    ...pages.flatMap(({ id, versions }) =>
      Object.values(versions)
        .filter(({ slug }) => slug === undefined && !(id in market.routes))
        .map(({ file }) => ({
          file,
          field: "slug",
          reason: "is missing: only a page that is called like a route needs none",
        })),
    ),
  ]
}
