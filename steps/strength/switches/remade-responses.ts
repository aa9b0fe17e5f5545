import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { Delivery, Rewrite } from "../../support/proxy.ts"
import type { ChangedScript } from "./first-script.ts"
import type { Remaker } from "./remaker.ts"

const dsnTag = /<meta name="sentry-dsn"[^>]*>/
const policy = "content-security-policy"
const hashOf = (script: string): string => `sha256-${createHash("sha256").update(script).digest("base64")}`
const isHtml = ({ headers }: Delivery): boolean => headers["content-type"]?.includes("text/html") ?? false

/** The server writes the address of the error service into the pages of a deployment that reports errors. */
const withDsnOf = ({ body }: Delivery, html: Buffer): Buffer => {
  const [tag] = dsnTag.exec(body.toString()) ?? []
  return tag ? Buffer.from(html.toString().replace("</head>", () => `${tag}</head>`)) : html
}

/** Puts the changed script in place of the original one, and its hash into the security policy. */
const withScript = (delivery: Delivery, { original, changed }: ChangedScript): Delivery => ({
  ...delivery,
  headers: {
    ...delivery.headers,
    ...(delivery.headers[policy] && {
      [policy]: delivery.headers[policy].replace(hashOf(original), () => hashOf(changed)),
    }),
  },
  body: Buffer.from(delivery.body.toString().replace(`>${original}<`, () => `>${changed}<`)),
})

/** Path of the not-found page of the language that an address is in. */
const notFoundPaths = (path: string): string[] => {
  const [prefix] = /^\/\w\w(?=\/)/.exec(path) ?? []
  return [...(prefix ? [`${prefix}/404.html`] : []), "/404.html"]
}

/** The not-found page as it was built, or nothing for another file that is gone. */
const notFoundPage = async (path: string, remaker: Remaker): Promise<Buffer> => {
  const file = path.endsWith("/")
    ? notFoundPaths(path)
        .map((file) => remaker.built(file))
        .find(existsSync)
    : undefined
  return file === undefined ? Buffer.from("") : readFile(file)
}

const remade = async (path: string, delivery: Delivery, remaker: Remaker): Promise<Delivery> => {
  const isMissing = delivery.status === 404 && isHtml(delivery)
  for (const candidate of isMissing ? [path, ...notFoundPaths(path)] : [path]) {
    const file = await remaker.file(candidate)
    if (file === null) return { ...delivery, status: 404, body: await notFoundPage(path, remaker) }
    if (!file) continue
    const isFound = candidate === path && isMissing
    return { ...delivery, ...(isFound && { status: 200 }), body: isHtml(delivery) ? withDsnOf(delivery, file) : file }
  }
  return delivery
}

/** Delivers what has been made again with the fault, in place of what the site was built with. */
export const remadeResponses =
  (remaker: Remaker, script: ChangedScript | undefined): Rewrite =>
  async (url, delivery) => {
    const path = url.split("?")[0] ?? url
    if (delivery.status >= 300 && delivery.status !== 404) return delivery
    const response = await remade(path, delivery, remaker)
    return script && isHtml(response) ? withScript(response, script) : response
  }
