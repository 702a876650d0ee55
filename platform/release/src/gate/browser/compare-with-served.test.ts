import type { BrowserCheck } from '../check';
import type { CheckResult } from '../report';
import type { Browsing } from './browsing';
import { compareWithServed } from './compare-with-served';
import type { Page } from '../../cli/browser';
import { INCOMPLETE } from './story-result';
import { recognizer } from '../catalogs/translations';
import { createData, createOriginFinder } from './known-texts';

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

test('a story that the gate could not complete twice is unknown; beside a failure it is refused', async () => {
  const findings = [`pix: ${INCOMPLETE}: browser has been closed`];
  const result = { ...failed, findings };
  expect(await decide({ 'http://candidate': findings }, { result })).toEqual({
    check: 'story',
    isOk: false,
    findings,
    isUnknown: true,
  });
  const both = { ...failed, findings: [...findings, 'card: a customer cannot pay: no button'] };
  expect(await decide({ 'http://candidate': both.findings }, { result: both })).toEqual(both);
});

test('a check that already compares both runs again only after a timeout', async () => {
  const result = { ...failed, findings: ['a cart reads as an empty cart'] };
  expect(await decide({}, { isComparable: false, result })).toEqual(result);
  expect(await decide({}, { isComparable: false })).toMatchObject({ isOk: true });
});

describe('a check that compares both itself', () => {
  const LATE = 'a customer cannot fill a cart: Timeout 8000ms exceeded (at /cart)';
  const result = { ...failed, findings: [LATE] };
  const late = new Error(LATE);

  test('has no verdict when the served composition is late as well', async () =>
    expect(
      await decide(
        { 'http://candidate': late, 'http://served': late },
        { isComparable: false, result },
      ),
    ).toEqual({ check: 'story', isOk: false, findings: [LATE], isUnknown: true }));

  test('fails when the served composition is in time', async () =>
    expect(await decide({ 'http://candidate': late }, { isComparable: false, result })).toEqual(
      result,
    ));

  test('fails for a difference beside what was late', async () => {
    const findings = [LATE, 'a cart reads as 1.00, it was 2.00'];
    expect(
      await decide(
        { 'http://candidate': findings, 'http://served': late },
        { isComparable: false, result },
      ),
    ).toEqual({ ...failed, findings });
  });

  test('runs again with its stories, which its findings do not name', async () => {
    const stories = [{ name: 'list' }] as unknown as Browsing['stories'];
    const check: BrowserCheck = {
      ...checkOf({}, false),
      run: async (browsing) => (browsing.stories.length > 0 ? [LATE] : []),
    };
    const candidate = { ...browsingOf('http://candidate'), stories };
    expect((await compareWithServed([check], [result], candidate, null))[0]).toEqual(result);
  });
});

test('a difference beside a wait that ran out is a failure on a slow machine, too', async () => {
  const findings = [TIMEOUT, 'pix: TypeError: total is undefined'];
  const result = { ...failed, findings };
  expect(await decide({ 'http://candidate': findings }, { isQuick: false, result })).toEqual(
    result,
  );
});

test.each(['no dialog is shown with the heading “Pay”', 'its heading is not shown in en'])(
  'a wait that ran out is no failure on a slow machine: %s',
  async (reason) => {
    const findings = [`/checkout: ${reason}`];
    expect(
      await decide(
        { 'http://candidate': findings },
        { isQuick: false, result: { ...failed, findings } },
      ),
    ).toMatchObject({ isUnknown: true });
  },
);

test('a story that is late at another step in the served composition is unknown', async () =>
  expect(
    await decide({
      'http://candidate': [TIMEOUT],
      'http://served': ['pix: a customer cannot open the menu: Timeout 8000ms exceeded'],
    }),
  ).toMatchObject({ isOk: false, isUnknown: true }));

test('a check that breaks down when it runs again has not passed', async () =>
  expect(await decide({ 'http://candidate': new Error('no page') })).toEqual({
    ...failed,
    findings: ['no page'],
  }));

describe('known texts', () => {
  const CATALOG = ['Subtotal', 'Por que este preço?', 'amanhã', 'TOTAL', 'Total a pagar'];
  const isKnown = createOriginFinder(
    { language: 'pt-br', texts: () => '', catalogs: new Map(), has: recognizer(CATALOG) },
    (text) => ['Gelato Artesanal', 'Berry Street', 'Visa', 'Elo'].includes(text),
  );

  test.each([
    ['a text of a catalog', 'Subtotal'],
    ['data', 'Berry Street'],
    ['a join of both', 'Subtotal: Por que este preço?'],
    ['a text with an amount', 'Total a pagar R$20,40'],
    ['a sentence of data and a text', '1× Gelato Artesanal. TOTAL R$18,90'],
    ['a list with the number of the rest', 'Visa · Elo +2'],
    ['a code of an order', 'Z 6 B 8'],
    ['a day with its date', 'amanhã, sexta-feira, 27/11/2026'],
    ['each day of the week', 'dom. seg. ter. qua. qui. sex. sáb.'],
    ['times', '35 min – 50 min'],
  ])('recognizes %s', (_, text) => {
    expect(isKnown(text)).toBe(true);
  });

  test.each([
    ['a text of another language', 'Why this price?'],
    ['a join with it', 'Subtotal: Why this price?'],
    ['it with an amount', 'Total payable R$20,40'],
    ['a day of another language', 'tomorrow, Friday, 11/27/2026'],
    ['a word between signs', '(free)'],
  ])('does not recognize %s', (_, text) => {
    expect(isKnown(text)).toBe(false);
  });

  /** A page that reports answers with these addresses and bodies. */
  function answersOf(...answers: readonly (readonly [url: string, body: Promise<string>])[]): Page {
    return {
      on: (_: string, listen: (response: object) => void) => {
        for (const [url, body] of answers) listen({ url: () => url, text: () => body });
      },
    } as unknown as Page;
  }

  test('data of the API and what the customer typed are known', async () => {
    const data = createData();
    data.watch(
      answersOf(
        [
          'http://a/api/data',
          Promise.resolve('{"menu":[{"name":"Prosciutto e funghi di bosco"}]}'),
        ],
        ['http://a/api/broken', Promise.resolve('<html>')],
        ['http://a/builds/text.json', Promise.resolve('{"name":"Of a script"}')],
      ),
    );
    data.add(['Marina Alves']);
    await data.isRead();
    expect(
      ['prosciutto e funghi di bosco', 'Prosciutto e fun…', 'Marina Alves', 'Of a script'].map(
        (text) => data.has(text),
      ),
    ).toEqual([true, true, true, false]);
  });
});
