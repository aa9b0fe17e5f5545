export type InitialsProps = { readonly name: string; readonly className: string | undefined }

/** Replaces a portrait; hidden from screen readers because the name is beside it. */
export const Initials = ({ name, className }: InitialsProps) => (
  <span className={className} aria-hidden="true">
    {name
      .split(/[\s-]+/)
      .map((part) => part.charAt(0))
      .slice(0, 2)
      .join("")}
  </span>
)
