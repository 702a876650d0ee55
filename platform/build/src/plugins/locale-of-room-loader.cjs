/**
 * Gives the texts of each remote a separate chunk name: in one bundle, chunks of the same name are
 * merged.
 */
module.exports = function localeOfRoom(source, map) {
  const { room } = this.getOptions();
  this.callback(
    null,
    source.replaceAll('webpackChunkName: "locale-', `webpackChunkName: "${room}-locale-`),
    map,
  );
};
