/** @jest-environment node */
import { firstScript } from "./compile.ts"

test("the first script runs in browsers without modules, and contains no closing tag", () => {
  const script = firstScript()
  expect(() => new Function(script)).not.toThrow()
  expect(script).not.toMatch(/<\/script|<!--/i)
  expect(script).toContain("___chunkMapping")
})
