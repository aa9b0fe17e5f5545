import type { ReactNode } from "react"
import type { Picture as PictureData } from "../../site/media/media.ts"
import { Picture, sharpPhone } from "../Picture/Picture.tsx"
import * as styles from "./Reading.module.css"

export type ReadingProps = {
  readonly opening: ReactNode
  readonly picture?: PictureData | null
  /** Helps to read the text: its contents, its facts or other ways to reach the agency. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** Text in one column; wide windows have its opening and what belongs to it in a second one. */
export const Reading = ({ opening, picture, beside, children }: ReadingProps) => (
  <div className={styles.reading}>
    <div>{opening}</div>
    {picture && <Picture picture={picture} sizes={`${sharpPhone}(min-width: 60rem) min(57vw, 40rem), 92vw`} first />}
    {beside && <div className={styles.beside}>{beside}</div>}
    <div className={styles.text}>{children}</div>
  </div>
)
