/** Returns which lines of a step's output, told in order, name a failure or give its reason, which is indented. */
export const failureLines = (): ((line: string) => boolean) => {
  let isFailure = false
  return (line) => {
    isFailure = /^(?:FAIL|UNSTEADY) /.test(line) || (isFailure && line.startsWith("  "))
    return isFailure
  }
}
