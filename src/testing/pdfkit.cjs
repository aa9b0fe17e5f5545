// Loads pdfkit outside of jsdom, whose document it takes for that of a browser.
module.exports = globalThis.loadPdfkit?.() ?? require("../../node_modules/pdfkit/js/pdfkit.js")
