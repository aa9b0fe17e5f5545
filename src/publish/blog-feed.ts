import { Feed } from "feed"
import { escapeHtml } from "../domain/html.ts"
import { pathOf } from "../domain/paths.ts"
import type { Language } from "../spec/languages.ts"
import type { Market } from "../spec/markets.ts"
import type { PostPage } from "../visit/articles/blog.data.ts"
import type { BuiltPage } from "../visit/site.data.ts"

/** Articles of one language, newest first, as Atom (RFC 4287), also if there are none yet: every page links to it. */
export const blogFeed = (market: Market, language: Language, pages: readonly BuiltPage[]): string | undefined => {
  const posts = pages
    .filter((page) => page.language === language && page.template === "articles/post")
    .map(({ context }) => ({ head: context.head, post: context.page as PostPage }))
    .toSorted((a, b) => b.post.date.isoDate.localeCompare(a.post.date.isoDate))
  const feedLink = pages.find((page) => page.language === language && page.template === "articles/blog")?.context.head
    .feed
  if (!feedLink) return undefined
  const lastChangeOf = ({ date, updated }: PostPage): Date => new Date((updated ?? date).isoDate)
  const feed = new Feed({
    id: market.origin + pathOf(market, language, "home"),
    title: feedLink.title,
    link: market.origin + pathOf(market, language, "blog"),
    copyright: market.agency.legalName,
    // A feed without articles has not changed since the beginning of time.
    updated: new Date(Math.max(0, ...posts.map(({ post }) => lastChangeOf(post).getTime()))),
    feedLinks: { atom: market.origin + feedLink.href },
    author: { name: market.agency.name, email: market.agency.email },
  })
  for (const { head, post } of posts)
    feed.addItem({
      id: head.canonical,
      // The library marks titles and summaries as HTML.
      title: escapeHtml(post.title),
      link: head.canonical,
      date: lastChangeOf(post),
      published: new Date(post.date.isoDate),
      author: [{ name: post.author.name }],
      category: post.topics.links.map(({ name, path }) => ({ term: name, scheme: market.origin + path })),
      description: escapeHtml(post.description),
      // Feed readers show the article elsewhere, so its links must be absolute.
      content: post.html
        .replaceAll('href="/', `href="${market.origin}/`)
        .replaceAll('href="#', `href="${head.canonical}#`),
    })
  // The library has no option for the language.
  return feed.atom1().replace("<feed ", `<feed xml:lang="${language}" `)
}
