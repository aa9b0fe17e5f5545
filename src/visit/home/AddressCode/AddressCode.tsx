import { Fragment } from "react"
import type { Share } from "../share.data.ts"
import * as styles from "./AddressCode.module.css"

export type AddressCodeProps = { readonly share: Share }

/** Leads from paper back to the page: its address, and a code for a phone's camera. */
export const AddressCode = ({ share: { url, code } }: AddressCodeProps) => (
  <div className={styles.address}>
    <svg role="img" aria-label={code.alt} viewBox={`0 -0.5 ${code.size} ${code.size}`} shapeRendering="crispEdges">
      <path d={code.path} stroke="#000" />
    </svg>
    <p>
      {url.split(/(?<=\/)(?=\w)/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </p>
  </div>
)
