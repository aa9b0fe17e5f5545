import { connect } from "node:net"
import { argv, stdout } from "node:process"

/** Requests pages on keep-alive connections, one request at a time on each, and prints the results as JSON. */
const [port, clients, requests, encoding, ...paths] = argv.slice(2) as [string, string, string, string, ...string[]]
const total = Number(requests)
const requestBuffers = paths.map((path) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`),
)
const times: number[] = []
let [sent, failed, bytes] = [0, 0, 0]

/** @returns the bytes of the response that begins with a chunk; 0 if it is no 200 response */
const lengthOf = (chunk: Buffer): number => {
  const end = chunk.indexOf("\r\n\r\n")
  const head = chunk.toString("latin1", 0, end)
  const length = /^HTTP\/1\.1 200 .*\r\ncontent-length: (\d+)/is.exec(head)?.[1]
  return end < 0 || length === undefined ? 0 : end + 4 + Number(length)
}

const client = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1")
    let [started, remainingBytes, isOver] = [0, 0, false]
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
      socket.write(requestBuffers[sent % requestBuffers.length] as Buffer)
      sent += 1
    }
    socket.setNoDelay(true)
    socket.on("connect", next).on("error", fail).on("close", fail)
    socket.on("data", (chunk) => {
      bytes += chunk.length
      if (remainingBytes === 0) {
        remainingBytes = lengthOf(chunk)
        if (remainingBytes === 0) return fail()
      }
      remainingBytes -= chunk.length
      if (remainingBytes > 0) return
      times.push(performance.now() - started)
      next()
    })
  })

await Promise.all(Array.from({ length: Number(clients) }, client))
times.sort((a, b) => a - b)
const percentile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
stdout.write(JSON.stringify({ answers: times.length, failed, bytes, p50: percentile(0.5), p99: percentile(0.99) }))
