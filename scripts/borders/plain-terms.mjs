/*
 * The vocabulary of docs/glossary.md: names that hide a standard term, and comments and test titles
 * that describe software as a person.
 */
import { builtinRules } from 'eslint/use-at-your-own-risk';

/** Words that are no name: docs/glossary.md has the standard term for each. */
const TERMS = [
  'told',
  'untold',
  'tell',
  'telling',
  'teller',
  'asked',
  'unasked',
  'ask',
  'asking',
  'heard',
  'hear',
  'hearing',
  'ears',
  'kept',
  'unkept',
  'unsaid',
  'rested',
  'resting',
  'standing',
  'patience',
  'guesses',
  'wish',
  'misspelt',
  'hindrance',
  'clerk',
  'whoever',
];

/** A key of orders that are stored on customers' devices (`PendingOrder`). */
const STORED_KEY = 'isTold';

/**
 * The names that `glossary/plain-names` rejects: each word alone, and as a store, a type, a constant and a
 * boolean.
 */
export const deniedNames = TERMS.flatMap((word) => {
  const type = `${word[0].toUpperCase()}${word.slice(1)}`;
  return [word, type, word.toUpperCase(), `$${word}`, `is${type}`];
}).filter((name) => name !== STORED_KEY);

const denylist = builtinRules.get('id-denylist');
const restricted = '"{{name}}": use a term of docs/glossary.md.';

/** `id-denylist` of ESLint with a message that names the glossary. */
export const plainNames = {
  ...denylist,
  meta: { ...denylist.meta, messages: { restricted, restrictedPrivate: restricted } },
};

/** Words that describe software as a person, or stand for a noun. */
const PERSONAL = [
  'told',
  'tells?',
  'teller',
  'asks?',
  'asked',
  'whom?',
  'knows?',
  'kept',
  'hears?',
  'heard',
  'nobody',
  'somebody',
  'whoever',
  'patience',
  'misspelt',
  'hindrance',
  'clerk',
];
const IN_TEXT = new RegExp(`\\b(?:${PERSONAL.join('|')})\\b`, 'i');
/** Code in a comment: it quotes wire names and texts of the specification. */
const quoted = (text) => text.replace(/`[^`]*`|"[^"]*"|'[^']*'|“[^”]*”/g, '');

const wordIn = (text) => IN_TEXT.exec(quoted(text))?.[0];

/** `test`, `it` and `describe`, also as `test.each(…)`. */
function isTitled(callee) {
  let node = callee;
  while (node.type !== 'Identifier') {
    node = node.callee ?? node.object ?? node.tag;
    if (!node) return false;
  }
  return /^(?:test|it|describe)/.test(node.name);
}

const titleOf = (argument) =>
  argument?.type === 'Literal' && typeof argument.value === 'string'
    ? argument.value
    : (argument?.quasis?.map(({ value }) => value.raw).join(' ') ?? '');

/** Rejects comments and test titles with these words; `$name` of a title is a value of its table. */
export const plainTerms = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: '"{{word}}": use a term of docs/glossary.md (subject, verb, object).' },
  },
  create(context) {
    const check = (text, loc) => {
      const word = wordIn(text);
      if (word) context.report({ loc, messageId: 'word', data: { word } });
    };
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) check(value, loc);
      },
      CallExpression({ callee, arguments: [first] }) {
        if (first && isTitled(callee)) check(titleOf(first).replace(/\$[\w.]+/g, ''), first.loc);
      },
    };
  },
};
