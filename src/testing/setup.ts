import "@testing-library/jest-dom"

// Functions that Gatsby's Link calls in a browser.
Object.assign(globalThis, { ___loader: { enqueue() {}, hovering() {} }, ___navigate() {} })

// Tests stand on the sample, so that editors may change any record of theirs.
process.env.AGENCY ??= "sample"
