// Every class of a CSS module by its own name; a file that is imported for its path has some text for one.
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name) })
