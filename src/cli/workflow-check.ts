import { existsSync, globSync, readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { parse } from "yaml"
import { command } from "../build/output.ts"
import { PlainError } from "../domain/plain-error.ts"

// The parser imports its schema without the attribute that Node.js requires of JSON.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
})

/** Matches what a line runs of others: an action, or an image in which steps or their services run. */
const foreign = /^\s*(?:- )?(?:uses|image|container):\s*([^\s#{]+)\s*(?:#\s*(.*))?$/

/** Whoever can move a tag could run anything. */
const pinProblems = (name: string, text: string): string[] =>
  text.split("\n").flatMap((line, index) => {
    const [, used = "", comment = ""] = foreign.exec(line) ?? []
    if (used === "" || used.startsWith(".")) return []
    const place = `${name} (Line: ${index + 1}): ${used}`
    if (!/@(?:[\da-f]{40}|sha256:[\da-f]{64})$/.test(used))
      return [`${place} can change: name its hash, with the version in a comment.`]
    return /^v?\d/.test(comment) ? [] : [`${place} says no version: give it in a comment, such as # v1.2.3.`]
  })

type Workflow = {
  readonly jobs?: Readonly<Record<string, { readonly steps?: readonly Step[] } | null>>
}
type Step = { readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> } | null

const tokenProblems = (name: string, text: string): string[] =>
  Object.values((parse(text) as Workflow).jobs ?? {})
    .flatMap((job) => job?.steps ?? [])
    .filter((step) => step?.uses?.startsWith("actions/checkout@") && step.with?.["persist-credentials"] !== false)
    .map(
      () =>
        `${name}: a step of actions/checkout keeps its token for all steps after it: set persist-credentials: false.`,
    )

/** Returns what GitHub would refuse in a workflow, with lines, and then what makes it unsafe. */
const problemsOf = async (name: string): Promise<string[]> => {
  if (!existsSync(name))
    throw new PlainError(`${name} is not there: name a workflow, such as .github/workflows/ci.yml.`)
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import("@actions/workflow-parser")
  const text = readFileSync(name, "utf8")
  const { context, value } = parseWorkflow({ name, content: text }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  const problems = context.errors.getErrors().map(({ message }) => message)
  return problems.length > 0 ? problems : [...pinProblems(name, text), ...tokenProblems(name, text)]
}

/** Checks the workflows of the repository, or the files that it is given. */
await command(async () => {
  const [, , ...names] = process.argv
  const files = names.length > 0 ? names : globSync(".github/workflows/*.yml")
  if (files.length === 0) throw new PlainError("There is no workflow in .github/workflows.")
  const problems = (await Promise.all(files.map(problemsOf))).flat()
  if (problems.length > 0) throw new PlainError(problems.join("\n"))
})
