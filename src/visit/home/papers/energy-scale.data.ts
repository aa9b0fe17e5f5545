const classes = ["A", "B", "C", "D", "E", "F", "G"] as const

export type EnergyClass = (typeof classes)[number]

/** Upper limit of each class but the last. */
export type EnergyScale = readonly [number, number, number, number, number, number]

/** Energy of a new building in Sweden, in kWh per m² and year, from which the invented homes have their classes. */
export const swedishRequirement = 90

/** Classes in Sweden are shares of that requirement: at most 50, 75, 100, 135, 180 and 235 % (BFS 2007:4). */
export const swedishScale: EnergyScale = [45, 67.5, 90, 121.5, 162, 211.5]

/** E-numbers in Finland, by kind of building (1048/2017). */
export const finnishScales = {
  apartment: [75, 100, 130, 160, 190, 240],
  rowHouse: [80, 110, 150, 210, 340, 410],
} as const satisfies Readonly<Record<string, EnergyScale>>

/** Invented E-numbers, each within its class, and the product of a whole number of kWh and the factor of electricity. */
export const finnishNumbers = {
  apartment: { A: 72, B: 90, C: 120, D: 150, E: 180, F: 216, G: 264 },
  rowHouse: { A: 78, B: 96, C: 132, D: 180, E: 276, F: 372, G: 432 },
} as const satisfies Readonly<Record<string, Readonly<Record<EnergyClass, number>>>>

export const classOf = (scale: EnergyScale, value: number): EnergyClass =>
  classes.find((_, index) => value <= (scale[index] ?? Number.POSITIVE_INFINITY)) ?? "G"

/** Whole numbers of each class, such as "46–67". */
export const rangesOf = (scale: EnergyScale): readonly (readonly [EnergyClass, string])[] =>
  classes.map((name, index) => {
    const least = Math.floor(scale[index - 1] ?? -1) + 1
    const most = scale[index]
    return [name, most === undefined ? `${least}–` : `${least}–${Math.floor(most)}`]
  })
