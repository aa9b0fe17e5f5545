export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/**
 * Parses the counts printed by a step's tool; a step without counts is one test.
 * @param maySkip whether Jest may skip tests; otherwise they count as failed
 */
export const countsOf = (output: string, code: number, maySkip = !process.env.CI): Counts => {
  // After a second try, the last line counts.
  const cucumber = [...output.matchAll(/^\d+ scenarios?(?: \((.*)\))?$/gm)].at(-1)
  const jest = /^Tests:\s+(.*)$/m.exec(output)?.[1]
  // Cucumber and Jest count nothing if nothing was left to run.
  const text = cucumber ? (cucumber[1] ?? "") : (jest ?? (/^No tests found/m.test(output) ? "" : undefined))
  if (text === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const passed = Number(/(\d+) passed/.exec(text)?.[1] ?? 0)
  const skipped = maySkip && !cucumber ? Number(/(\d+) skipped/.exec(text)?.[1] ?? 0) : 0
  const others = [...text.matchAll(/(\d+) (?!passed|total)\w+/g)].reduce((sum, [, count]) => sum + Number(count), 0)
  const failed = others - skipped
  // A tool can exit with an error but without a failed test, such as after a crash.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped }
}
