export { createPages, createSchemaCustomization, onPostBuild } from "./src/gatsby/pages.ts"
export { onCreateWebpackConfig } from "./src/gatsby/webpack-config.ts"
