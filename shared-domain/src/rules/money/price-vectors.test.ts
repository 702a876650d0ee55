import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Vector } from '../../testing/price-vectors/vector';
import { vectorsText } from '../../testing/price-vectors/vectors-text';
import * as rules from '..';
import { roundToStep } from './round-to-step';

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

test('the published file is what `npm run tool vectors` writes', () =>
  expect(vectorsText() === text).toBe(true));

const types = ['up', 'down', 'nearest'] as const;

test.each([
  { amount: '47.45', type: 'up', step: 0.5, is: 4750 },
  { amount: '47.45', type: 'nearest', step: 0.5, is: 4750 },
  { amount: '47.25', type: 'nearest', step: 0.5, is: 4750 },
  { amount: '47.24', type: 'nearest', step: 0.5, is: 4700 },
  { amount: '47.50', type: 'up', step: 0.5, is: 4750 },
  { amount: '47.01', type: 'up', step: 10, is: 5000 },
  { amount: '47.01', type: 'down', step: 10, is: 4000 },
  { amount: '0.01', type: 'nearest', step: 1, is: 0 },
  { amount: '47.45', type: '', step: 0.5, is: 4745 },
  { amount: '47.45', type: 'up', step: 0, is: 4745 },
  { amount: '47.45', type: 'up', step: Number.NaN, is: 4745 },
  { amount: '47.45', type: 'up', step: 0.001, is: 4745 },
  { amount: '47.45', type: 'up', step: 1_000_000, is: 100_000_000 },
  { amount: '47.45', type: 'up', step: 1_000_001, is: 4745 },
])('[DOMAIN-080] $amount $type to $step is $is hundredths', ({ amount, type, step, is }) => {
  expect(roundToStep(BigInt(Math.round(Number(amount) * 100)), 1n, { type, step })).toBe(is);
});

test('[DOMAIN-080] what has no last digit is rounded from its exact value: 142.00 / 3', () => {
  expect(types.map((type) => roundToStep(14200n, 3n, { type, step: 0.01 }))).toEqual([
    4734, 4733, 4733,
  ]);
  expect(roundToStep(14200n, 3n, { type: '', step: 0 })).toBe(4733);
});
