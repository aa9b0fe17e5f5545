declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: TrustedTypesRules) => TrustedTypesRules }
    /** Address prefixes of the scripts of trackers that the visitor has agreed to. */
    trackerScripts?: string[]
  }
}
type TextRule = (text: string) => string | null
export type TrustedTypesRules = {
  readonly createHTML: TextRule
  readonly createScript?: TextRule
  readonly createScriptURL?: TextRule
}

/**
 * Default Trusted Types policy: HTML may be React's empty script or free of elements, script text must be JSON, and
 * script addresses must belong to the site or to trackers with consent.
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
    window.trackerScripts?.some((prefix) => new URL(text, location.href).href.startsWith(prefix))
      ? text
      : null,
})
