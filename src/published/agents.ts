/** File of a site with the agents of its homes, for messages about contact requests. */
export const agentsFile = "/contact/agents.json"

export type PublishedAgents = {
  readonly agents: readonly { readonly name: string; readonly email: string; readonly homes: readonly string[] }[]
}
