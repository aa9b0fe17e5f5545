import { parentPort, Worker } from "node:worker_threads"
import { PlainError } from "../../domain/plain-error.ts"

/** Functions that a thread runs for others. */
type Functions = Readonly<Record<string, (...args: never[]) => unknown>>

type Call = { readonly number: number; readonly name: string; readonly args: readonly unknown[] }
/** An Error loses its class and its code on the way to another thread. */
type Failure = { readonly name: string; readonly message: string; readonly code: unknown; readonly isPlain: boolean }
type Answer =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly failure: Failure }
  | { readonly warning: string }

type PendingCall = {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout | undefined
}

const errorOf = ({ name, message, code, isPlain }: Failure): Error =>
  isPlain ? new PlainError(message) : Object.assign(new Error(message), { name, code })

export type Thread<Runs extends Functions> = {
  readonly call: <Name extends keyof Runs & string>(
    name: Name,
    args: Parameters<Runs[Name]>,
    timeout?: { readonly ms: number; readonly message: string },
  ) => Promise<Awaited<ReturnType<Runs[Name]>>>
  readonly pendingCalls: () => number
  readonly isRunning: () => boolean
}

/**
 * Runs functions in a thread, which starts on the first call, and again if it has ended.
 * @param module calls `answerCalls`
 * @param endMessage of the error of calls that are pending when the thread ends
 * @param workerData for the module
 */
export const lazyThread = <Runs extends Functions>(
  module: URL,
  endMessage: string,
  workerData?: unknown,
): Thread<Runs> => {
  let current: Worker | undefined
  let count = 0
  const pending = new Map<number, PendingCall>()

  const settle = (number: number): PendingCall | undefined => {
    const call = pending.get(number)
    clearTimeout(call?.timer)
    pending.delete(number)
    // Lets the process exit while no call is pending.
    if (pending.size === 0) current?.unref()
    return call
  }
  const start = (): Worker => {
    const worker = new Worker(module, { workerData, execArgv: [] })
    const rejectAll = (error: Error) => {
      if (current !== worker) return
      current = undefined
      for (const number of [...pending.keys()]) settle(number)?.reject(error)
    }
    worker.on("message", (answer: Answer) => {
      if ("warning" in answer) console.error(answer.warning)
      else if ("failure" in answer) settle(answer.number)?.reject(errorOf(answer.failure))
      else settle(answer.number)?.resolve(answer.result)
    })
    worker.on("error", rejectAll)
    worker.on("exit", () => rejectAll(new PlainError(endMessage)))
    return worker
  }
  return {
    call: (name, args, timeout) =>
      new Promise((resolve, reject) => {
        current ??= start()
        current.ref()
        const number = count++
        const timer = timeout && setTimeout(() => settle(number)?.reject(new PlainError(timeout.message)), timeout.ms)
        pending.set(number, { resolve: resolve as PendingCall["resolve"], reject, timer })
        current.postMessage({ number, name, args } satisfies Call)
      }),
    pendingCalls: () => pending.size,
    isRunning: () => current !== undefined,
  }
}

const send = (answer: Answer) => parentPort?.postMessage(answer)

/** Writes a sentence to the main thread's error log. */
export const warn = (warning: string): void => send({ warning })

/** Runs functions of this thread for the thread that started it. */
export const answerCalls = (functions: Functions): void => {
  parentPort?.on("message", async ({ number, name, args }: Call) => {
    try {
      send({ number, result: await functions[name]?.(...(args as never[])) })
    } catch (error) {
      const { name, message, code } = error as NodeJS.ErrnoException
      send({ number, failure: { name, message, code, isPlain: error instanceof PlainError } })
    }
  })
}
