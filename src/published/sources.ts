/** Files that the build of a market reads; a copy of these and the packages are enough for another build. */
export const buildSources = [
  "src",
  "features/sample",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  // Parcel takes a folder with a lockfile for the whole project; without one it would scan the folders around the copy.
  "package-lock.json",
  "tsconfig.json",
] as const
