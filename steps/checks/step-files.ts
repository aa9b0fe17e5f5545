import { globSync, readFileSync } from "node:fs"

export type StepFile = { readonly path: string; readonly text: string }

/** What a file of step definitions leaves to screens and support. */
const forbidden: readonly (readonly [name: string, pattern: RegExp, home: string])[] = [
  ["a loop", /\b(?:for|while)(?: await)? \(/, "steps/support"],
  ["a condition", /\b(?:if|switch) \(|(?<=[\w)\]"`]) \? /, "a parameter type of steps/support/vocabulary.ts"],
  ["a selector", /\.locator\(|\bquerySelector|\.\$\$?(?:eval)?\(/, "a screen of steps/screens"],
  [
    "a wait",
    /\bwaitFor\w*\(|\brequestAnimationFrame\(|\brequestIdleCallback\(|\bsetTimeout\(/,
    "steps/support/waits.ts",
  ],
  ["its own state", /^let |^const .*\bnew (?:Weak)?(?:Map|Set)\(/, "the world of steps/support/world.ts"],
]

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line)

/** Lines of step files with anything but a step's one act or expectation. */
export const stepFileProblems = (files: readonly StepFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        isComment(line)
          ? []
          : forbidden
              .filter(([, pattern]) => pattern.test(line))
              .map(([name, , home]) => `${path}:${index + 1}: a step file has ${name}: move it to ${home}`),
      ),
  )

export const stepFiles = (): StepFile[] =>
  globSync("steps/*.steps.ts").map((path) => ({ path, text: readFileSync(path, "utf8") }))
