/** What a visitor passes on: an address, and what is said of it. */
export type Shared = { readonly url: string; readonly title: string; readonly text?: string }

/**
 * Passes an address on by the device's own sharing, else by copying it.
 * @returns what became of it; where it failed, the address is to be shown
 */
export const passOn = async (shared: Shared): Promise<"shared" | "copied" | "failed"> => {
  try {
    if (typeof navigator.share === "function" && (navigator.canShare?.(shared) ?? true)) {
      await navigator.share(shared)
      return "shared"
    }
    await navigator.clipboard.writeText(shared.url)
    return "copied"
  } catch (error) {
    // Whoever closes the device's sheet has chosen to.
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "failed"
  }
}
