/** @jest-environment node */
import childProcess from "node:child_process"
import { EventEmitter } from "node:events"

type Pool = { create: () => { readonly single: { readonly renderHTMLProd: () => Promise<void> } } }

jest.doMock("gatsby-cli/lib/reporter", () => ({ __esModule: true, default: { verbose() {} } }))
jest.doMock("gatsby/dist/redux", () => ({}))
jest.doMock("gatsby/dist/utils/worker/reporter", () => ({ initReporterMessagingInMainProcess() {} }))
jest.doMock("gatsby/dist/utils/jobs/worker-messaging", () => ({ initJobsMessagingInMainProcess() {} }))
jest.doMock("gatsby/dist/utils/worker/child", () => ({ renderHTMLProd() {} }))

test("the process that renders HTML starts with its first task, after memory has been freed", () => {
  Object.assign(process.env, { GATSBY_CPU_COUNT: "1", gatsby_executing_command: "build" })
  const events: string[] = []
  Object.assign(globalThis, { gc: () => events.push("memory freed") })
  jest.spyOn(childProcess, "fork").mockImplementation(() => {
    events.push("process started")
    return Object.assign(new EventEmitter(), { kill() {} }) as childProcess.ChildProcess
  })
  const { single } = jest.requireActual<Pool>("gatsby/dist/utils/worker/pool").create()
  expect(events).toEqual([])
  void single.renderHTMLProd()
  void single.renderHTMLProd()
  expect(events).toEqual(["memory freed", "process started"])
})
