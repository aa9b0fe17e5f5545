import { defineParameterType as define } from "@cucumber/cucumber"
import {
  CucumberExpression,
  type Expression,
  ParameterType,
  ParameterTypeRegistry,
} from "@cucumber/cucumber-expressions"
import type { Pickle } from "@cucumber/messages"

type Options = Parameters<typeof define>[0]

/** Sentences that the delivered HTML can tell. */
const sentences: { readonly pattern: string; readonly unless: RegExp | undefined }[] = []
const registry = new ParameterTypeRegistry()
let expressions: (readonly [expression: Expression, unless: RegExp | undefined])[] | undefined

/** Defines a parameter type for Cucumber, and for the choice of a scenario's driver. */
export const defineParameterType = (options: Options): void => {
  define(options)
  const { name = "", regexp, transformer } = options
  registry.defineParameterType(new ParameterType(name, regexp, null, transformer, false, false))
}

/**
 * Declares that a sentence can be told without scripts: it reads HTML, headers, files or mail, and does to the page no more than
 * follow a link or send a form.
 * @param unless what the sentence must not have, names of addresses replaced by their addresses, or it needs scripts
 */
export const fromHtml = (pattern: string, { unless }: { readonly unless?: RegExp } = {}): string => {
  sentences.push({ pattern, unless })
  return pattern
}

/** Whether a text, in which addresses stand for their names, is a sentence that the delivered HTML can tell. */
const isFromHtml = (text: string, runsScripts: boolean): boolean => {
  expressions ??= sentences.map(({ pattern, unless }) => [new CucumberExpression(pattern, registry), unless])
  return expressions.some(([expression, unless]) => expression.match(text) && !(runsScripts && unless?.test(text)))
}

/** Returns the addresses that a scenario names, by their names. */
const addressesIn = ({ steps }: Pick<Pickle, "steps">): ReadonlyMap<string, string> =>
  new Map(
    steps.flatMap(({ text, argument }) =>
      text === "these addresses:"
        ? (argument?.dataTable?.rows ?? []).map(({ cells: [name, address] }) => [
            name?.value ?? "",
            address?.value ?? "",
          ])
        : [],
    ),
  )

/** Whether a scenario can be told of what the site delivers, without running scripts. */
export const runsOnHtml = (pickle: Pick<Pickle, "steps" | "tags">): boolean => {
  const tags = pickle.tags.map(({ name }) => name)
  const addresses = addressesIn(pickle)
  const withAddresses = (text: string) =>
    text.replaceAll(/"([^"]*)"/g, (quoted, name: string) => (addresses.has(name) ? `"${addresses.get(name)}"` : quoted))
  return (
    !tags.includes("@service-worker") &&
    pickle.steps.every(({ text }) => isFromHtml(withAddresses(text), !tags.includes("@no-javascript")))
  )
}
