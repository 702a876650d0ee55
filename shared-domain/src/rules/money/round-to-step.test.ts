import fc from 'fast-check';
import { randomRuns } from '../../testing/random-runs';
import { roundToStep } from './round-to-step';

const types = ['up', 'down', 'nearest'] as const;

test.each([
  { amount: '47.45', type: 'up', step: 0.5, is: 4750 },
  { amount: '47.45', type: 'down', step: 0.5, is: 4700 },
  { amount: '47.45', type: 'nearest', step: 0.5, is: 4750 },
  { amount: '47.25', type: 'nearest', step: 0.5, is: 4750 },
  { amount: '47.24', type: 'nearest', step: 0.5, is: 4700 },
  { amount: '47.50', type: 'up', step: 0.5, is: 4750 },
  { amount: '47.01', type: 'up', step: 10, is: 5000 },
  { amount: '47.01', type: 'down', step: 10, is: 4000 },
  { amount: '0.01', type: 'nearest', step: 1, is: 0 },
  { amount: '47.45', type: '', step: 0.5, is: 4745 },
  { amount: '47.45', type: 'sideways', step: 0.5, is: 4745 },
  { amount: '47.45', type: 'up', step: 0, is: 4745 },
  { amount: '47.45', type: 'up', step: -1, is: 4745 },
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

test('[DOMAIN-080] multiples of the step: up never below, down never above, nearest within half a step', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 9n),
      fc.bigInt(1n, 12n),
      fc.integer({ min: 1, max: 10_000 }),
      (numerator, parts, hundredths) => {
        const [up = 0, down = 0, nearest = 0] = types.map((type) =>
          Number(roundToStep(numerator, parts, { type, step: hundredths / 100 })),
        );
        for (const rounded of [up, down, nearest]) expect(rounded % hundredths).toBe(0);
        expect(BigInt(up) * parts >= numerator && BigInt(down) * parts <= numerator).toBe(true);
        expect(up - down === hundredths || (up === down && numerator % parts === 0n)).toBe(true);
        const away = BigInt(nearest) * parts - numerator;
        expect((away < 0n ? -away : away) * 2n <= BigInt(hundredths) * parts).toBe(true);
      },
    ),
    { numRuns: randomRuns(2000) },
  );
});
