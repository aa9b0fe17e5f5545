test("a script that fails is removed, also when webpack calls its handler for it", async () => {
  document.body.innerHTML = `
    <script id="page-parts" type="application/json">{"path": "/", "chunks": ["app"], "data": []}</script>
    <script id="gatsby-chunks" type="application/json">{"hash": "1", "chunks": {"app": ["/app-1.js"]}}</script>`
  await import("./start.ts")
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))
  const script = document.querySelector<HTMLScriptElement>('script[src="/app-1.js"]')
  // Webpack adopts an element that still loads: it replaces the handler, and calls the former one without `this`.
  const handler = script?.onerror as (event: unknown) => void
  expect(script?.isConnected).toBe(true)
  handler({ type: "error", target: script })
  expect(script?.isConnected).toBe(false)
})
