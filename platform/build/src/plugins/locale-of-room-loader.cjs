/**
 * Gives the texts of one remote a chunk of their own name: in one bundle, chunks of the same name
 * become one.
 */
module.exports = function localeOfRoom(source, map) {
  const { room } = this.getOptions();
  this.callback(
    null,
    source.replaceAll('webpackChunkName: "locale-', `webpackChunkName: "${room}-locale-`),
    map,
  );
};
