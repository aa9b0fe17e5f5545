declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: TrustedTypesRules) => TrustedTypesRules }
    /** Beginnings of the addresses that trackers load scripts from, once the visitor has agreed to them. */
    trackerScripts?: string[]
  }
}
type Rule = (text: string) => string | null
export type TrustedTypesRules = {
  readonly createHTML: Rule
  readonly createScript?: Rule
  readonly createScriptURL?: Rule
}

/**
 * The default policy of Trusted Types, which browsers apply to each string: what it maps to null they refuse. Markup from a string is React's
 * empty script or has no element, a script's text is JSON, which does nothing, and a script's address is one of the site's own or of a
 * tracker that the visitor has agreed to.
 */
window.trustedTypes?.createPolicy("default", {
  createHTML: (text) => (/^(<script><\/script>|[^<]*)$/.test(text) ? text : null),
  createScript: (text) => {
    try {
      JSON.parse(text)
      return text
    } catch {
      return null
    }
  },
  createScriptURL: (text) =>
    /^\/[\w-]+\.js$/.test(text) ||
    window.trackerScripts?.some((start) => new URL(text, location.href).href.startsWith(start))
      ? text
      : null,
})
