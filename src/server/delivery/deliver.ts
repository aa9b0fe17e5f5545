import type { AgentReader } from "./agents.ts"
import type { DeliverySettings } from "./settings.ts"
import { webhookSender } from "./webhook.ts"
import type { Deliver } from "./worker.ts"

export type Receivers = {
  readonly deliver: Deliver
  /** @returns sentences for the operator about receivers that cannot be reached now */
  readonly problems: () => Promise<readonly string[]>
  readonly close: () => void
}

const noMail = "SMTP_URL is not set any more"

/** Connects to the receivers that are configured; it loads the mail library only for a mail server, to save memory. */
export const receiversOf = async ({ mail, webhook }: DeliverySettings, agentOf: AgentReader): Promise<Receivers> => {
  const sender = mail && (await import("./mail.ts")).mailSender(mail, agentOf)
  const call = webhook && webhookSender(webhook)
  return {
    deliver: async ({ id, kind, request, alert }, signal) => {
      if (alert) return sender ? sender.sendAlert(alert, kind, id, signal) : { kind: "retry", reason: noMail }
      if (kind === "crm" || kind === "crm-withdrawal")
        return call ? call(request, id, kind, signal) : { kind: "retry", reason: "CRM_WEBHOOK_URL is not set any more" }
      return sender ? sender.send(request, kind, id, signal) : { kind: "retry", reason: noMail }
    },
    problems: async () => {
      const problem = await sender?.problem()
      return problem === undefined ? [] : [problem]
    },
    close: () => sender?.close(),
  }
}
