import { useEffect, useState } from "react"
import { isNew } from "../../../domain/homes.ts"
import type { NewLabel } from "../../../site/homes/cards.ts"

export type FreshProps = { readonly fresh: NewLabel; readonly className: string | undefined }

/** Label of a new home, decided in the browser because a built page would show it forever; its place is reserved. */
export const Fresh = ({ fresh: { label, publishedAt }, className }: FreshProps) => {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(isNew(publishedAt, Date.now())), [publishedAt])
  return (
    <span className={className} style={isShown ? undefined : { visibility: "hidden" }}>
      {label}
    </span>
  )
}
