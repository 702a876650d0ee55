/**
 * Lets the minimizer drop components of a library that nothing imports: their creation is marked as
 * free of side effects, and the assignment of their names for developer tools is removed.
 */
module.exports = function unusedComponents(source, map) {
  const code = source
    .replace(/^(var \w+ = )(\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
  this.callback(null, code, map);
};
