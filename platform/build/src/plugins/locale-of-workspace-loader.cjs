/**
 * Gives the texts of each remote a separate chunk name: in one bundle, chunks of the same name are
 * merged.
 */
module.exports = function localeOfWorkspace(source, map) {
  const { workspace } = this.getOptions();
  this.callback(
    null,
    source.replace(/webpackChunkName: "(locale|overlay)-/g, `webpackChunkName: "${workspace}-$1-`),
    map,
  );
};
