import { execFileSync } from "node:child_process"
import { chmodSync, realpathSync, rmSync } from "node:fs"
import { connect } from "node:net"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as wait } from "node:timers/promises"
import { contactRequestsPath } from "../../spec/contact.ts"
import { requestOf } from "./account.ts"
import { buildPath, publishSite, siteLinkIn } from "./pages-site.ts"

/** The server under test. */
export type Target = {
  readonly folder: string
  readonly address: string
  readonly pid: number
  readonly storeFile: string
  /** Reports that the site's files are unreadable, so that errors are allowed. */
  readonly strain: (isStrained: boolean) => void
}

/**
 * Causes a fault, holds it and ends it.
 * @returns whether the fault had an effect
 */
export type Fault = (target: Target, durationMs: number) => Promise<boolean>

const statusOf = async (address: string, options?: RequestInit): Promise<number> =>
  (await fetch(address, { ...options, headers: { connection: "close", ...options?.headers } })).status

/** @returns whether the condition becomes true within 30 seconds */
const becomesTrue = async (condition: () => Promise<boolean>): Promise<boolean> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await condition()) return true
    await wait(100)
  }
  return false
}

/** @returns whether a valid contact request cannot be stored */
const isStoreDown = async ({ address }: Target): Promise<boolean> => {
  const body = JSON.stringify({ ...requestOf("fault-0"), key: crypto.randomUUID() })
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" }
  return (await statusOf(address + contactRequestsPath, { method: "POST", headers, body })) === 503
}

const filesUnreadable: Fault = async ({ folder, address, strain }, durationMs) => {
  const site = realpathSync(siteLinkIn(folder))
  strain(true)
  chmodSync(site, 0o000)
  const hadEffect = (await statusOf(`${address}/never-asked-for/`)) === 500
  await wait(durationMs)
  chmodSync(site, 0o755)
  strain(false)
  return hadEffect
}

const storeLocked: Fault = async (target, durationMs) => {
  const other = new DatabaseSync(target.storeFile, { timeout: 5000 })
  other.exec("begin immediate")
  const hadEffect = await isStoreDown(target)
  await wait(durationMs)
  other.close()
  return hadEffect
}

/** Limits the size of files, which has the same effect on a process as a full disk. */
const diskFull: Fault = async (target, durationMs) => {
  const limit = (size: string) => execFileSync("prlimit", [`--pid=${target.pid}`, `--fsize=${size}:unlimited`])
  limit("1")
  const hadEffect = await isStoreDown(target)
  await wait(durationMs)
  limit("unlimited")
  return hadEffect
}

/** Opens more idle connections than the process may have open files. */
const noConnections: Fault = async ({ address }, durationMs) => {
  let closed = 0
  const sockets = []
  for (let count = 0; count < 500; count += 1) {
    const socket = connect(Number(new URL(address).port), "localhost")
    socket
      .on("error", () => {})
      .once("close", () => {
        closed += 1
      })
    sockets.push(socket)
    await wait(1)
  }
  const hadEffect = closed > 0
  await wait(durationMs)
  for (const socket of sockets) socket.destroy()
  return hadEffect
}

let [build, beforeLast] = [0, ""]
const buildReplaced: Fault = async ({ folder, address }, durationMs) => {
  build += 1
  const last = realpathSync(siteLinkIn(folder))
  publishSite(folder, build, last)
  // As a build does, which keeps the last release: the server needs a second to switch.
  rmSync(beforeLast, { recursive: true, force: true })
  beforeLast = last
  const hadEffect = await becomesTrue(async () => (await (await fetch(address + buildPath)).text()) === String(build))
  await wait(durationMs)
  return hadEffect
}

const hasPrlimit = (): boolean => {
  try {
    execFileSync("prlimit", ["--version"])
    return true
  } catch {
    return false
  }
}

/** Faults by their names in the report. */
export const faults = (): ReadonlyMap<string, Fault> =>
  new Map([
    ["files not readable", filesUnreadable],
    ["store locked", storeLocked],
    ["new build", buildReplaced],
    ["connections taken", noConnections],
    ...(hasPrlimit() ? [["disk full", diskFull] as const] : []),
  ])
