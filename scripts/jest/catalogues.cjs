/* Jest's transform of `locales/index.ts`: the module that the build makes of it, then as any other. */
const { createHash } = require('node:crypto');
const path = require('node:path');
const swc = require('@swc/jest');
const { writeIndex } = require('../../platform/build/src/catalogues/write-index.cjs');

module.exports = {
  createTransformer(options) {
    const inner = swc.createTransformer(options);
    const written = (source, file) => writeIndex(source, path.dirname(file));
    return {
      process: (source, file, context) => inner.process(written(source, file), file, context),
      getCacheKey: (source, file, context) =>
        createHash('sha256')
          .update(inner.getCacheKey(written(source, file), file, context))
          .update(writeIndex.toString())
          .digest('hex'),
    };
  },
};
