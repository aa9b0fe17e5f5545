export type Header = { readonly key: string; readonly value: string }

/** Headers of one path; `*` matches anything, and the later of two rules for one header wins. */
export type HeaderRule = { readonly path: string; readonly headers: readonly Header[] }

/** Rules that a host must apply besides serving files; our own server reads this file directly. */
export type HostRules = {
  readonly headers: readonly HeaderRule[]
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[]
  /** Error pages by path prefix, longest first. */
  readonly errorPages: readonly { readonly prefix: string; readonly notFound: string; readonly serverError: string }[]
}
