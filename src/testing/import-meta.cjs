/** Tests run as CommonJS, where a module's own address is not `import.meta.url`. */
module.exports = ({ template }) => ({
  visitor: {
    MetaProperty(path) {
      if (path.parentPath.isMemberExpression() && path.parentPath.get("property").isIdentifier({ name: "url" }))
        path.parentPath.replaceWith(template.expression.ast`require("node:url").pathToFileURL(__filename).href`)
    },
  },
})
