import type { Experiment } from '@storefront/compositions';
import { liveExperiments } from './live-experiments';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const named = (name: string, expires: string): Experiment => ({
  name,
  owner: 'menu team',
  salt: name,
  since: '2026-01-01T00:00:00Z',
  expires,
  arms: [],
});
const variants = { 'x.control': 'h1', 'control.y': 'h2', 'x.y': 'h3' };
const [later, earlier] = ['2026-06-02T00:00:00Z', '2026-05-31T00:00:00Z'] as const;

test('what runs is served as it is', () => {
  const served = { experiments: [named('a', later), named('b', later)], variants };
  expect(liveExperiments(served, NOW)).toEqual(served);
});

test.each([
  {
    case: 'the first',
    experiments: [named('a', earlier), named('b', later)],
    left: ['b'],
    keys: { y: 'h2' },
  },
  {
    case: 'the second',
    experiments: [named('a', later), named('b', earlier)],
    left: ['a'],
    keys: { x: 'h1' },
  },
  { case: 'both', experiments: [named('a', earlier), named('b', earlier)], left: [], keys: {} },
])('an expired experiment gives control to everybody: $case', ({ experiments, left, keys }) => {
  const live = liveExperiments({ experiments, variants }, NOW);
  expect(live.experiments.map(({ name }) => name)).toEqual(left);
  expect(live.variants).toEqual(keys);
});

test('an experiment ends at the moment of its end', () => {
  const experiments = [named('a', new Date(NOW).toISOString())];
  const live = (now: number) => liveExperiments({ experiments, variants: { x: 'h' } }, now);
  expect(live(NOW - 1)).toEqual({ experiments, variants: { x: 'h' } });
  expect(live(NOW)).toEqual({ experiments: [], variants: {} });
});

test('of three, the two that run keep the variants in which the expired one has control', () => {
  const experiments = [named('a', later), named('b', earlier), named('c', later)];
  const three = { 'x.control.y': 'h1', 'x.z.y': 'h2', 'control.control.y': 'h3' };
  expect(liveExperiments({ experiments, variants: three }, NOW).variants).toEqual({
    'x.y': 'h1',
    'control.y': 'h3',
  });
});

test('of a variant of controls alone nothing is left when all experiments have expired', () => {
  const experiments = [named('a', earlier), named('b', earlier)];
  const live = liveExperiments({ experiments, variants: { 'control.control': 'h' } }, NOW);
  expect(live).toEqual({ experiments: [], variants: {} });
});
