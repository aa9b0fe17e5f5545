/** What the build of a market reads, below the project's folder: a copy of these is all that another build needs beside the packages. */
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
