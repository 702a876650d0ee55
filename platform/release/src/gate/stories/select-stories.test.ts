import type { BuildRecord } from '@storefront/compositions';
import { aBuild, aShell } from '@storefront/compositions/testing';
import type { Candidate } from '../candidate';
import { stories } from './list';
import { selectAddresses, selectStories } from './select-stories';

const REMOTES = [
  'mf-account',
  'mf-cart',
  'mf-checkout',
  'mf-delivery',
  'mf-menu',
  'mf-pizza-builder',
  'mf-tracking',
] as const;
const build = (name: string, hash: string, more: Partial<BuildRecord> = {}): BuildRecord =>
  name === 'shell'
    ? aShell([], { contentHash: hash.repeat(64) })
    : aBuild(name, [], { contentHash: hash.repeat(64), ...more });

function candidateOf(changed: readonly string[], more: Partial<BuildRecord> = {}): Candidate {
  const builds = ['shell', ...REMOTES].map((name) =>
    build(name, changed.includes(name) ? 'b' : 'a', name === 'mf-pizza-builder' ? more : {}),
  );
  const [shell, ...remotes] = builds;
  if (!shell) throw new Error('there is no shell');
  return {
    composition: { hash: '0'.repeat(64), contract: 1, builds: [], previous: [] },
    shell,
    remotes,
    served: new Map(['shell', ...REMOTES].map((name) => [name, build(name, 'a')])),
    bytes: async () => null,
  };
}
const names = (candidate: Candidate, isWhole = false) =>
  selectStories(candidate, isWhole).map(({ name }) => name);
const ofMain = stories.filter(({ edition }) => edition !== 'nep').map(({ name }) => name);

test('a changed remote runs the stories that need it', () => {
  expect(names(candidateOf(['mf-tracking']))).toEqual(['tracking']);
  expect(names(candidateOf(['mf-account']))).toEqual(['login', 'register', 'cashback', 'prize']);
  expect(names(candidateOf([]))).toEqual([]);
});

test('a changed shell, the first promotion, and a channel of customers run all', () => {
  expect(names(candidateOf(['shell']))).toEqual(ofMain);
  expect(names({ ...candidateOf([]), served: new Map() })).toEqual(ofMain);
  expect(names(candidateOf([]), true)).toEqual(ofMain);
});

test('an edition of the pizza builder has its own story in place of those of the main one', () => {
  const found = names(candidateOf(['mf-pizza-builder'], { edition: 'nep' }));
  expect(found).toContain('half-and-half-nep');
  expect(found).not.toContain('half-and-half');
});

test('a composition without a remote has no story that needs it', () => {
  const candidate = candidateOf([]);
  const remotes = candidate.remotes.filter(({ name }) => name !== 'mf-account');
  expect(names({ ...candidate, remotes }, true)).not.toContain('login');
});

test('a remote that is not served yet is a changed one', () => {
  const candidate = candidateOf([]);
  const served = new Map([...candidate.served].filter(([name]) => name !== 'mf-tracking'));
  expect(names({ ...candidate, served })).toEqual(['tracking']);
});

test('every story has a name of its own, a capability, and remotes that exist', () => {
  expect(new Set(stories.map(({ name }) => name)).size).toBe(stories.length);
  for (const { capability, remotes, steps } of stories) {
    expect(capability).toMatch(/\.$/);
    expect(steps.length).toBeGreaterThan(2);
    expect(REMOTES).toEqual(expect.arrayContaining([...remotes]));
  }
});

test('texts are read on the pages that show a changed remote, and on all after a change of the shell', () => {
  const routes = [
    { path: '', pages: [{ remote: 'mf-menu', page: 'home' }] },
    { path: 'shopping-cart', pages: [{ remote: 'mf-cart', page: 'cart' }] },
    {
      path: 'extra',
      pages: [
        { remote: 'mf-menu', page: 'home' },
        { remote: 'mf-pizza-builder', page: 'extra' },
      ],
    },
  ];
  const addresses = (changed: readonly string[], isWhole = false) => {
    const candidate = candidateOf(changed);
    return selectAddresses({ ...candidate, shell: { ...candidate.shell, routes } }, isWhole);
  };
  expect(addresses(['mf-menu'])).toEqual(['', 'extra']);
  expect(addresses(['mf-pizza-builder'])).toEqual(['extra']);
  expect(addresses(['mf-account'])).toEqual([]);
  expect(addresses(['shell'])).toEqual(['', 'shopping-cart', 'extra']);
  expect(addresses([], true)).toEqual(['', 'shopping-cart', 'extra']);
});
