/*
 * The platform serves any product: its sources name nothing that this one sells, none of its remotes and
 * none of its restaurants.
 */

const WORDS = new Set(
  ['pizza', 'cart', 'menu', 'checkout', 'combo'].flatMap((word) => [word, `${word}s`]),
);

/**
 * The beginning of the names of remotes, and names of demo restaurants; `mf-manifest.json` and
 * `mf-stats.json` are names of Module Federation.
 */
const NAMES =
  /\bmf[-_](?!manifest|stats)|\b(?:bella-napoli|slice-house|forno-fechado|cantina-mesa|la-esquina|loja-bloqueada)\b/gi;

/** Words of a text, also inside of identifiers: `plainMenu`, `MENU_ITEMS`, `cart-count`. */
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

/** The words of the product in a text, with their places. */
export function productWords(text) {
  const words = [...text.matchAll(WORD)].filter(([word]) => WORDS.has(word.toLowerCase()));
  return [...words, ...text.matchAll(NAMES)].map(({ 0: word, index }) => ({ word, index }));
}

/** Rejects a word of the product anywhere in a source, comments and the name of the file included. */
export const noProductWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      word: '"{{word}}" is of the product: the platform reads it from a declaration or a build.',
    },
  },
  create(context) {
    const { sourceCode, filename } = context;
    const nameOfFile = filename.split(/[\\/]/).at(-1);
    return {
      Program(node) {
        for (const { word } of productWords(nameOfFile))
          context.report({ node, messageId: 'word', data: { word } });
        for (const { word, index } of productWords(sourceCode.text)) {
          const [start, end] = [index, index + word.length].map((at) =>
            sourceCode.getLocFromIndex(at),
          );
          context.report({ loc: { start, end }, messageId: 'word', data: { word } });
        }
      },
    };
  },
};
