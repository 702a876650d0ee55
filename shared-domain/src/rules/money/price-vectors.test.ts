import { readFileSync } from 'node:fs';
import path from 'node:path';
import { computed } from '../../testing/price-vectors/cases';
import type { Vector } from '../../testing/price-vectors/vector';
import { vectorsText } from '../../testing/price-vectors/vectors-text';
import * as rules from '..';

type Published = {
  readonly fixtures: Readonly<Record<string, unknown>>;
  readonly vectors: readonly Vector[];
};

const text = readFileSync(
  path.join(__dirname, '../../../../docs/contracts/price-vectors.json'),
  'utf8',
);
const { fixtures, vectors }: Published = JSON.parse(text);
const byName = rules as unknown as Readonly<
  Record<string, (...given: readonly unknown[]) => unknown>
>;

function answerOf({ rule, given, read }: Vector): unknown {
  const resolved: unknown[] = JSON.parse(JSON.stringify(given), (_, value) =>
    value?.$fixture === undefined ? value : fixtures[value.$fixture],
  );
  return (read?.split('.') ?? []).reduce<unknown>(
    (answer, part) => (answer as Record<string, unknown> | undefined)?.[part],
    byName[rule]?.(...resolved),
  );
}

test.each([...new Set(vectors.map(({ rule }) => rule))])(
  'the published prices are ours, to the cent: %s',
  (rule) => {
    const cases = vectors.filter((vector) => vector.rule === rule);
    expect(cases.map((vector) => ({ case: vector.case, is: answerOf(vector) }))).toEqual(
      cases.map((vector) => ({ case: vector.case, is: vector.expected })),
    );
  },
);

test('the published file is what `npm run vectors` writes', () =>
  expect(vectorsText() === text).toBe(true));

describe('what is published', () => {
  test('is at least 500 cases computed by the slow prices, no case twice, in less than a megabyte', () => {
    expect(computed.length).toBeGreaterThanOrEqual(500);
    expect(new Set(vectors.map((vector) => JSON.stringify(vector))).size).toBe(vectors.length);
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
  });

  test('every case states its cause, and refers to nothing that is missing', () => {
    const names = [...text.matchAll(/"\$fixture":"([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(names.filter((name) => !Object.hasOwn(fixtures, name))).toEqual([]);
    expect(vectors.filter((vector) => vector.case.length < 4)).toEqual([]);
  });

  test.each([
    ['DOMAIN-080', 'pizzaPrice', /^average.*\/ 2 = .*up to 0\.50 →/],
    ['DOMAIN-081', 'pizzaPrice', /^highest.*the dearest of/],
    ['DOMAIN-082', 'pizzaPrice', /^incremental.*base 10\.00/],
    ['DOMAIN-083', 'pizzaPrice', /combo: .*nearest to 1\.00 →/],
    ['DOMAIN-084', 'pizzaPrice', /never below 0/],
    ['OPEN-038', 'slicePrice', /by exception/],
    ['CONFLICTS-19', 'lineSubtotal', /a combo, extras in it already/],
    ['DOMAIN-069', 'pointsNeeded', /points/],
    ['DOMAIN-070', 'lineSubtotal', /^a dish/],
    ['DOMAIN-071', 'lineSubtotal', /^a pizza/],
    ['DOMAIN-073', 'fromPrice', /one-of/],
    ['PIZZA-21', 'buildPizza', /parts/],
    ['EXTRAS-06', 'areExtrasValid', /is the least/],
    ['OPEN-033', 'verifyLines', /a paused flavor/],
    ['OPEN-059', 'orderTotals', /coupon .*cashback/],
  ])('[%s] has cases of %s', (_row, rule, words) =>
    expect(
      vectors.filter((vector) => vector.rule === rule && words.test(vector.case)).length,
    ).toBeGreaterThan(0),
  );
});
