import type { BuildRef } from '@storefront/compositions';
import { countedUntil, isServedUntil } from './counted-until';
import { newExperiment, withSwitch } from './define';

const builds: BuildRef[] = [
  { name: 'mf-menu', id: `1.0.0-${'b'.repeat(12)}`, contentHash: 'b'.repeat(64) },
];
const two = newExperiment({
  name: 'menu',
  owner: 'o',
  salt: 's',
  since: '2026-01-01T00:00:00.000Z',
  expires: '2026-02-01T00:00:00.000Z',
  arms: [
    { name: 'a', share: 1000, builds },
    { name: 'b', share: 1000, builds },
  ],
});
const off = (day: string) => ({ at: `2026-01-${day}T00:00:00.000Z`, reason: '' });

test('figures are counted until the last arm is off', () => {
  expect(countedUntil(two)).toBeNull();
  const one = withSwitch(two, 'a', off('05'));
  expect(countedUntil(one)).toBeNull();
  const none = withSwitch(one, 'b', off('07'));
  const until = countedUntil(none);
  expect(until).toEqual(new Date('2026-01-07T00:00:00.000Z'));
  expect(none.arms.map((arm) => isServedUntil(arm, until ?? new Date(0)))).toEqual([
    true,
    false,
    true,
  ]);
});
