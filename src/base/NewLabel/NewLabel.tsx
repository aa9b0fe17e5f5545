import { useEffect, useState } from "react"
import { isNew } from "../../domain/homes.ts"
import type { NewLabelData } from "../HomeCard/cards.data.ts"

export type NewLabelProps = { readonly newLabel: NewLabelData; readonly className: string | undefined }

/**
 * Label of a new home, decided in the browser because a built page would show it forever; its place is reserved. Until
 * React draws it, the inline script does (src/gatsby/inline/needs-scripts.ts).
 */
export const NewLabel = ({ newLabel: { label, publishedAt }, className }: NewLabelProps) => {
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => setIsVisible(isNew(publishedAt, Date.now())), [publishedAt])
  return (
    <span className={className} data-new={publishedAt} style={isVisible ? undefined : { visibility: "hidden" }}>
      {label}
    </span>
  )
}
