// @ts-expect-error Gatsby's runtime has no types, and is there while a site is built.
import { InlineSlice } from "../../.cache/slice/inline-slice"

type SliceProps = { readonly alias: string; readonly __renderedByLocation?: unknown }

/**
 * Replaces Gatsby's Slice in browsers (webpack-config.ts), without the property checks that Gatsby makes when it renders
 * the HTML.
 * @param __renderedByLocation position in the source, which Gatsby's compiler adds for those checks
 */
export const Slice = ({ alias, __renderedByLocation, ...props }: SliceProps) => (
  <InlineSlice sliceName={alias} {...props} />
)
