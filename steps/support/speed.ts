import { gzipSync } from "node:zlib"
import type { SiteName } from "../specification/names.ts"
import type { Profile } from "./profiles.ts"
import { type Delivery, startProxy } from "./proxy.ts"
import { addressOf } from "./sites.ts"

/** A phone network of middling quality, so slow that the machine's own speed decides little. */
const slowNetwork = { offline: false, latency: 300, downloadThroughput: 60_000, uploadThroughput: 60_000 }

const rounds = 3

/** Compresses texts, as every host does. */
const compressed = (delivery: Delivery): Delivery => {
  if (!/text|json|javascript|svg/.test(delivery.headers["content-type"] ?? "")) return delivery
  return { ...delivery, headers: { ...delivery.headers, "content-encoding": "gzip" }, body: gzipSync(delivery.body) }
}

/** Leaves out all scripts of a page, as in plain HTML. */
const inPlainHtml = (delivery: Delivery): Delivery => {
  if (!delivery.headers["content-type"]?.startsWith("text/html")) return delivery
  const html = delivery.body.toString().replaceAll(/<script\b.*?<\/script>|<link [^>]*as="script"[^>]*>/gs, "")
  return { ...delivery, body: Buffer.from(html) }
}

/** Returns when the largest part of a page has been painted once it has loaded (ms). */
const largestPaint = async (context: Profile, address: string): Promise<number> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.setCacheDisabled", { cacheDisabled: true })
  await session.send("Network.emulateNetworkConditions", slowNetwork)
  await page.goto(address, { waitUntil: "load" })
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        }),
      ),
  )
  await page.close()
  return time
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * Compares a page with itself in plain HTML, in rounds that other work of the machine delays alike.
 * @returns by how many times later its largest part is painted
 */
export const delayOverPlainHtml = async (context: Profile, site: SiteName, path: string): Promise<number> => {
  const own = await startProxy(addressOf(site), { rewrite: (_path, delivery) => compressed(delivery) })
  const plain = await startProxy(addressOf(site), {
    rewrite: (_path, delivery) => compressed(inPlainHtml(delivery)),
  })
  try {
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const later = await largestPaint(context, own.address + path)
      ratios.push(later / (await largestPaint(context, plain.address + path)))
    }
    return median(ratios)
  } finally {
    await Promise.all([own.close(), plain.close()])
  }
}
