import "./src/styles/tokens.css"
import "./src/styles/base.css"

export { wrapPageElement } from "./src/templates/layout.tsx"
