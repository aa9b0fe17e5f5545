import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { setTimeout as timeout } from "node:timers/promises"
import { forgetReceived } from "../../src/tools/received.ts"
import type { Site } from "../../src/tools/sites.ts"
import { stopWithThisProcess } from "../../src/tools/stopping.ts"
import { forgetStored } from "../support/contact-requests.ts"
import { countsStored } from "./mutant.ts"
import type { Verdict } from "./verdict.ts"

export type Addresses = Readonly<Record<Site, string>>

/** Files that the servers of a trial write, by the variables that name them to scenarios. */
export type TrialFiles = {
  readonly LEADS_FILE: string
  readonly RECEIVED_FOLDER: string
  /** The fault of the servers, which the agency's desk loads too. */
  readonly PLANTED_FAULT?: string
}

/** Scenarios of a rule to run against sites. */
export type Trial = {
  readonly rule: string
  /** Title of the one scenario to run. */
  readonly scenario?: string | undefined
  /** Part of the titles of the scenarios to run. */
  readonly part?: string | undefined
  readonly addresses: Addresses
  /** Files of servers that share none with the others. */
  readonly files?: TrialFiles | undefined
  /** The fault that browsers are to choose. */
  readonly fault?: string | undefined
}

/** Milliseconds: enough for an element that exists, and short because most mutants fail by one that never appears. */
const expectTimeoutMs = "5000"
const timeoutMs = 240_000

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  )

/** Starts a process that runs trials, and never outlives this one. */
const startProcess = (): ChildProcess => {
  const child = fork("steps/strength/runner.ts", { env: { ...process.env, EXPECT_TIMEOUT_MS: expectTimeoutMs } })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  stopWithThisProcess(ended, (signal) => {
    child.kill(signal)
    return ended
  })
  return child
}

let turn: Promise<unknown> = Promise.resolve()

/** Runs scenarios in a process that loads their steps once, which takes longer than most scenarios. */
export class ScenarioRunner {
  #process: ChildProcess | undefined

  /** Rules that count requests or e-mails run one at a time, each with an empty store, unless the trial has a store itself. */
  run(trial: Trial): Promise<Verdict> {
    if (!countsStored(trial.rule)) return this.#try(trial)
    if (trial.files) return this.#tryWithEmptyStore(trial)
    const next = turn.then(() => this.#tryWithEmptyStore(trial))
    turn = next.catch(() => {})
    return next
  }

  #tryWithEmptyStore(trial: Trial): Promise<Verdict> {
    forgetStored(trial.files?.LEADS_FILE)
    forgetReceived(trial.files?.RECEIVED_FOLDER)
    return this.#try(trial)
  }

  stop(): void {
    this.#process?.kill("SIGKILL")
    this.#process = undefined
  }

  async #try(trial: Trial): Promise<Verdict> {
    const verdict = await this.#ask(trial)
    const isSiteDown = (await Promise.all(Object.values(trial.addresses).map(answers))).includes(false)
    return isSiteDown ? { outcome: "broken", reason: "a site does not answer any more" } : verdict
  }

  async #ask(trial: Trial): Promise<Verdict> {
    this.#process ??= startProcess()
    const end = new AbortController()
    const { signal } = end
    this.#process.send(trial)
    const broken = (reason: string): Verdict => {
      this.stop()
      return { outcome: "broken", reason }
    }
    try {
      return await Promise.race([
        once(this.#process, "message", { signal }).then(([verdict]) => verdict as Verdict),
        once(this.#process, "exit", { signal }).then(([code]) => broken(`the scenarios ended with ${code}`)),
        timeout(timeoutMs, undefined, { signal }).then(() => broken(`the scenarios took longer than ${timeoutMs} ms`)),
      ])
    } finally {
      end.abort()
    }
  }
}
