import { Drawing } from "../../../base/Drawing/Drawing.tsx"
import type { LocationData } from "../location.data.ts"
import * as styles from "./LocationMap.module.css"

export type LocationMapProps = { readonly location: LocationData; readonly level: 2 | 3 }

export const LocationMap = ({ location, level }: LocationMapProps) => {
  const Heading = `h${level}` as const
  const { heading, drawing, alt, note, streetMap, sourcesLabel, sources } = location
  return (
    <div>
      <Heading id="location">{heading}</Heading>
      <div className={styles.figure}>
        <Drawing
          src={drawing.src}
          alt={alt}
          width={drawing.width}
          height={drawing.height}
          loading="lazy"
          decoding="async"
        />
        <div>
          {note && <div className={styles.note}>{note}</div>}
          <p className="screen-only">
            <a href={streetMap.href} rel="noopener noreferrer">
              {streetMap.text}
            </a>
          </p>
          <p className={styles.sources}>
            {sourcesLabel} {sources.map(({ name }) => name).join(", ")}
          </p>
        </div>
      </div>
    </div>
  )
}
