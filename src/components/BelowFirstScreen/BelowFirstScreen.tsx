import type { ReactNode } from "react"
import { useRest } from "../../browser/moving-on.ts"
import * as styles from "./BelowFirstScreen.module.css"

export type BelowFirstScreenProps = { readonly children: ReactNode }

/** What nobody sees before they scroll; a place as high as the window keeps what follows out of sight until it is there. */
export const BelowFirstScreen = ({ children }: BelowFirstScreenProps) =>
  useRest() ? children : <div className={styles.place} />
