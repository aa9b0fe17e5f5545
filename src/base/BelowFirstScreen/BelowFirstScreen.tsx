import type { ReactNode } from "react"
import { useBelowTheFold } from "../../browser/navigation/navigation.ts"
import * as styles from "./BelowFirstScreen.module.css"

export type BelowFirstScreenProps = { readonly children: ReactNode }

/** Defers the part below the first screen; a place as high as the window keeps the footer out of view until then. */
export const BelowFirstScreen = ({ children }: BelowFirstScreenProps) =>
  useBelowTheFold() ? children : <div className={styles.place} />
