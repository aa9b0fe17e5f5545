import { existsSync, globSync, readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { PlainError } from "../domain/plain-error.ts"
import { command } from "./output.ts"

// The parser imports its schema without the attribute that Node.js requires of JSON.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
})

/** Returns what GitHub would refuse in a workflow, with lines. */
const problemsOf = async (name: string): Promise<string[]> => {
  if (!existsSync(name))
    throw new PlainError(`${name} is not there: name a workflow, such as .github/workflows/ci.yml.`)
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import("@actions/workflow-parser")
  const { context, value } = parseWorkflow({ name, content: readFileSync(name, "utf8") }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

/** Checks the workflows of the repository, or the files that it is given. */
await command(async () => {
  const [, , ...names] = process.argv
  const files = names.length > 0 ? names : globSync(".github/workflows/*.yml")
  if (files.length === 0) throw new PlainError("There is no workflow in .github/workflows.")
  const problems = (await Promise.all(files.map(problemsOf))).flat()
  if (problems.length > 0) throw new PlainError(problems.join("\n"))
})
