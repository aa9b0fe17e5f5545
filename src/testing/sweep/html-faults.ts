import { HtmlValidate } from "html-validate"

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The front page has confirmations before its heading, of which none or one is shown.
    "heading-level": [
      "error",
      { sectioningRoots: ["dialog", 'section[tabindex="-1"]'], minSectioningRootInitialRank: "h2" },
    ],
    "input-missing-label": "error",
    "no-missing-references": "error",
    // The list of countries is searched while one types, and a wide table of an article scrolls in a region.
    "prefer-native-element": ["error", { exclude: ["listbox", "region"] }],
    // Filters answer to each change.
    "wcag/h32": "off",
  },
})

/** Finds violations of the HTML standard, and what assistive technology cannot read. */
export const htmlFaultsOf = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ message, selector, ruleId, ruleUrl }) =>
        `${message} (${selector}): see ${ruleUrl ?? ruleId} for what to write`,
    ),
  )
}
