import type { BrowserCheck } from '../check';
import type { CheckResult } from '../report';
import { stories } from '../stories/list';
import type { Browsing } from './browsing';
import { compareWithServed } from './compare-with-served';
import { withStories } from './open-browsing';

const TIMEOUT = 'pix: a customer cannot choose pix: Timeout 8000ms exceeded';

/** A page that opens at once, or does not open at all. */
const browsingOf = (candidate: string, isQuick = true): Browsing => {
  const page = {
    goto: () => (isQuick ? Promise.resolve() : Promise.reject(new Error('too slow'))),
    locator: () => ({ first: () => ({ waitFor: () => Promise.resolve() }) }),
  };
  return {
    candidate,
    served: 'http://served',
    addresses: [],
    changedAddresses: [],
    texts: () => '',
    stories: [],
    observe: () => Promise.resolve([]),
    visitor: () =>
      Promise.resolve({ newPage: () => Promise.resolve(page), close: () => Promise.resolve() }),
  } as unknown as Browsing;
};

/** The findings of a check on each storefront, when it runs again. */
const checkOf = (
  found: Readonly<Record<string, readonly string[] | Error>>,
  isComparable: boolean,
): BrowserCheck => ({
  name: 'story',
  sentence: 'Customers buy.',
  advice: 'Repair the step.',
  ...(isComparable ? { isComparable: true as const } : {}),
  run: async ({ candidate }) => {
    const result = found[candidate] ?? [];
    if (result instanceof Error) throw result;
    return result;
  },
});

const failed: CheckResult = {
  check: 'story',
  isOk: false,
  findings: [TIMEOUT],
  advice: 'Repair the step.',
};
const decide = async (
  found: Readonly<Record<string, readonly string[] | Error>>,
  { isQuick = true, isComparable = true, result = failed } = {},
): Promise<CheckResult | undefined> =>
  (
    await compareWithServed(
      [checkOf(found, isComparable)],
      [result],
      browsingOf('http://candidate', isQuick),
      browsingOf('http://served'),
    )
  )[0];

test('a failure of the candidate alone is the author’s', async () =>
  expect(await decide({ 'http://candidate': [TIMEOUT] })).toEqual(failed));

test('a failure that does not appear again is none', async () =>
  expect(await decide({})).toEqual({ check: 'story', isOk: true, findings: [] }));

test('a story that fails twice, at another step, is the author’s', async () => {
  const earlier = 'pix: a customer cannot open the checkout: Timeout 8000ms exceeded';
  expect(await decide({ 'http://candidate': [earlier] })).toEqual({
    ...failed,
    findings: [earlier],
  });
});

test('another story that fails only when it runs again is none', async () =>
  expect(
    await decide({ 'http://candidate': ['card: a customer cannot pay: Timeout 8000ms exceeded'] }),
  ).toMatchObject({ isOk: true, findings: [] }));

test('a failure of both is reported, and refuses nothing', async () =>
  expect(
    await decide({
      'http://candidate': [TIMEOUT],
      'http://served': ['pix: a customer cannot choose pix: another reason'],
    }),
  ).toEqual({ check: 'story', isOk: true, findings: [], shared: [TIMEOUT] }));

test('on a slow machine a failure that waited too long is unknown, without advice', async () =>
  expect(await decide({ 'http://candidate': [TIMEOUT] }, { isQuick: false })).toEqual({
    check: 'story',
    isOk: false,
    findings: [TIMEOUT],
    isUnknown: true,
  }));

test('a check that already compares both runs again only after a timeout', async () => {
  const result = { ...failed, findings: ['a cart reads as an empty cart'] };
  expect(await decide({}, { isComparable: false, result })).toEqual(result);
  expect(await decide({}, { isComparable: false })).toMatchObject({ isOk: true });
});

test('of such a check every finding of the second run counts, also one in other words', async () => {
  const findings = ['a cart reads as an empty cart'];
  expect(await decide({ 'http://candidate': findings }, { isComparable: false })).toEqual({
    ...failed,
    findings,
  });
});

test('a check that breaks down when it runs again has not passed', async () =>
  expect(await decide({ 'http://candidate': new Error('no page') })).toEqual({
    ...failed,
    findings: ['no page'],
  }));

test('a check that breaks down on both is not the author’s', async () =>
  expect(
    await decide({
      'http://candidate': new Error('no page'),
      'http://served': new Error('no page'),
    }),
  ).toEqual({ check: 'story', isOk: true, findings: [], shared: ['no page'] }));

test('passed and skipped checks stay as they are', async () => {
  const result: CheckResult = { check: 'story', isOk: false, findings: [], skipped: true };
  expect(await decide({ 'http://candidate': [TIMEOUT] }, { result })).toBe(result);
});

test('each story runs once for all checks, on the candidate and on the served composition', async () => {
  const visits: string[] = [];
  const visited = (candidate: string): Browsing =>
    withStories({
      ...browsingOf(candidate),
      stories: stories.filter(({ name }) => name === 'pix'),
      translations: [{ language: 'en' }] as unknown as Browsing['translations'],
      visitor: () => {
        visits.push(candidate);
        return Promise.reject(new Error('no browser'));
      },
    });
  const findings = ['pix: a customer cannot choose pix: the button is gone'];
  const names = ['story', 'page-state'];
  await compareWithServed(
    names.map((name) => ({
      ...checkOf({}, true),
      name,
      run: async (browsing) => {
        await browsing.observe().catch(() => undefined);
        return findings;
      },
    })),
    names.map((check) => ({ ...failed, check, findings })),
    visited('http://candidate'),
    visited('http://served'),
  );
  expect(visits).toEqual(['http://candidate', 'http://served']);
});
