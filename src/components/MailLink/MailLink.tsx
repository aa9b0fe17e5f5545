import { mailTo } from "../../domain/mail.ts"

export type MailLinkProps = { readonly address: string; readonly subject?: string }

/** An e-mail address that breaks before its domain where it has no room. */
export const MailLink = ({ address, subject }: MailLinkProps) => {
  const [name = "", domain = ""] = address.split("@")
  return (
    <a href={subject ? mailTo(address, subject) : `mailto:${address}`}>
      {`${name}@`}
      <wbr />
      {domain}
    </a>
  )
}
