/** @jest-environment node */
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { runProgram } from "../../tools/program.ts"
import { lazyThread } from "./thread.ts"

type Functions = { double: (number: number) => number; fail: () => never; hang: () => Promise<never>; end: () => never }

const folder = temporaryFolder()
writeFiles(folder, {
  "worker.ts": `import { answerCalls } from ${JSON.stringify(resolve("src/server/store/thread.ts"))}
  answerCalls({
    double: (number) => 2 * number,
    fail: () => { throw Object.assign(new TypeError("of no use"), { code: "E" }) },
    hang: () => new Promise(() => {}),
    end: () => process.exit(1),
  })`,
})
const worker = pathToFileURL(join(folder, "worker.ts"))
const thread = lazyThread<Functions>(worker, "It has ended.")
afterAll(() => thread.call("end", []).catch(() => {}))

test("each call gets its own answer, and an error its name, message and code", async () => {
  const error = { name: "TypeError", message: "of no use", code: "E" }
  const failure = expect(thread.call("fail", [])).rejects.toMatchObject(error)
  expect(await Promise.all([thread.call("double", [1]), thread.call("double", [2])])).toEqual([2, 4])
  await failure
})

test("a call that takes too long fails, and the thread answers others", async () => {
  const late = thread.call("hang", [], { ms: 20, message: "Too late." })
  await expect(late).rejects.toThrow("Too late.")
  expect([await thread.call("double", [3]), thread.pendingCalls()]).toEqual([6, 0])
})

test("waiting calls fail when the thread ends, and the next call starts another", async () => {
  const calls = await Promise.allSettled([thread.call("hang", []), thread.call("end", [])])
  expect(calls.map((call) => call.status === "rejected" && call.reason.message)).toEqual(Array(2).fill("It has ended."))
  expect(thread.isRunning()).toBe(false)
  expect(await thread.call("double", [4])).toBe(8)
})

test("a thread that runs out of memory fails its calls, and the process and the next call go on", async () => {
  const thread = JSON.stringify(resolve("src/server/store/thread.ts"))
  writeFiles(folder, {
    "growing.ts": `import { answerCalls } from ${thread}
    answerCalls({
      double: (number) => 2 * number,
      grow: () => { for (const all = []; ; ) all.push({}) },
    })`,
    "program.ts": `import { lazyThread } from ${thread}
    const thread = lazyThread(new URL("growing.ts", import.meta.url), "It has ended.")
    await thread.call("grow", []).catch(({ code }) => console.log(code))
    console.log(await thread.call("double", [4]))`,
  })
  // The limit of the flag is that of each thread.
  const { code, out } = await runProgram(process.execPath, ["--max-heap-size=64", join(folder, "program.ts")])
  expect({ code, out }).toEqual({ code: 0, out: "ERR_WORKER_OUT_OF_MEMORY\n8\n" })
})
