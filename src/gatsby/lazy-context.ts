import type { BuiltPage } from "../visit/site.data.ts"

/**
 * Page context that Gatsby stores and compares as a stamp only.
 * Its data is computed when Gatsby serialises it to JSON, for pages whose stamp has changed.
 */
export const lazyContext = (page: BuiltPage, stamp: string): Record<string, unknown> => {
  let data: BuiltPage["context"] | undefined
  const part = (name: keyof BuiltPage["context"]) =>
    Object.defineProperty({ stamp }, "toJSON", {
      value: () => {
        data ??= page.context
        const { [name]: value } = data
        // JSON.stringify reads the parts in order and `page` is the last, so the data can be freed.
        if (name === "page") data = undefined
        return value
      },
    })
  return { head: part("head"), frame: part("frame"), page: part("page") }
}
