/** The directive that browsers with the Reporting API use. */
const reportsByName = "report-to csp; "

/** Parts of a content security policy. */
export class SecurityPolicy {
  readonly #directives: readonly string[]

  constructor(headers: Readonly<Record<string, string>>) {
    this.#directives = (headers["content-security-policy"] ?? "").split("; ")
  }

  has(directive: string): boolean {
    return this.#directives.includes(directive)
  }

  /** Hosts that scripts may come from. */
  get scriptHosts(): string[] {
    return this.#scripts.filter((source) => !source.startsWith("'sha256-")).sort()
  }

  /** Hashes of the inline scripts that may run. */
  get scriptHashes(): string[] {
    return this.#scripts.filter((source) => source.startsWith("'sha256-"))
  }

  get #scripts(): string[] {
    const directive = this.#directives.find((directive) => directive.startsWith("script-src "))
    return directive?.split(" ").slice(1) ?? []
  }
}

/** Removes from the headers what only browsers with the Reporting API use. */
export const withoutReportingApi = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  ...headers,
  "content-security-policy": (headers["content-security-policy"] ?? "").replace(reportsByName, ""),
})

/** What browsers log when they stop a script. */
export const stopped = /Content Security Policy|requires 'Trusted(?:HTML|Script|ScriptURL)' assignment/
