/** @jest-environment node */
import { firstScript } from "./compile.ts"

test("the first script is one that browsers run without modules, and does not end in the middle of its element", () => {
  const script = firstScript()
  expect(() => new Function(script)).not.toThrow()
  expect(script).not.toMatch(/<\/script|<!--/i)
  expect(script).toContain("___chunkMapping")
})
