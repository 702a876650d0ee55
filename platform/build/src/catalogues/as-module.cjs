/**
 * Writes a catalogue as an ES module: for an import on demand of JSON, the bundler's runtime would have a
 * function that makes a namespace of its keys.
 */
module.exports = function asModule(source) {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(source)))});`;
};
