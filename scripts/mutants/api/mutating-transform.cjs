/**
 * Transform of Jest that changes one text of one file while it compiles it: the file on disk stays
 * as it is. Reads `HAND_MUTANT`: JSON of `{ file, original, replacement }`, `file` absolute.
 */
const { createHash } = require('node:crypto');
const swc = require('@swc/jest');

const mutant = JSON.parse(process.env['HAND_MUTANT']);

module.exports = {
  createTransformer(options) {
    const compiler = swc.createTransformer(options);
    const mutate = (source, file) => {
      if (file !== mutant.file) return source;
      if (source.split(mutant.original).length !== 2)
        throw new Error(`${file} does not contain this text exactly once: ${mutant.original}`);
      return source.replace(mutant.original, () => mutant.replacement);
    };
    return {
      canInstrument: false,
      process: (source, file, context) => compiler.process(mutate(source, file), file, context),
      getCacheKey: (source, file, context) =>
        createHash('sha256')
          .update(compiler.getCacheKey(mutate(source, file), file, context))
          .update(file === mutant.file ? process.env['HAND_MUTANT'] : '')
          .digest('hex'),
    };
  },
};
