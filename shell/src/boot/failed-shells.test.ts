/** @jest-environment jsdom */
import {
  failedShells,
  firstUsable,
  forgetFailedShells,
  saveFailedShell,
  lastGood,
} from './failed-shells';
import { aBuild, aComposition } from './page.test-kit';

afterEach(() => sessionStorage.clear());

test('the last good composition has the earlier shell and the earlier builds of remotes that are still there', () => {
  const composition = aComposition({
    previous: {
      shell: aBuild('shell', '0'),
      'mf-cart': aBuild('mf-cart', '0'),
      'mf-gone': aBuild('mf-gone', '0'),
    },
  });
  expect(lastGood(composition)).toMatchObject({
    shell: aBuild('shell', '0'),
    remotes: { 'mf-cart': aBuild('mf-cart', '0'), 'mf-menu': aBuild('mf-menu', '1') },
    previous: {},
  });
  expect(Object.keys(lastGood(composition)?.remotes ?? {})).toEqual(['mf-cart', 'mf-menu']);
});

test('there is none without an earlier shell, or with one of another contract', () => {
  expect(lastGood(aComposition({ previous: { 'mf-cart': aBuild('mf-cart', '0') } }))).toBeNull();
  expect(
    lastGood(aComposition({ previous: { shell: { ...aBuild('shell', '0'), contract: 2 } } })),
  ).toBeNull();
});

test('a shell that failed in this tab is left out until it is forgotten', () => {
  const [now, before] = [aComposition(), aComposition({ shell: aBuild('shell', '0') })];
  expect(firstUsable([null, now, before], failedShells())).toBe(now);
  expect(saveFailedShell(now.shell.base)).toBe(true);
  expect(firstUsable([now, before], failedShells())).toBe(before);
  saveFailedShell(before.shell.base);
  expect(firstUsable([now, before], failedShells())).toBeNull();
  forgetFailedShells();
  expect(firstUsable([now, before], failedShells())).toBe(now);
});

test.each(['', '{', '7', '{"0":"x"}', '[1,null,{}]'])(
  'what is stored as %j is no list of shells',
  (stored) => {
    sessionStorage.setItem('storefront.failed-shells', stored);
    expect(failedShells()).toEqual([]);
  },
);

test('a tab keeps the last five', () => {
  for (let shell = 0; shell < 9; shell += 1) saveFailedShell(`/builds/shell/${shell}/`);
  expect(failedShells()).toHaveLength(5);
});
