import { aBuild, aShell } from '@storefront/compositions/testing';
import type { Candidate } from '../candidate';
import { noCopies } from './no-copies';
import { noEval } from './no-eval';
import { styles } from './styles';

const file = (path: string) => ({ path, size: 1, integrity: `sha384-${'A'.repeat(64)}` });
const candidate = (sources: Record<string, string>): Candidate => ({
  composition: { hash: '0'.repeat(64), contract: 1, builds: [], previous: [] },
  shell: aShell([], { files: [file('shell.js'), file('shell.css')] }),
  remotes: [aBuild('mf-menu', [], { files: [file('page.js'), file('page.css'), file('gone.js')] })],
  served: new Map(),
  bytes: async (_, path) => (sources[path] === undefined ? null : Buffer.from(sources[path])),
});
const MARKED = '(globalThis.__storefrontCopies??=[]).push(["react","mf-menu"])';

test('a copy in a script of a remote is found; the shell has the packages itself', async () => {
  expect(await noCopies.run(candidate({ 'page.js': MARKED, 'page.css': MARKED }))).toEqual([
    'mf-menu: page.js carries a copy of react',
  ]);
  expect(await noCopies.run(candidate({ 'shell.js': MARKED, 'page.js': 'run()' }))).toEqual([]);
});

test.each([
  ['e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED={}', 'react'],
  ['a={type:t,__k:null,__:null,__e:null,__c:null,constructor:void 0}', 'preact'],
  ['warn("init: i18next is already initialized. Call it once!")', 'i18next'],
  ['fail("unit call from pure function, use operators")', 'effector'],
])('%s is a copy of %s', async (script, name) =>
  expect(await noCopies.run(candidate({ 'page.js': script }))).toEqual([
    `mf-menu: page.js carries a copy of ${name}`,
  ]),
);

test('files that are not in the store are left to the check of the integrity', async () => {
  expect(await noCopies.run(candidate({}))).toEqual([]);
  expect(await noEval.run(candidate({}))).toEqual([]);
  expect(await styles.run(candidate({}))).toEqual([]);
});

test('a syntax error in the styles of the shell is found', async () =>
  expect(await styles.run(candidate({ 'shell.css': '.a{color:red' }))).toEqual([
    'shell: in shell.css, line 1 cannot be parsed: Unclosed block',
  ]));

test('a selector of the shell that cannot be parsed has no classes', async () =>
  expect(await styles.run(candidate({ 'shell.css': '::{color:red}' }))).toEqual([]));

test('an at-rule for the whole page is named without its block', async () => {
  const sheet = '@font-face{src:url(x)}@import "x.css";';
  expect(await styles.run(candidate({ 'page.css': sheet }))).toEqual([
    'mf-menu: in page.css, @font-face holds for the whole page',
    'mf-menu: in page.css, @import "x.css" holds for the whole page',
  ]);
});
