/** @jest-environment node */
import { styleSwitch, withStyleFault } from "./style-switch.ts"

const path = "/site/Card.module.css"
const styles = ".card { color: blue; }"
const faults = {
  "1a2b3c4d": [{ replace: "blue", with: "red" }],
  "5e6f7a8b": [{ replace: "color: blue;", with: "" }],
}
const text = `@supports not (planted-not-452f1b0c:1) {
.card { color: blue; }
}
@supports (planted-1a2b3c4d:1) {
.card { color: red; }
}
@supports (planted-5e6f7a8b:1) {
.card {  }
}`

test("styles have a copy for each fault, under a condition", () => {
  expect(styleSwitch(path, styles, faults)).toBe(text)
})

test("a fault makes its copy hold instead of the original, also after the minifier", () => {
  expect(withStyleFault(text, "1a2b3c4d", [path])).toBe(`@supports not (color:red) {
.card { color: blue; }
}
@supports (color:red) {
.card { color: red; }
}
@supports (planted-5e6f7a8b:1) {
.card {  }
}`)
  expect(withStyleFault("@supports (planted-1a2b3c4d: 1){}", "1a2b3c4d", [])).toBe("@supports (color:red){}")
})
