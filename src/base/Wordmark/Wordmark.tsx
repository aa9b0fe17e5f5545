import { Twig } from "../Twig/Twig.tsx"
import * as styles from "./Wordmark.module.css"

export type WordmarkProps = { readonly name: string }

export const Wordmark = ({ name }: WordmarkProps) => (
  <span className={styles.wordmark}>
    <Twig size="mark" />
    <span>{name}</span>
  </span>
)
