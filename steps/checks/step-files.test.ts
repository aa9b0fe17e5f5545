/** @jest-environment node */
import { stepFileProblems } from "./step-files.ts"

const problemsOf = (text: string) => stepFileProblems([{ path: "steps/a.steps.ts", text }])

test.each([
  ["for (const home of homes) {", "a loop", "steps/support"],
  ["while (isOpen) {", "a loop", "steps/support"],
  ["if (isOpen) return", "a condition", "a parameter type of steps/support/vocabulary.ts"],
  ["await expect(isOpen ? one : other)", "a condition", "a parameter type of steps/support/vocabulary.ts"],
  ['await this.page.locator("main").click()', "a selector", "a screen of steps/screens"],
  ['document.querySelector("main")', "a selector", "a screen of steps/screens"],
  ["await this.page.waitForTimeout(100)", "a wait", "steps/support/waits.ts"],
  ["requestAnimationFrame(resolve)", "a wait", "steps/support/waits.ts"],
  ["let count = 0", "its own state", "the world of steps/support/world.ts"],
  ["const shown = new WeakMap()", "its own state", "the world of steps/support/world.ts"],
])("%s is %s, for %s", (line, name, home) => {
  expect(problemsOf(`// ${line}\n${line}\n`)).toEqual([
    `steps/a.steps.ts:2: a step file has ${name}: move it to ${home}`,
  ])
})

test.each([
  'When("they open {string}", async function (this: SiteWorld, path: string) {',
  "  await this.open(answer?.url() ?? path)",
  'Then("what is it? it is a question", function (this: SiteWorld, text?: string) {',
])("%s is a step", (line) => {
  expect(problemsOf(line)).toEqual([])
})
