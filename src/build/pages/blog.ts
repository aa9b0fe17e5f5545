import type { Content } from "../content.ts"
import { htmlOf, readingMinutes } from "../markdown.ts"
import type { Picture } from "../media.ts"
import type { SitePage } from "../page.ts"
import { brokerOf } from "./broker.ts"
import { newestPosts, type PostCardData, postCard } from "./cards.ts"

export type BlogPage = {
  readonly heading: string
  readonly lead: string
  readonly posts: readonly PostCardData[]
  readonly none: string
}

export type PostPage = {
  readonly title: string
  readonly description: string
  readonly date: { readonly text: string; readonly isoDate: string }
  readonly author: string
  readonly reading: string
  readonly tagsLabel: string
  readonly tags: readonly string[]
  readonly picture: Picture
  readonly html: string
  readonly others: { readonly heading: string; readonly posts: readonly PostCardData[] }
}

export const blogPage: SitePage<BlogPage> = {
  kind: "blog",
  template: "blog",
  version: (edition) => {
    const { text } = edition
    const posts = newestPosts(edition)
    return {
      title: text("blog.title"),
      description: text("blog.description"),
      ...(posts[0] && { picture: posts[0].in[edition.language].picture }),
      page: {
        heading: text("blog.heading"),
        lead: text("blog.lead"),
        none: text("blog.none"),
        posts: posts.map((post) => postCard(edition, post)),
      },
    }
  },
}

export const postPages = ({ posts }: Content): SitePage<PostPage>[] =>
  posts.map((post) => ({
    kind: "blog",
    template: "post",
    slug: (language) => post.in[language].slug,
    source: (language) => post.in[language].file,
    version: (edition) => {
      const { market, language, text, path } = edition
      const { title, description, date, author, picture, slug, tags, body } = post.in[language]
      const url = market.origin + path("blog", slug)
      const broker = brokerOf(edition, author)
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
            headline: title,
            description,
            datePublished: date,
            inLanguage: language,
            image: market.origin + edition.preview(picture),
            author: { "@type": "Person", name: broker.name },
            publisher: { "@type": "RealEstateAgent", name: market.agency.legalName },
          },
        ],
        page: {
          title,
          description,
          date: { text: edition.date(date), isoDate: date },
          author: text("blog.author", { name: broker.name, title: broker.title }),
          reading: text("blog.reading", { minutes: readingMinutes(body) }),
          tagsLabel: text("blog.tags"),
          tags,
          picture: edition.picture(picture),
          html: htmlOf(body, market.origin),
          others: {
            heading: text("blog.others"),
            posts: newestPosts(edition)
              .filter(({ id }) => id !== post.id)
              .slice(0, 3)
              .map((other) => postCard(edition, other)),
          },
        },
      }
    },
  }))
