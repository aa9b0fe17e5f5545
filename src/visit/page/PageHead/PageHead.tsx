/**
 * @jsxRuntime classic
 *
 * Gatsby keeps React from inserting these elements itself, but only if createElement makes them: Gatsby does not handle
 * the automatic runtime.
 */
// biome-ignore lint/correctness/noUnusedImports: the classic runtime calls it
import React from "react"
import type { Head } from "../../../site/page.ts"

export type PageHeadProps = { readonly head: Head }

/** Escapes `<` so that no text can end the script element. */
const jsonOf = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c")

/** The part of the head that differs between pages; src/gatsby/html/head.tsx has the common part. */
export const PageHead = ({ head }: PageHeadProps) => (
  <>
    <title>{head.title}</title>
    <meta name="description" content={head.description} />
    {head.index ? <link rel="canonical" href={head.canonical} /> : <meta name="robots" content="noindex" />}
    {head.alternates.map(({ hrefLang, href }) => (
      <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
    ))}
    {head.sequence?.previous && <link rel="prev" href={head.sequence.previous} />}
    {head.sequence?.next && <link rel="next" href={head.sequence.next} />}
    {head.feed && <link rel="alternate" type="application/atom+xml" title={head.feed.title} href={head.feed.href} />}
    <link rel="manifest" href={head.manifest} />
    <meta property="og:title" content={head.title} />
    <meta property="og:description" content={head.description} />
    <meta property="og:type" content={head.type} />
    <meta property="og:url" content={head.canonical} />
    <meta property="og:locale" content={head.locale} />
    <meta property="og:site_name" content={head.siteName} />
    {head.image && <meta property="og:image" content={head.image.url} />}
    {head.image && <meta property="og:image:alt" content={head.image.alt} />}
    <meta name="twitter:card" content={head.image ? "summary_large_image" : "summary"} />
    {head.jsonLd.map((data) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is text of a script, escaped by jsonOf
      <script key={jsonOf(data)} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonOf(data) }} />
    ))}
  </>
)
