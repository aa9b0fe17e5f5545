/** @jest-environment node */
import { runProgram, startProgram } from "./program.ts"

const node = (script: string) => [process.execPath, ["-e", script]] as const

test("a program's output is collected, whole and by stream, and its lines are reported", async () => {
  const lines: string[] = []
  const result = await runProgram(...node('console.log("a\\nb"); process.stderr.write("c"); process.exitCode = 3'), {
    onLine: (line, stream) => lines.push(`${stream} ${line}`),
  })
  expect(result).toMatchObject({ code: 3, out: "a\nb\n", error: "c" })
  expect(result.all).toHaveLength(5)
  expect(lines.sort()).toEqual(["error c", "out a", "out b"])
})

test("a program gets variables in addition to those of this process", async () => {
  const { out } = await runProgram(...node("console.log(process.env.PLACE, process.env.PATH)"), {
    env: { PLACE: "here" },
  })
  expect(out).toBe(`here ${process.env.PATH}\n`)
})

test("a program that does not exist ends with 127 and a message", async () => {
  expect(await runProgram("no-such-program", [])).toMatchObject({
    code: 127,
    // A folder of PATH that this user may not read gives EACCES.
    all: expect.stringMatching(/^no-such-program: cannot be started \((?:ENOENT|EACCES)\)\n$/),
  })
})

test("a program is killed after its timeout", async () => {
  expect(await runProgram(...node("setInterval(() => {}, 1000)"), { timeoutMs: 100 })).toMatchObject({ code: 137 })
})

test("text in the output is found as soon as it comes", async () => {
  const program = startProgram(...node('console.log("at http://localhost:1/"); setInterval(() => {}, 1000)'))
  expect(await program.find(/http:\/\/[^\s/]+(?=\/)/)).toBe("http://localhost:1")
  expect(await program.find(/^at/)).toBe("at")
  expect(await program.stop()).toBe(143)
  expect(await program.stop()).toBe(143)
})

test("a search ends with the program, and repeats its output", async () => {
  const program = startProgram(...node('console.error("no port"); process.exitCode = 1'))
  await expect(program.find(/listening/)).rejects.toThrow(/ has ended with 1:\nno port$/m)
})

test("a program is stopped with its child processes, which share its output", async () => {
  const child = 'console.log("started"); setTimeout(() => {}, 20_000)'
  const program = startProgram("sh", ["-c", '"$0" -e "$1"; true', process.execPath, child], { hasGroup: true })
  await program.find(/started/)
  expect(await program.stop("SIGKILL")).toBe(137)
})
