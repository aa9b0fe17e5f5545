import assert from "node:assert/strict"
import type { Delivery } from "./proxy.ts"
import { get } from "./requests.ts"
import type { Visitor } from "./visitor.ts"

type Change = readonly [from: string, to: string]

/** Replaces texts in a delivery and its headers. */
const changed = ({ status, headers, body }: Delivery, changes: readonly Change[]): Delivery => {
  const replace = (text: string) => changes.reduce((result, [from, to]) => result.replaceAll(from, to), text)
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, replace(value)])),
    body: /text|json/.test(headers["content-type"] ?? "") ? Buffer.from(replace(body.toString())) : body,
  }
}

const textOf = async ({ context, origin }: Visitor, path: string): Promise<string> => {
  const answer = await get(context, origin + path)
  assert.equal(answer.status(), 200, path)
  return answer.text()
}

/** Texts of a build that differ after a change of its scripts: it has another worker and another offline page too. */
const changesOfScripts = async (visitor: Visitor): Promise<readonly Change[]> => {
  const { webpackCompilationHash } = JSON.parse(await textOf(visitor, "/page-data/app-data.json"))
  const [, revision = ""] = /"offline\.html",revision:"(\w+)"/.exec(await textOf(visitor, "/sw.js")) ?? []
  assert.ok(webpackCompilationHash && revision)
  return [
    ["Du är offline", "Ingen kontakt"],
    [webpackCompilationHash, "0123456789abcdef0123"],
    [revision, "0123456789abcdef0123456789abcdef"],
  ]
}

/** Deploys the site again with new words, or with new scripts too. */
export const deployNew = async (visitor: Visitor, what: string, change: Change): Promise<void> => {
  const changes = [change, ...(what === "words" ? [] : await changesOfScripts(visitor))]
  await visitor.hosting.deploy(visitor.site, (_path, delivery) => changed(delivery, changes))
}

/** Deploys the site again with the worker that removes itself. */
export const deployRemoval = async (visitor: Visitor): Promise<void> => {
  const body = Buffer.from(await textOf(visitor, "/sw-removal.js"))
  // Gatsby logs an error when the worker that it registered is gone.
  visitor.console.expect(/The installing service worker became redundant/)
  const { hosting, site } = visitor
  await hosting.deploy(site, (path, delivery) => (path === "/sw.js" ? { ...delivery, body } : delivery))
}
