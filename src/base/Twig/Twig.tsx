import * as styles from "./Twig.module.css"

export type TwigProps = {
  /** Beside a name, or large on a page with little else to show. */
  readonly size: "mark" | "large"
}

/** The site's mark, a twig ("kvist" in Swedish) of lingonberries, hidden from screen readers as decoration. */
export const Twig = ({ size }: TwigProps) => (
  <svg
    viewBox="0 0 32 32"
    className={size === "large" ? styles.large : styles.mark}
    aria-hidden="true"
    focusable="false"
  >
    <path d="M8 31C10 20.5 15.5 10.5 25.5 2M9.9 25.5c3.6-2.4 7-2.9 10.6-1.3" className={styles.stem} />
    <path
      d="M11.7 20.5C5.4 20.3 1.7 16.7 1.2 10.2c6.4.5 10.1 4.1 10.5 10.3ZM16.2 13.6c3.7-5.2 8.5-6.3 14-3.6-3.8 5.3-8.6 6.5-14 3.6Z"
      className={styles.leaf}
    />
    <circle cx="23.6" cy="25.7" r="3.6" className={styles.berry} />
  </svg>
)
