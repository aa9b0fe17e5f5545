/** Tests run as CommonJS, which has no `import.meta.url`. */
module.exports = ({ template }) => ({
  visitor: {
    MetaProperty(path) {
      if (path.parentPath.isMemberExpression() && path.parentPath.get("property").isIdentifier({ name: "url" }))
        path.parentPath.replaceWith(template.expression.ast`require("node:url").pathToFileURL(__filename).href`)
    },
  },
})
