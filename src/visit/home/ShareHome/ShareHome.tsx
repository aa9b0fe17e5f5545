import { type ReactNode, useState } from "react"
import { loadPictures } from "../../../browser/printing.ts"
import { shareOrCopy } from "../../../browser/storage/sharing.ts"
import type { Share } from "../share.data.ts"
import * as styles from "./ShareHome.module.css"

export type ShareHomeProps = {
  readonly share: Share
  /** Other actions for a home, before the ways to share it. */
  readonly children?: ReactNode
}

const printAll = async () => {
  await Promise.all(loadPictures().map((picture) => picture.decode().catch(() => {})))
  print()
}

/** Shares a home with the device's own dialog, else by copying the address, else by showing it. */
export const ShareHome = ({ share: { url, title, text, links, labels }, children }: ShareHomeProps) => {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof shareOrCopy>>>()

  return (
    <div className={styles.share}>
      <p className={styles.ways}>
        {children}{" "}
        <button
          type="button"
          className={`button quiet ${styles.scripted}`}
          onClick={() => void shareOrCopy({ title, text, url }).then(setOutcome)}
        >
          {labels.share}
        </button>{" "}
        {links.flatMap(({ name, path }) => [
          <a key={path} className="button quiet" href={path}>
            {name}
          </a>,
          " ",
        ])}
        <button type="button" className={`button quiet ${styles.scripted}`} onClick={() => void printAll()}>
          {labels.print}
        </button>
      </p>
      <p aria-live="polite" className={styles.outcome}>
        {outcome === "copied" && labels.copied}
        {outcome === "failed" && (
          <>
            {labels.copy} <span className={styles.address}>{url}</span>
          </>
        )}
      </p>
    </div>
  )
}
