import type { ComponentProps } from "react"
import * as styles from "./Drawing.module.css"

/**
 * Chooses the dark colours of a drawing by its fragment, because WebKit tells an image nothing of dark colours. Paper
 * gets the light ones. Not a component, because React would render each.
 */
export const darkSource = (src: string) => (
  <source media="screen and (prefers-color-scheme: dark)" srcSet={`${src}#dark`} />
)

export type DrawingProps = ComponentProps<"img"> & { readonly src: string }

/** An SVG image of the site whose root has the id `dark`; laid out like its `<img>` alone. */
export const Drawing = ({ alt, ...image }: DrawingProps) => (
  <picture className={styles.drawing}>
    {darkSource(image.src)}
    <img alt={alt} {...image} />
  </picture>
)
