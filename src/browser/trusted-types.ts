import { trustedTypesPolicies } from "../spec/content-policy.ts"

type Policy = { readonly createHTML: (html: string) => string }
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

declare global {
  interface Window {
    readonly trustedTypes?: Factory
    /** Beginnings of the addresses that trackers load scripts from, once the visitor has agreed to them. */
    trackerScripts?: string[]
  }
}

const [ownScripts, articlesPolicy] = trustedTypesPolicies

/**
 * Of the page's first script: where the Content-Security-Policy requires Trusted Types, markup from a string is React's empty script or has no
 * element, a script's text is JSON, which does nothing, and a script's address is one of the site's own or of a tracker that the visitor has
 * agreed to. Browsers refuse all else.
 */
export const trustOwnScripts = `window.trustedTypes?.createPolicy("${ownScripts}",{
createHTML:s=>/^(<script><\\/script>|[^<]*)$/.test(s)?s:null,
createScript:s=>{try{JSON.parse(s);return s}catch{return null}},
createScriptURL:s=>/^\\/[\\w-]+\\.js$/.test(s)||window.trackerScripts?.some(t=>new URL(s,location).href.startsWith(t))?s:null
});`.replaceAll("\n", "")

const articles = globalThis.window?.trustedTypes?.createPolicy(articlesPolicy, { createHTML: (html) => html })

/** HTML of the build's own Markdown, which lets no raw HTML through, as the browser takes it from us and nobody else. */
export const articleHtml = (html: string): string => articles?.createHTML(html) ?? html
