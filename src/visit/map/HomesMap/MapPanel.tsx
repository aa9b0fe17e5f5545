import { Link } from "gatsby"
import { type ReactNode, useEffect, useRef } from "react"
import { useHomeFiles } from "../../../base/HomeCard/home-files.ts"
import { Picture } from "../../../base/Picture/Picture.tsx"
import { formatCount } from "../../../domain/count-text.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import type { HomesMapData } from "../homes-map.data.ts"
import * as styles from "./HomesMap.module.css"

type PanelProps = {
  readonly label: string
  readonly close: string
  readonly onClose: () => void
  readonly children: ReactNode
}

const Panel = ({ label, close, onClose, children }: PanelProps) => {
  const panel = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another home is another panel
  useEffect(() => panel.current?.focus({ preventScroll: true }), [label])
  return (
    <section
      ref={panel}
      aria-label={label}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose()
      }}
    >
      <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
      {children}
    </section>
  )
}

export type HomePanelProps = {
  readonly map: HomesMapData
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

export const HomePanel = ({ map: { language, words, homePath }, id, name, onClose }: HomePanelProps) => {
  const file = useHomeFiles(language, [id]).get(id)
  const isMissing = file === "gone" || file === "away"
  const home = file === undefined || isMissing ? null : file.card
  return (
    <Panel label={name} close={words.close} onClose={onClose}>
      {home ? (
        <article aria-label={home.headline} className={styles.card}>
          <Picture picture={home.picture} sizes="9rem" />
          <div>
            <h2>
              <Link to={home.path}>{home.headline}</Link>
            </h2>
            <p>{home.place}</p>
            <dl>
              {home.prices.map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt> <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p>
              {home.facts}
              {home.status && ` · ${home.status}`}
            </p>
          </div>
        </article>
      ) : (
        <p role={isMissing ? "alert" : undefined}>
          {isMissing ? words.cardFailed : words.loading}{" "}
          {isMissing && <Link to={fillIn(homePath, { id })}>{name}</Link>}
        </p>
      )}
    </Panel>
  )
}

export type HomesPanelProps = {
  readonly map: HomesMapData
  /** Has a placeholder for the number of homes. */
  readonly label: string
  readonly homes: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
}

/** Homes too close to each other to separate on the map. */
export const HomesPanel = ({ map: { words, homePath }, label, homes, onClose }: HomesPanelProps) => (
  <Panel label={fillIn(label, { count: formatCount(homes.length) })} close={words.close} onClose={onClose}>
    <h2>{fillIn(label, { count: formatCount(homes.length) })}</h2>
    <ul className={styles.homes}>
      {homes.map(({ id, name }) => (
        <li key={id}>
          <Link to={fillIn(homePath, { id })}>{name}</Link>
        </li>
      ))}
    </ul>
  </Panel>
)
