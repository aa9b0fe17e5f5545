/** @jest-environment node */
type PageData = {
  savePageQueryResult: (path: string, result: string) => Promise<void>
  waitUntilPageQueryResultsAreStored: () => Promise<void>
}

const answers: Promise<void>[] = []

jest.doMock("gatsby-cli/lib/reporter", () => ({ __esModule: true, default: {} }))
jest.doMock("gatsby/dist/redux", () => ({ emitter: { on() {} }, store: {} }))
jest.doMock("gatsby/dist/utils/cache-lmdb", () => ({
  __esModule: true,
  default: class {
    init() {
      return this
    }
    set() {
      return answers.shift() ?? Promise.resolve()
    }
  },
}))

const { savePageQueryResult, waitUntilPageQueryResultsAreStored } =
  jest.requireActual<PageData>("gatsby/dist/utils/page-data")

test("a result that cannot be stored rejects the waiting promises, until the next one is stored", async () => {
  answers.push(Promise.reject(new Error("the disk is full")))
  await savePageQueryResult("/first/", "{}")
  await expect(waitUntilPageQueryResultsAreStored()).rejects.toThrow("the disk is full")
  await savePageQueryResult("/second/", "{}")
  await waitUntilPageQueryResultsAreStored()
})

test("a wait covers all results that are being stored, not only the last", async () => {
  const slow = Promise.withResolvers<void>()
  answers.push(slow.promise)
  await savePageQueryResult("/slow/", "{}")
  await savePageQueryResult("/fast/", "{}")
  const waiting = waitUntilPageQueryResultsAreStored().then(() => "stored")
  expect(await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve, "waiting"))])).toBe("waiting")
  slow.resolve()
  expect(await waiting).toBe("stored")
})
