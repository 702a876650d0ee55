const path = require('node:path');
const { languagesIn, writeIndex } = require('./write-index.cjs');

/** Writes `locales/index.ts` of a part from the catalogues beside it. */
module.exports = function catalogues(source) {
  const folder = path.dirname(this.resourcePath);
  this.addContextDependency(folder);
  for (const language of languagesIn(folder))
    this.addDependency(path.join(folder, `${language}.json`));
  return writeIndex(source, folder);
};
