import type { Explanation } from './explanation';

const STATIC = 'platform/release/src/gate/static';

const UNPARSED = 'null and undefined are handled alike: nothing was parsed';
const NO_CLASS = 'the prelude of an at-rule is no list of selectors, and no class has that name';
const NO_TEXTS = 'a build without texts has none that could be missing or wrong';

/** Survivors of the static checks of the gate. */
export const releaseStatic: readonly Explanation[] = [
  {
    file: `${STATIC}/size.ts`,
    original: 'before.contentHash !== build.contentHash',
    replacement: 'true',
    reason: 'an unchanged build has the same size: only its bytes would be read again',
  },
  {
    file: `${STATIC}/script-facts.ts`,
    original: 'false',
    replacement: 'true',
    reason: 'the parents of the nodes are not used',
  },
  {
    file: `${STATIC}/shared-names.ts`,
    original: 'member !== undefined',
    replacement: 'true',
    reason: 'without a member the object is the name itself, which is not offered',
  },
  {
    file: `${STATIC}/css-rules.ts`,
    original: "node.type === 'atrule'",
    replacement: 'true',
    reason: 'rules, declarations and comments are handled before',
  },
  {
    file: `${STATIC}/css-rules.ts`,
    original: 'within.length === 0',
    replacement: 'true',
    reason: 'the check skips everything inside of a rule',
  },
  {
    file: `${STATIC}/selector-reach.ts`,
    original: "part.type !== 'pseudo'",
    replacement: 'false',
    reason: 'no other part has the name of such a pseudo-class',
  },
  {
    file: `${STATIC}/selector-reach.ts`,
    original: '{ return null; // no selector, or one that is newer than the parser }',
    replacement: '{}',
    reason: UNPARSED,
  },
  {
    file: `${STATIC}/selector-reach.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'no class of a remote has that name',
  },
  {
    file: `${STATIC}/styles.ts`,
    original: '!(error instanceof CssSyntaxError)',
    replacement: 'false',
    reason: 'the parser throws no other error',
  },
  {
    file: `${STATIC}/styles.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: NO_CLASS,
  },
  {
    file: `${STATIC}/styles.ts`,
    original: "prelude.startsWith('@')",
    replacement: "prelude.endsWith('@')",
    reason: NO_CLASS,
  },
  {
    file: `${STATIC}/code-from-text.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'no rule applies to an argument that is no syntax node',
  },
  {
    file: `${STATIC}/code-from-text.ts`,
    original: 'node !== undefined',
    replacement: 'true',
    reason: 'the next condition is false without a node, or the line before has returned',
  },
  {
    file: `${STATIC}/code-from-text.ts`,
    original: 'name !== null',
    replacement: 'true',
    reason: 'no timer has that name',
  },
  {
    file: `${STATIC}/code-from-text.ts`,
    original: 'ts.isIdentifier(key) || isText(key)',
    replacement: 'true',
    reason: 'no other key has the text of an address',
  },
  {
    file: `${STATIC}/size.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'each remote has this part; a file that does not exist weighs nothing',
  },
  {
    file: `${STATIC}/size.ts`,
    original: 'now > was * (1 + GROWTH.share)',
    replacement: 'now >= was * (1 + GROWTH.share)',
    reason: 'the limit is no whole number of bytes',
  },
  {
    file: `${STATIC}/copies-in-script.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'what is no text is a shared package as well',
  },
  {
    file: `${STATIC}/texts.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'no text has that key',
  },
  {
    file: `${STATIC}/texts.ts`,
    original: '[shell, ...remotes] .filter(({ locales }) => locales !== undefined)',
    replacement: '[shell, ...remotes]',
    reason: NO_TEXTS,
  },
  {
    file: `${STATIC}/texts.ts`,
    original: 'locales !== undefined',
    replacement: 'true',
    reason: NO_TEXTS,
  },
];
