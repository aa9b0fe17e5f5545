import { type ChildProcess, fork } from "node:child_process"
import { rmSync } from "node:fs"
import { join, resolve } from "node:path"
import type { MarketName } from "../../../src/spec/markets.ts"
import { stopWithThisProcess } from "../../../src/tools/stopping.ts"
import type { FileChanges } from "./module-faults.ts"
import { remadeFolder } from "./remade-folder.ts"
import type { Remade, ToRemake } from "./remake.ts"

type Request = ToRemake extends infer Any ? (Any extends ToRemake ? Omit<Any, "id"> : never) : never

/** Makes again what the build of a market decides, with one fault after the other. */
export class Remaker {
  readonly #child: ChildProcess
  readonly #folder: string
  readonly #ended: Promise<unknown>
  readonly #waiting = new Map<number, PromiseWithResolvers<Remade>>()
  #count = 0
  isReached = false

  private constructor(market: MarketName, folder: string) {
    this.#folder = folder
    this.#child = fork(resolve("steps/strength/switches/remake.ts"), {
      cwd: folder,
      env: { ...process.env, MARKET: market, NODE_ENV: "production", GATSBY_SLICES: "1" },
      serialization: "advanced",
    })
    this.#ended = new Promise((end) => this.#child.once("exit", end))
    stopWithThisProcess(this.#ended, () => this.stop())
    this.#waiting.set(0, Promise.withResolvers())
    this.#child.on("message", (remade: Remade) => {
      this.isReached ||= remade.isReached
      const { resolve, reject } = this.#waiting.get(remade.id) ?? {}
      this.#waiting.delete(remade.id)
      if (remade.error === undefined) resolve?.(remade)
      else reject?.(new Error(remade.error))
    })
    this.#child.once("exit", (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`remaking has ended with ${code}`))
    })
  }

  /** @param folder in which the market was built with its switches */
  static async start(market: MarketName, folder: string): Promise<Remaker> {
    const remaker = new Remaker(market, folder)
    await remaker.#waiting.get(0)?.promise
    return remaker
  }

  #ask(request: Request): Promise<Remade> {
    this.#count += 1
    const id = this.#count
    const waiting = Promise.withResolvers<Remade>()
    this.#waiting.set(id, waiting)
    this.#child.send({ ...request, id })
    return waiting.promise
  }

  /** Chooses a fault, and says what of the site it can have changed. */
  async plant(fault: string, changes: FileChanges): Promise<Pick<Remade, "isRemade" | "script">> {
    this.isReached = false
    return this.#ask({ fault, changes })
  }

  /** Returns the content of a path if the fault can have changed it, and null if the site no longer has the page. */
  async file(path: string): Promise<Buffer | null | undefined> {
    const { file, isGone } = await this.#ask({ path })
    return isGone ? null : file && Buffer.from(file)
  }

  /** Returns where the build has a file of the site. */
  built(path: string): string {
    return join(this.#folder, "public", path)
  }

  async stop(): Promise<void> {
    this.#child.kill("SIGKILL")
    await this.#ended
    rmSync(remadeFolder(this.#folder, this.#child.pid), { recursive: true, force: true })
  }
}
