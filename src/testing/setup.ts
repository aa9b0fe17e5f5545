import "@testing-library/jest-dom"

// What Gatsby's Link calls in a browser.
Object.assign(globalThis, { ___loader: { enqueue() {}, hovering() {} }, ___navigate() {} })
