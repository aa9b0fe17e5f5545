import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../../src/tools/free-port.ts"
import { type Program, startProgram } from "../../src/tools/program.ts"
import { type SiteName, siteNames } from "../specification/names.ts"
import { noteFault, plantFaults } from "./commands.ts"

/** Serves a site as an operator does, with settings of the scenario's own and a store that nobody else uses. */
export class OwnServer {
  #program: Program | undefined
  #address = ""
  #operationsAddress = ""

  /**
   * Starts `npm run serve`.
   * @returns address of the site
   */
  async start(site: SiteName, settings: Readonly<Record<string, string>>): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), "kvistbo-own-server-"))
    const [port, operationsPort] = [await freePort(), await freePort()]
    this.#program = startProgram(process.execPath, [...plantFaults(), "src/cli/serve.ts", siteNames[site]], {
      env: {
        DATABASE_URL: "",
        LEADS_FILE: join(folder, "leads.sqlite"),
        HOST: "localhost",
        PORT: String(port),
        METRICS_PORT: String(operationsPort),
        METRICS_HOST: "localhost",
        ...settings,
      },
    })
    void this.#program.ended.then(() => rmSync(folder, { recursive: true, force: true }))
    this.#address = `http://localhost:${port}`
    this.#operationsAddress = `http://localhost:${operationsPort}`
    await this.#program.find(new RegExp(RegExp.escape(`${this.#address}/`)))
    return this.#address
  }

  /** The lines of the log about a path, and all lines. */
  logOf(path: string): { readonly about: string[]; readonly all: string[] } {
    const all = (this.#program?.output.out ?? "").split("\n").filter((line) => line.startsWith("{"))
    return { about: all.filter((line) => JSON.parse(line).path === path), all }
  }

  /** Returns what the server tells its operators at a path, such as `/metrics`. */
  async toldAt(path: string): Promise<string> {
    const answer = await fetch(this.#operationsAddress + path)
    assert.equal(answer.status, 200, path)
    return answer.text()
  }

  async stop(): Promise<void> {
    await this.#program?.stop()
    noteFault(this.#program?.output.all ?? "")
  }
}
