import { newestPosts, type PostCardData, postCard, readingOf } from "../../base/HomeCard/cards.data.ts"
import type { PostFrontMatter, Topic } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import { type Contents, contentsOf, htmlOf } from "../../site/markdown/markdown.ts"
import type { Picture } from "../../site/media/media.ts"
import type { JsonLd, PageLink, SitePage } from "../../site/page.ts"
import type { Content, Translations } from "../../site/records/content.ts"
import type { Language } from "../../spec/languages.ts"
import { topicSegment } from "../../spec/markets.ts"
import { type Person, personOf } from "../agents/person.data.ts"

type Post = Translations<PostFrontMatter>

/** Page of all articles, or of one topic's. */
export type BlogPage = {
  readonly heading: string
  readonly lead: string
  readonly topics: Topics & { readonly all: PageLink }
  readonly posts: readonly PostCardData[]
  readonly none: string
  readonly feed: PageLink
}

export type Topics = { readonly label: string; readonly links: readonly PageLink[] }

type Day = { readonly text: string; readonly isoDate: string }

export type PostPage = {
  readonly title: string
  readonly description: string
  readonly date: Day
  /** Null if the article is unchanged since publication. */
  readonly updated: Day | null
  readonly reading: string
  readonly topics: Topics
  readonly picture: Picture
  readonly contents: Contents | null
  readonly html: string
  readonly author: Person & { readonly heading: string; readonly byline: string }
  /** Articles published before and after this one; null at either end. */
  readonly neighbours: {
    readonly label: string
    readonly previous: (PageLink & { readonly label: string }) | null
    readonly next: (PageLink & { readonly label: string }) | null
  }
  readonly related: { readonly heading: string; readonly posts: readonly PostCardData[] }
}

const topicSlug = (language: Language, { slug }: Topic): string => `${topicSegment[language]}/${slug[language]}`

const topicLink = ({ language, path, translate }: Edition, topic: Topic): PageLink => ({
  name: translate(topic.name),
  path: path("blog", topicSlug(language, topic)),
})

/** Topic links, sorted by the language's alphabet. */
const topicLinks = (edition: Edition, topics: readonly Topic[]): PageLink[] =>
  topics.map((topic) => topicLink(edition, topic)).toSorted((a, b) => a.name.localeCompare(b.name, edition.language))

const postList = (edition: Edition, posts: readonly Post[]) => {
  const { content, text, path } = edition
  return {
    topics: {
      label: text("blog.topics"),
      all: { name: text("blog.allTopics"), path: path("blog") },
      links: topicLinks(edition, content.topics),
    },
    none: text("blog.none"),
    feed: { name: text("footer.feed"), path: `${path("home")}feed.xml` },
    posts: posts.map((post) => postCard(edition, post)),
  }
}

export const blogPage: SitePage<BlogPage> = {
  kind: "blog",
  template: "articles/blog",
  version: (edition) => {
    const { text } = edition
    const posts = newestPosts(edition)
    return {
      title: text("blog.title"),
      description: text("blog.description"),
      ...(posts[0] && { picture: posts[0].versions[edition.language].picture }),
      page: {
        heading: text("blog.heading"),
        lead: text("blog.lead"),
        ...postList(edition, posts),
      },
    }
  },
}

export const topicPages = ({ topics }: Content): SitePage<BlogPage>[] =>
  topics.map((topic) => ({
    kind: "blog",
    template: "articles/blog",
    slug: (language) => topicSlug(language, topic),
    version: (edition) => {
      const { language, text, path, translate } = edition
      const posts = newestPosts(edition).filter((post) => post.versions[language].topics.includes(topic.id))
      return {
        title: translate(topic.heading),
        description: translate(topic.description),
        ...(posts[0] && { picture: posts[0].versions[language].picture }),
        trail: [{ name: text("nav.blog"), path: path("blog") }],
        page: {
          heading: translate(topic.heading),
          lead: translate(topic.description),
          ...postList(edition, posts),
        },
      }
    },
  }))

/** Other articles, those with most common topics first, then the newest. */
const relatedTo = (edition: Edition, post: Post): Post[] => {
  const topicsOf = ({ versions }: Post) => versions[edition.language].topics
  const commonTopicCount = (other: Post) => topicsOf(other).filter((topic) => topicsOf(post).includes(topic)).length
  return newestPosts(edition)
    .filter(({ id }) => id !== post.id)
    .toSorted((a, b) => commonTopicCount(b) - commonTopicCount(a))
}

const neighboursOf = (edition: Edition, post: Post): PostPage["neighbours"] => {
  const { language, text, path } = edition
  const posts = newestPosts(edition)
  const place = posts.findIndex(({ id }) => id === post.id)
  const linkTo = (other: Post | undefined, label: string) =>
    other ? { label, name: other.versions[language].title, path: path("blog", other.versions[language].slug) } : null
  return {
    label: text("blog.neighbours"),
    previous: linkTo(posts[place + 1], text("blog.previous")),
    next: linkTo(posts[place - 1], text("blog.next")),
  }
}

const authorOf = ({ content }: Edition, id: string) => {
  const author = content.agents.find((agent) => agent.id === id)
  if (!author) throw new Error(`unknown author ${id}`)
  return author
}

export const postPages = ({ posts }: Content): SitePage<PostPage>[] =>
  posts.map((post) => ({
    kind: "blog",
    template: "articles/post",
    slug: (language) => post.versions[language].slug,
    source: (language) => post.versions[language].file,
    version: (edition) => {
      const { content, market, language, text, path } = edition
      const { title, description, date, updated, author, picture, slug, topics, body } = post.versions[language]
      const url = market.origin + path("blog", slug)
      const person = personOf(edition, authorOf(edition, author))
      const links = topicLinks(
        edition,
        content.topics.filter(({ id }) => topics.includes(id)),
      )
      return {
        title,
        description,
        picture,
        type: "article",
        trail: [{ name: text("nav.blog"), path: path("blog") }],
        jsonLd: [
          {
            "@context": "https://schema.org",
            "@type": "BlogPosting",
            url,
            mainEntityOfPage: url,
            headline: title,
            description,
            datePublished: date,
            dateModified: updated ?? date,
            inLanguage: language,
            keywords: links.map(({ name }) => name),
            image: market.origin + edition.preview(picture),
            author: {
              "@type": "Person",
              name: person.name,
              url: market.origin + person.path,
              jobTitle: person.title,
              worksFor: { "@type": "RealEstateAgent", name: market.agency.name },
            },
            publisher: { "@type": "RealEstateAgent", name: market.agency.legalName },
          } satisfies JsonLd,
        ],
        page: {
          title,
          description,
          date: { text: edition.date(date), isoDate: date },
          updated: updated
            ? { text: text("document.updated", { date: edition.date(updated) }), isoDate: updated }
            : null,
          reading: readingOf(edition, body),
          topics: { label: text("blog.topics"), links },
          picture: edition.picture(picture),
          contents: contentsOf(text("blog.contents"), body),
          html: htmlOf(body, market.origin),
          author: {
            ...person,
            heading: text("blog.writer"),
            byline: text("blog.author", { name: person.name, title: person.title }),
          },
          neighbours: neighboursOf(edition, post),
          related: {
            heading: text("blog.others"),
            posts: relatedTo(edition, post)
              .slice(0, 3)
              .map((other) => postCard(edition, other)),
          },
        },
      }
    },
  }))
