export type Size = { readonly width: number; readonly height: number }

/**
 * A drawing with light colours, and dark ones at `#dark` (src/base/Drawing), which `:target` selects in its styles:
 * an image cannot read the page's properties.
 */
export const svgOf = ({ width, height }: Size, styles: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" id="dark" viewBox="0 0 ${width} ${height}"><style>${styles}</style>${content}</svg>`.replaceAll(
    "\n",
    "",
  )
