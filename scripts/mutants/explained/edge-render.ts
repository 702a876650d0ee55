import type { Explanation } from './explanation';

const LANGUAGE = 'platform/edge/src/render/accepted-language.ts';
const CRITICAL = 'platform/edge/src/render/critical-css.ts';
const INLINE = 'platform/edge/src/render/inline-styles.ts';
const SCREEN = 'platform/edge/src/render/page-screen.ts';
const REALM = 'platform/edge/src/render/realm-files.ts';

const RULE = 'the text begins with a{ and is read: its first node is a rule, with a list of nodes';
const VISIT = 'no experiment tests the home here, so its arms do not depend on the visit';

/** Survivors of `platform/edge/src/render`. */
export const edgeRender: readonly Explanation[] = [
  {
    file: LANGUAGE,
    original: 'tag.trim().toLowerCase()',
    replacement: 'tag.trim().toUpperCase()',
    reason: 'both sides of the only comparison are changed alike',
  },
  {
    file: LANGUAGE,
    original: "tag !== ''",
    replacement: 'true',
    reason: 'an empty tag has the beginning of no language',
  },
  {
    file: CRITICAL,
    original: '{ return [[]]; }',
    replacement: '{}',
    reason: 'a rule without lists stays, like one with an empty list',
  },
  {
    file: CRITICAL,
    original: "node.type !== 'atrule'",
    replacement: 'false',
    reason: 'the only other node is a declaration, which has no nodes: the same condition',
  },
  { file: INLINE, original: '[]', replacement: '["Stryker was here"]', reason: RULE },
  { file: INLINE, original: "rule?.type === 'rule'", replacement: 'true', reason: RULE },
  { file: INLINE, original: 'rule?.type', replacement: 'rule.type', reason: RULE },
  {
    file: INLINE,
    original: '{ return false; }',
    replacement: '{}',
    reason: 'undefined refuses the text as false does',
  },
  {
    file: SCREEN,
    original: '{ return false; }',
    replacement: '{}',
    reason: 'undefined is no unknown page, as false is none',
  },
  {
    file: SCREEN,
    original: '{ cookie: undefined, modules: [] }',
    replacement: '{}',
    reason: VISIT,
  },
  { file: SCREEN, original: '[]', replacement: '["Stryker was here"]', reason: VISIT },
  {
    file: SCREEN,
    original: "answer.kind === 'known'",
    replacement: 'true',
    reason: 'the next line returns null for the only other kind',
  },
  {
    file: SCREEN,
    original: "answer.kind !== 'known'",
    replacement: 'false',
    reason: 'of another kind the path found is null, which the same condition refuses',
  },
  {
    file: SCREEN,
    original: 'trueFor === ALWAYS',
    replacement: 'false',
    reason: 'a time divided by Infinity is 0, too',
  },
  {
    file: REALM,
    original: 'records[name]?.files',
    replacement: 'records[name].files',
    reason: 'only files of builds with a record are verified',
  },
];
