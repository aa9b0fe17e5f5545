import { mailTo } from "../../domain/mail.ts"

export type MailLinkProps = { readonly address: string; readonly subject?: string }

/** An e-mail address that breaks before its domain if it does not fit. */
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
