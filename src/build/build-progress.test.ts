import { buildProgress } from "./build-progress.ts"

test("a step of a second or more is shown with the usual seconds of the steps that are left", () => {
  const progress = buildProgress()
  expect(progress("success load gatsby config - 0.074s")).toBeUndefined()
  expect(progress("success Compiling Gatsby Functions - 4.000s")).toBe(
    "Compiling Gatsby Functions, 4.000s (about 69 s left)",
  )
  expect(progress("success createPages - 34.000s")).toBe("createPages, 34.000s (about 35 s left)")
  expect(progress("success onPostBuild - 2.000s - 198/198")).toBe("onPostBuild, 2.000s - 198/198 (about 33 s left)")
})

test("a machine that takes twice as long for the first step has twice as long to go", () => {
  const progress = buildProgress()
  progress("success Compiling Gatsby Functions - 8.000s")
  expect(progress("success createPages - 70.000s")).toBe("createPages, 70.000s (about 70 s left)")
})

test("encoded pictures shorten what is left of their step", () => {
  const progress = buildProgress()
  progress("success Compiling Gatsby Functions - 4.000s")
  expect(progress("info pictures: 100 of 200")).toBe("pictures: 100 of 200 (about 52 s left)")
  expect(progress("success createPages - 1.000s")).toBe("createPages, 1.000s (about 35 s left)")
})

test("other lines show nothing", () => {
  expect(buildProgress()("warning chunk styles [mini-css-extract-plugin]")).toBeUndefined()
})
