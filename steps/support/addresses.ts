export const isAddress = (text: string): boolean => /^(\/|#|https?:|tel:|mailto:)/.test(text)

/** Names that a feature gives to addresses, such as "the flat in Kvistgatan" or "the areas page's data". */
export class Addresses {
  readonly #named = new Map<string, string>()

  /** @param rows name and address of each */
  name(rows: readonly (readonly string[])[]): void {
    for (const [name = "", address = ""] of rows) this.#named.set(name, address)
  }

  /** Returns the address of a name, or the text itself if it is an address. */
  of(text: string): string {
    const address = this.#named.get(text) ?? text
    if (!isAddress(address))
      throw new Error(`no address is called "${text}": name it under "these addresses" at the top of the feature`)
    return address
  }
  /** Returns the address of each name in a table. */
  all(names: readonly (readonly string[])[]): string[] {
    return names.flat().map((name) => this.of(name))
  }
}
