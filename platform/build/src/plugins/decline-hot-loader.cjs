/** A module that must not be exchanged while it runs: a change of it loads the page again. */
module.exports = function declineHot(source, map) {
  this.callback(null, `${source}\nimport.meta.webpackHot?.decline();\n`, map);
};
