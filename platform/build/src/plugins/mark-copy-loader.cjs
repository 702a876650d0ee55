/**
 * Appends one line to the main file of a package that must be loaded once: it records at run time
 * which build's copy runs.
 */
module.exports = function markCopy(source, map) {
  const { packageName, build } = this.getOptions();
  const copy = `[${JSON.stringify(packageName)}, ${JSON.stringify(build)}]`;
  const line = `;(globalThis.__storefrontCopies ??= []).push(${copy});`;
  this.callback(null, `${source}\n${line}\n`, map);
};
