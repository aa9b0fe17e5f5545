import type { MonthlyCost } from "../screens/monthly-cost.ts"
import { expect } from "./expect.ts"

/** Expects each field in view while it has the focus, below the sum. */
export const expectFieldsBelowSum = async (cost: MonthlyCost): Promise<void> => {
  await expect(cost.sum).toBeVisible()
  for (const field of await cost.fields.all()) {
    await field.focus()
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(cost.sum).toBeInViewport({ ratio: 1 })
    const [sum, entry] = await Promise.all([cost.sum.boundingBox(), field.boundingBox()])
    expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeLessThanOrEqual(entry?.y ?? 0)
  }
}
