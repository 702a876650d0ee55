import { ApiError } from '@storefront/shared-domain/http';
import { aFee } from '@storefront/shared-domain/testing';
import { outcomeOfAnswer, outcomeOfError } from './fee-outcome';
import { NoAddressCoordinates } from './no-address-coordinates';

test.each([
  { found: true, delivery: true, kind: 'found' },
  { found: true, delivery: false, kind: 'out-of-area' },
  { found: false, delivery: false, kind: 'not-found' },
  { found: false, delivery: true, kind: 'not-found' },
])('found $found and delivery $delivery is $kind', ({ found, delivery, kind }) => {
  expect(outcomeOfAnswer(aFee({ found, delivery })).kind).toBe(kind);
});

test.each([
  { kind: 'contract', outcome: 'unexpected' },
  { kind: 'offline', outcome: 'failed' },
  { kind: 'timeout', outcome: 'failed' },
  { kind: 'http', outcome: 'failed' },
] as const)('a call that ended as $kind is $outcome', ({ kind, outcome }) => {
  expect(outcomeOfError(new ApiError({ kind }))).toEqual({ kind: outcome });
});

test('an address without its point is unexpected: a retry would not help', () => {
  expect(outcomeOfError(new NoAddressCoordinates())).toEqual({ kind: 'unexpected' });
});
