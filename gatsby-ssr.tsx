export { onRenderBody } from "./src/gatsby/html/body.tsx"
export { onPreRenderHTML } from "./src/gatsby/html/document.tsx"
export { replaceRenderer } from "./src/gatsby/html/renderer.ts"
export { wrapPageElement } from "./src/visit/layout.tsx"
