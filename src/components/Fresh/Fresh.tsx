import { useEffect, useState } from "react"
import type { Fresh as FreshData } from "../../build/pages/cards.ts"
import { isNew } from "../../domain/homes.ts"

export type FreshProps = { readonly fresh: FreshData; readonly className: string | undefined }

/** Says that a home is new for as long as it is: a page that was built once would go on saying so. It keeps its place. */
export const Fresh = ({ fresh: { label, publishedAt }, className }: FreshProps) => {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(isNew(publishedAt, Date.now())), [publishedAt])
  return (
    <span className={className} style={isShown ? undefined : { visibility: "hidden" }}>
      {label}
    </span>
  )
}
