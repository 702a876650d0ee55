import { createHash } from 'node:crypto';
import type { Experiment } from '@storefront/compositions';
import { allocationOf } from './visit-arms';

const arm = { name: 'large', share: 10_000, ranges: [[0, 10_000]], builds: [] } as const;
const experiment = (off?: { at: string; reason: string }): Experiment =>
  ({
    name: 'photos',
    owner: 'menu team',
    salt: 's1',
    since: '2026-01-01T00:00:00Z',
    expires: '2026-06-01T00:00:00Z',
    arms: [{ ...arm, ...(off === undefined ? {} : { off }) }],
  }) as unknown as Experiment;

test.each([
  ['on', undefined, false],
  ['off', { at: '2026-02-01T00:00:00Z', reason: 'errors' }, true],
])('the digest of an allocation does not change between versions: arm %s', (_, off, isOff) => {
  const text = `["s1","2026-06-01T00:00:00Z",[["large",[[0,10000]],${isOff}]]]`;
  expect(allocationOf(experiment(off))).toBe(
    createHash('sha256').update(text).digest('hex').slice(0, 12),
  );
});
