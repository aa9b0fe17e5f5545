export type ShareContent = { readonly url: string; readonly title: string; readonly text?: string }

/**
 * Shares with the device's own dialog, or else copies the address.
 * @returns the outcome; after `failed` the page has to show the address
 */
export const shareOrCopy = async (content: ShareContent): Promise<"shared" | "copied" | "failed"> => {
  try {
    if (typeof navigator.share === "function" && (navigator.canShare?.(content) ?? true)) {
      await navigator.share(content)
      return "shared"
    }
    await navigator.clipboard.writeText(content.url)
    return "copied"
  } catch (error) {
    // The visitor closed the device's dialog on purpose.
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "failed"
  }
}
