import type { BuildRecord } from '@storefront/compositions';
import { aBuild, aShell } from '@storefront/compositions/testing';
import type { Candidate } from '../candidate';
import { sharedNames } from './shared-names';
import { singletons } from './singletons';

const BUS = '@storefront/shared-domain/bus';
const PATHS = '@storefront/shared-domain/paths';
const shell = aShell([], {
  singletons: { react: '19.3.1', [BUS]: '1.0.0', [PATHS]: '1.0.0' },
  shared: { [BUS]: ['cartBus', 'cartBus.lineAdded', 'live'], [PATHS]: ['paths', 'paths.menu'] },
});

const candidate = (remote: Partial<BuildRecord>): Candidate => ({
  composition: { hash: '0'.repeat(64), contract: 1, builds: [], previous: [] },
  shell,
  remotes: [aBuild('mf-menu', [], remote)],
  served: new Map(),
  bytes: async () => null,
});
const taking = (...names: string[]) =>
  sharedNames.run(candidate({ singletons: { [BUS]: '^1.0.0' }, shared: { [BUS]: names } }));

test.each([[['cartBus.lineAdded']], [['cartBus']], [['live']], [['live.pending']], [[]]])(
  'is given: %j',
  (names) => expect(taking(...names)).toEqual([]),
);

test.each([
  [['cartBus.lineGone'], `mf-menu uses cartBus.lineGone of ${BUS}, which the shell does not give`],
  [['orderBus'], `mf-menu uses orderBus of ${BUS}, which the shell does not give`],
  [['orderBus.placed'], `mf-menu uses orderBus.placed of ${BUS}, which the shell does not give`],
  [['*'], `mf-menu takes all of ${BUS} at once, so what it uses is unknown`],
])('is not given: %j', (names, says) => expect(taking(...names)).toEqual([says]));

test('a remote that does not say what it uses is refused', () =>
  expect(sharedNames.run(candidate({ singletons: { [BUS]: '^1.0.0' } }))).toEqual([
    `mf-menu does not say what it uses of ${BUS}`,
  ]));

test.each([
  ['^19.0.0', []],
  ['>=18', []],
  ['^20.0.0', ['mf-menu requires react ^20.0.0, the shell provides 19.3.1']],
])('react %s', (range, says) =>
  expect(singletons.run(candidate({ singletons: { react: range } }))).toEqual(says),
);

test('what the shell does not give, and what has no range, is refused', () => {
  expect(singletons.run(candidate({ singletons: { vue: '^3.0.0' } }))).toEqual([
    'mf-menu requires vue ^3.0.0, which the shell does not provide',
  ]);
  const exposes = { './remote': { js: ['remote.js'], css: [], consumes: ['react'] } };
  expect(singletons.run(candidate({ exposes }))).toEqual([
    'mf-menu uses react without declaring its version',
  ]);
});

test('what is taken in a stated version, and what is not of the project, is accepted', () => {
  const exposes = { './remote': { js: ['remote.js'], css: [], consumes: ['react'] } };
  expect(singletons.run(candidate({ exposes, singletons: { react: '^19.0.0' } }))).toEqual([]);
  expect(sharedNames.run(candidate({ singletons: { react: '^19.0.0' } }))).toEqual([]);
});
