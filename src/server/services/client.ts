import { isIP } from "node:net"

/** Strips brackets, port and zone, which proxies may write, from an address. */
const bareAddress = (text: string): string => {
  const trimmed = text.trim()
  const bracketed = /^\[([^\]]+)\]/.exec(trimmed)?.[1]
  const address = bracketed ?? (/^[\d.]+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, "") : trimmed)
  return address.replace(/%.*$/s, "")
}

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): string[] => {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::")
  const groups = (text = "") => text.split(":").filter(Boolean)
  const [before, after] = [groups(head), groups(tail)]
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after]
}

/**
 * Identifies a client by its IPv4 address or its IPv6 network (/64), whose addresses all belong to one subscriber.
 * @returns one value for all addresses that cannot be parsed
 */
export const clientOf = (text: string): string => {
  const address = bareAddress(text)
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return "unknown"
  const groups = groupsOf(address)
  if (groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff") {
    const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number]
    return [high >> 8, high & 255, low >> 8, low & 255].join(".")
  }
  return `${groups.slice(0, 4).join(":")}::/64`
}

/** Site (/48) of an IPv6 network, in which one subscriber may have 65 536 networks; undefined for IPv4. */
export const siteOf = (client: string): string | undefined =>
  client.endsWith("::/64") ? `${client.split(":").slice(0, 3).join(":")}::/48` : undefined

/**
 * Address of the client as the first of our own proxies saw it: each proxy appends one, and a client can forge others.
 * @param proxies number of our own proxies
 */
export const forwardedFor = (header: string | readonly string[] | undefined, proxies: number): string | undefined =>
  proxies > 0 ? [header ?? ""].flat().join(",").split(",").at(-proxies)?.trim() || undefined : undefined
