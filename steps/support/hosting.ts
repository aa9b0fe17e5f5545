import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { type Deployment, type Rewrite, startDeployment } from "./deployment.ts"
import { addressOf, type SiteName } from "./sites.ts"

/** The site at an address of the scenario's own, where it can be deployed anew, be out of reach or leave without an answer. */
export class Hosting {
  #deployment: Deployment | undefined
  readonly #doors: (() => void)[] = []
  /** Paths that the deployment was asked for, in order. */
  readonly asked: string[] = []
  /** Connections that were left without an answer. */
  unanswered = 0

  get address(): string | undefined {
    return this.#deployment?.address
  }

  /** Puts a site, changed or as it was built, at the address. */
  async deploy(site: SiteName, change: Rewrite = (_path, delivery) => delivery): Promise<void> {
    const rewrite: Rewrite = (path, delivery) => {
      this.asked.push(path)
      return change(path, delivery)
    }
    if (this.#deployment) this.#deployment.rewrite = rewrite
    else this.#deployment = await startDeployment(addressOf(site), rewrite)
  }

  /** Something else that serves the site, to be closed with it. */
  alsoClose(close: () => void): void {
    this.#doors.push(close)
  }

  /** Every connection is refused from now on. */
  async goOffline(): Promise<void> {
    if (!this.#deployment) throw new Error("the site is not deployed at an address of the scenario's own")
    await this.#deployment.close()
    await assert.rejects(fetch(this.#deployment.address), "the site still answers")
  }

  /** Every connection stays without an answer from now on. */
  async fallSilent(): Promise<void> {
    await this.goOffline()
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      this.unanswered += 1
      sockets.push(socket.on("error", () => socket.destroy()))
    })
    server.listen(Number(new URL(this.address ?? "").port), "localhost")
    await once(server, "listening")
    this.alsoClose(() => {
      server.close()
      for (const socket of sockets) socket.destroy()
    })
  }

  async comeBack(): Promise<void> {
    await this.#deployment?.open()
  }

  async close(): Promise<void> {
    await this.#deployment?.close()
    for (const close of this.#doors) close()
  }
}
