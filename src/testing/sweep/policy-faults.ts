import { createHash } from "node:crypto"
import type { HTMLElement } from "node-html-parser"

/** Types of a script that browsers run or read under the policy; others are data. */
const isRun = (type: string | undefined): boolean =>
  type === undefined || /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i.test(type)

const sourcesOf = (policy: string, directive: string): string[] => {
  const found = policy.split(";").map((part) => part.trim().split(/\s+/))
  const [, ...sources] =
    found.find(([name]) => name === directive) ?? found.find(([name]) => name === "default-src") ?? []
  return sources
}

/** Finds what the Content-Security-Policy stops: inline scripts without their hash, handlers, and styles. */
export const policyFaultsOf = (page: HTMLElement, policy: string): string[] => {
  const allowsStyles = sourcesOf(policy, "style-src").includes("'unsafe-inline'")
  const hashes = sourcesOf(policy, "script-src")
  const faults: string[] = []
  for (const script of page.querySelectorAll("script")) {
    if (script.hasAttribute("src") || !isRun(script.getAttribute("type"))) continue
    const hash = createHash("sha256").update(script.rawText).digest("base64")
    if (!hashes.includes(`'sha256-${hash}'`))
      faults.push(
        `has an inline script that the policy stops ("${script.rawText.slice(0, 40)}"): add its hash, or serve it as a file`,
      )
  }
  for (const element of page.querySelectorAll("*")) {
    const names = Object.keys(element.attributes)
    for (const name of names.filter((attribute) => /^on[a-z]/i.test(attribute)))
      faults.push(`has ${name} on a <${element.rawTagName}>, which the policy stops: add a listener in a script`)
    if (names.includes("style") && !allowsStyles)
      faults.push(`has a style on a <${element.rawTagName}>, which the policy stops: write a class`)
  }
  if (!allowsStyles && page.querySelector("style"))
    faults.push("has a <style>, which the policy stops: serve it as a file")
  return faults
}
