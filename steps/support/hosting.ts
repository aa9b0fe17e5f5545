import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import type { SiteName } from "../specification/names.ts"
import { OwnServer } from "./own-server.ts"
import { type Rewrite, type SiteProxy, startProxy } from "./proxy.ts"
import { addressOf } from "./sites.ts"

/**
 * Hosts a site at an address of the scenario, which can deploy it again, refuse connections or leave them unanswered.
 */
export class Hosting {
  #proxy: SiteProxy | undefined
  #ownAddress: string | undefined
  readonly ownServer = new OwnServer()
  readonly #alsoOpen: (() => unknown)[] = []
  /** Requested paths with the status of the response, in order. */
  readonly #answers: { readonly path: string; readonly status: number }[] = []
  /** Number of connections that received no response. */
  unanswered = 0

  get address(): string | undefined {
    return this.#ownAddress ?? this.#proxy?.address
  }

  /** Has the visitor come to a server of the scenario's own. */
  async useOwnServer(site: SiteName, settings: Readonly<Record<string, string>>): Promise<void> {
    this.#ownAddress = await this.ownServer.start(site, settings)
    this.alsoClose(() => this.ownServer.stop())
  }

  /** Requested paths, in order. */
  get requestedPaths(): string[] {
    return this.#answers.map(({ path }) => path)
  }

  /** Statuses of the responses to a path, in order. */
  statusesOf(path: string): number[] {
    return this.#answers.filter((answer) => answer.path === path).map(({ status }) => status)
  }

  /** Deploys a site at the address, optionally with changes. */
  async deploy(site: SiteName, change: Rewrite = (_path, delivery) => delivery): Promise<void> {
    const rewrite: Rewrite = (path, delivery) => {
      this.#answers.push({ path, status: delivery.status })
      return change(path, delivery)
    }
    if (this.#proxy) this.#proxy.rewrite = rewrite
    else this.#proxy = await startProxy(addressOf(site), { rewrite })
  }

  /** Registers another server of the site, to close it with this one. */
  alsoClose(close: () => unknown): void {
    this.#alsoOpen.push(close)
  }

  /** Refuses every connection from now on. */
  async goOffline(): Promise<void> {
    if (!this.#proxy) throw new Error("the site is not deployed at an address of the scenario's own")
    await this.#proxy.close()
    await assert.rejects(fetch(this.#proxy.address), "the site still answers")
  }

  /** Accepts every connection from now on, but never responds. */
  async fallSilent(): Promise<void> {
    await this.goOffline()
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      this.unanswered += 1
      sockets.push(socket.on("error", () => socket.destroy()))
    })
    server.listen(Number(new URL(this.address ?? "").port), "127.0.0.1")
    await once(server, "listening")
    this.alsoClose(() => {
      server.close()
      for (const socket of sockets) socket.destroy()
    })
  }

  async acceptAgain(): Promise<void> {
    await this.#proxy?.open()
  }

  async close(): Promise<void> {
    await this.#proxy?.close()
    for (const close of this.#alsoOpen) await close()
  }
}
