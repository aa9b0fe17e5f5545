import { articlesPolicy } from "../published/content-policy.ts"

const policy = globalThis.window?.trustedTypes?.createPolicy(articlesPolicy, { createHTML: (html) => html })

/** Passes HTML of the build's Markdown, which lets no raw HTML through, to the browser under a Trusted Types policy. */
export const articleHtml = (html: string): string => policy?.createHTML(html) ?? html
