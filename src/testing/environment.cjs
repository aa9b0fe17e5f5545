// Replaces jsdom's fetch and streams with Node.js' own, which msw needs.
const { TestEnvironment } = require("jest-environment-jsdom")

const fromNode = {
  AbortController,
  AbortSignal,
  Blob,
  BroadcastChannel,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TextEncoderStream,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  clearImmediate,
  fetch,
  setImmediate,
  structuredClone,
}

module.exports = class extends TestEnvironment {
  constructor(...options) {
    super(...options)
    this.customExportConditions = ["node", "node-addons"]
    Object.assign(this.global, fromNode)
  }
}
