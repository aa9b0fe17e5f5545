import { isIP } from "node:net"

/** An address as proxies write it, without brackets, port and zone. */
const bare = (text: string): string => {
  const written = text.trim()
  const bracketed = /^\[([^\]]+)\]/.exec(written)?.[1]
  const address = bracketed ?? (/^[\d.]+:\d+$/.test(written) ? written.replace(/:\d+$/, "") : written)
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
 * Who sends, as far as an address tells: of IPv4 the address, of IPv6 the network (/64), whose other addresses are the
 * same subscriber's.
 * @returns the same for all whose address cannot be read
 */
export const clientOf = (text: string): string => {
  const address = bare(text)
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return "unknown"
  const groups = groupsOf(address)
  if (groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff") {
    const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number]
    return [high >> 8, high & 255, low >> 8, low & 255].join(".")
  }
  return `${groups.slice(0, 4).join(":")}::/64`
}

/** The site (/48) of an IPv6 network, of which one subscriber may have 65 536; undefined of IPv4. */
export const siteOf = (client: string): string | undefined =>
  client.endsWith("::/64") ? `${client.split(":").slice(0, 3).join(":")}::/48` : undefined

/**
 * Who asked the first of our own proxies, which each add one address at the end; what a client says itself comes before.
 * @param proxies how many there are
 */
export const forwardedFor = (header: string | readonly string[] | undefined, proxies: number): string | undefined =>
  proxies > 0 ? [header ?? ""].flat().join(",").split(",").at(-proxies)?.trim() || undefined : undefined
