import type { PageBuild } from '@storefront/compositions';
import { neverReload } from './reload-guard';
import { RemoteSlot, buildsOf } from './remote-slot';

const build = (base: string): PageBuild => ({
  base,
  version: '1.0.0+x',
  contract: 1,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  integrity: {},
  exposes: {},
  locales: {},
});
const slot = (bases: readonly string[], avoided: readonly string[] = []) =>
  new RemoteSlot('mf-cart', bases.map(build), build('shell/'), {
    ...neverReload,
    isAvoided: (base) => avoided.includes(base),
  });
const order = ({ builds }: RemoteSlot) => builds.map((state) => state.build.base);

test('builds are tried in the given order; one that failed while it ran goes last', () => {
  expect(order(slot(['a/', 'b/', 'c/']))).toEqual(['a/', 'b/', 'c/']);
  expect(order(slot(['a/', 'b/', 'c/'], ['a/']))).toEqual(['b/', 'c/', 'a/']);
  expect(order(slot(['a/', 'b/', 'c/'], ['b/']))).toEqual(['a/', 'c/', 'b/']);
  expect(order(slot(['a/', 'b/'], ['a/', 'b/']))).toEqual(['a/', 'b/']);
});

test('the next build is the first that was not tried; none is left after the last', () => {
  const two = slot(['a/', 'b/']);
  const [a, b] = two.builds;
  expect(two.next(new Set())).toBe(a);
  expect(two.next(new Set(a && [a]))).toBe(b);
  expect(two.next(new Set(two.builds))).toBeUndefined();
  expect(slot([]).next(new Set())).toBeUndefined();
});

test('a build that runs is the only one', () => {
  const two = slot(['a/', 'b/']);
  two.live = two.builds[1] ?? null;
  expect(two.next(new Set())).toBe(two.builds[1]);
  expect(two.next(new Set(two.live && [two.live]))).toBeUndefined();
});

test('the builds of a remote are the composition’s and its last good one, where there are such', () => {
  const [now, before] = [build('new/'), build('old/')];
  const builds = { remotes: { 'mf-cart': now, 'mf-menu': now }, previous: { 'mf-cart': before } };
  expect(buildsOf(builds, 'mf-cart')).toEqual([now, before]);
  expect(buildsOf(builds, 'mf-menu')).toEqual([now]);
  expect(buildsOf(builds, 'mf-other')).toEqual([]);
});

test('a page that is never reloaded avoids no build and reports no recovery', () => {
  expect(neverReload.reload('a/', './pages/cart')).toBe(false);
  expect(neverReload.hasRecovered('a/', './pages/cart')).toBe(false);
  expect(neverReload.isAvoided('a/')).toBe(false);
});
