import { connect } from "node:net"
import { argv, stdout } from "node:process"

/** Asks for pages on connections that stay open, one at a time on each, and prints what came as JSON. */
const [port, clients, requests, encoding, ...paths] = argv.slice(2) as [string, string, string, string, ...string[]]
const total = Number(requests)
const asked = paths.map((path) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`),
)
const times: number[] = []
let [sent, failed, bytes] = [0, 0, 0]

/** @returns the bytes of the answer that begins with a chunk; 0 where it is none that was asked for */
const lengthOf = (chunk: Buffer): number => {
  const end = chunk.indexOf("\r\n\r\n")
  const head = chunk.toString("latin1", 0, end)
  const length = /^HTTP\/1\.1 200 .*\r\ncontent-length: (\d+)/is.exec(head)?.[1]
  return end < 0 || length === undefined ? 0 : end + 4 + Number(length)
}

const client = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1")
    let [started, left, isOver] = [0, 0, false]
    const end = () => {
      isOver = true
      socket.destroy()
      resolve()
    }
    const fail = () => {
      if (!isOver) failed += 1
      end()
    }
    const next = () => {
      if (sent === total) return end()
      started = performance.now()
      socket.write(asked[sent % asked.length] as Buffer)
      sent += 1
    }
    socket.setNoDelay(true)
    socket.on("connect", next).on("error", fail).on("close", fail)
    socket.on("data", (chunk) => {
      bytes += chunk.length
      if (left === 0) {
        left = lengthOf(chunk)
        if (left === 0) return fail()
      }
      left -= chunk.length
      if (left > 0) return
      times.push(performance.now() - started)
      next()
    })
  })

await Promise.all(Array.from({ length: Number(clients) }, client))
times.sort((a, b) => a - b)
const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
stdout.write(JSON.stringify({ answers: times.length, failed, bytes, p50: share(0.5), p99: share(0.99) }))
