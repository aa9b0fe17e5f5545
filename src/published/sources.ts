/** Files that the build of a market reads; a copy of these and the packages are enough for another build. */
export const buildSources = [
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
] as const
