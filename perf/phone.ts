import { pageFunctions } from "lighthouse/core/lib/page-functions.js"
import type { Page } from "playwright"
import { median } from "./median.ts"

/**
 * What Lighthouse's benchmark says of the telephone that pages are made for. Lighthouse calls 125 to 800 a mid-tier phone, and gets
 * there by slowing a desktop computer of 1500 to 2000 down 4 times.
 */
const phone = 500

const times = 3

/**
 * How many times the processor of this machine has to be slowed down to be as slow as the phone's, whatever the machine and
 * whatever else it does; at least once.
 */
export const slowdown = async (page: Page): Promise<number> => {
  const speeds: number[] = []
  for (let time = 0; time < times; time++) speeds.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  return Math.max(1, median(speeds) / phone)
}
