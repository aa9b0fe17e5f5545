/** Gatsby's longest steps, in their order, with their seconds in a first build of Sweden on two cores. */
const usualSeconds = {
  "Compiling Gatsby Functions": 4,
  // Nearly all of it encodes pictures, which later builds have.
  createPages: 34,
  "Building production JavaScript and CSS bundles": 17,
  "Building HTML renderer": 9,
  "Building static HTML for pages": 3,
  onPostBuild: 2,
} as const
type LongStep = keyof typeof usualSeconds
const firstStep: LongStep = "Compiling Gatsby Functions"
const longSteps = Object.keys(usualSeconds) as LongStep[]

/** Seconds of what follows Gatsby: compressing and publishing. */
const afterGatsby = 4

/**
 * Reads Gatsby's output line by line, and returns how far the build is after each line that says so. The first long
 * step, which no cache shortens, tells how fast the machine is.
 */
export const buildProgress = (): ((line: string) => string | undefined) => {
  const finished = new Set<string>()
  let slowness = 1
  let encoded = 0

  const secondsLeft = (): number => {
    const left = longSteps.filter((step) => !finished.has(step)).reduce((sum, step) => sum + usualSeconds[step], 0)
    const ofPictures = finished.has("createPages") ? 0 : encoded * usualSeconds.createPages
    return Math.ceil(slowness * (left - ofPictures + afterGatsby))
  }

  return (line) => {
    const [, pictures, done, total] = /^info (pictures: (\d+) of (\d+))$/.exec(line) ?? []
    const [, step, time = "0"] = /^success (.+?)(?: - (.+))?$/.exec(line) ?? []
    const seconds = Number.parseFloat(time)
    if (pictures !== undefined) encoded = Number(done) / Number(total)
    if (step !== undefined) finished.add(step)
    if (step === firstStep) slowness = seconds / usualSeconds[firstStep]
    const news = pictures ?? (step !== undefined && seconds >= 1 ? `${step}, ${time}` : undefined)
    return news === undefined ? undefined : `${news} (about ${secondsLeft()} s left)`
  }
}
