import { HtmlValidate } from "html-validate"

const validator = new HtmlValidate({ extends: ["html-validate:standard"] })

/** Returns the document's violations of the HTML standard, each with its position. */
export const htmlErrorsIn = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message}: ${selector}`),
  )
}
