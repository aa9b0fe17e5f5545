import type { MonthlyCost } from "../screens/monthly-cost.ts"
import { expect } from "./expect.ts"

/** What a device may store as the visitor's own figures, by the words of the features. */
export const storedFigures: Readonly<Record<string, string>> = {
  "of an earlier visit at 6 %": '{"interest":6,"years":30}',
  "that are not possible": '{"interest":600,"persons":"yes"}',
  "that cannot be read": "[[1",
}

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
