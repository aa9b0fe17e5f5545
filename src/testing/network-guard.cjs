// Preloaded into builds (NODE_OPTIONS=--require): refuses connections to and look-ups of other machines and
// logs them in NETWORK_LOG, so that the tests can prove that no build makes any.
const { appendFileSync } = require("node:fs")
const dns = require("node:dns")
const net = require("node:net")

const own = /^(localhost|127\.\d+\.\d+\.\d+|::1|::|0\.0\.0\.0)$/

const refuse = (what) => {
  appendFileSync(process.env.NETWORK_LOG, `${what}\n`)
  return Object.assign(new Error(`${what} was refused: nothing may be asked of other hosts here`), { code: "EACCES" })
}

const { connect } = net.Socket.prototype

/** Host of a connection; undefined for a Unix socket. */
const hostOf = ([first, second]) => {
  if (Array.isArray(first)) return hostOf(first)
  if (typeof first === "object" && first !== null) return first.path ? undefined : (first.host ?? "localhost")
  return Number.isNaN(Number(first)) ? undefined : typeof second === "string" ? second : "localhost"
}

net.Socket.prototype.connect = function (...options) {
  const host = hostOf(options)
  if (host === undefined || own.test(host)) return connect.apply(this, options)
  const error = refuse(`connection to ${host}`)
  process.nextTick(() => this.destroy(error))
  return this
}

const lookup = dns.lookup
dns.lookup = (host, ...rest) => {
  if (!host || own.test(host)) return lookup(host, ...rest)
  const error = refuse(`look-up of ${host}`)
  process.nextTick(() => rest.at(-1)(error))
}
