/** Written by Gatsby's build. */
declare module "$virtual/async-requires" {
  /** Functions that load templates, by the name of their chunk. */
  export const components: Readonly<Record<string, () => Promise<unknown>>>
}
