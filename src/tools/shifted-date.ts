/** Time at which a visit begins that names none: viewings and offers of the sites' content follow it. */
export const usualTime = Date.parse("2026-11-21T12:00:00Z")

/** Shifts the browser's date, which goes on from there, so that a visit sees the same content on every day. */
export const shiftDate = (milliseconds: number): void => {
  const BrowserDate = Date
  const shiftedNow = () => BrowserDate.now() + milliseconds
  globalThis.Date = new Proxy(BrowserDate, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args, self),
    apply: () => new BrowserDate(shiftedNow()).toString(),
    get: (target, key) => (key === "now" ? shiftedNow : Reflect.get(target, key)),
  })
}
