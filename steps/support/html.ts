import { HtmlValidate } from "html-validate"

const validator = new HtmlValidate({ extends: ["html-validate:standard"] })

/** Where a document breaks the HTML standard, each with its place; empty where it is valid. */
export const htmlErrorsIn = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message}: ${selector}`),
  )
}
