import { aBuild, aComposition, anExperiment } from '../boot/page.test-kit';
import { exposedBy } from './exposure';

const base = aBuild('mf-cart', '1').base;
const experiments = [anExperiment()];
const arm = (how: 'assigned' | 'forced' | 'override', name = 'new') => ({
  experiment: 'carts',
  arm: name,
  how,
});
const composition = aComposition();

test.each([
  {
    case: 'the tested page, in the arm',
    remote: 'mf-cart',
    runs: base,
    arms: [arm('assigned')],
    count: 1,
  },
  {
    case: 'the tested page, in control',
    remote: 'mf-cart',
    runs: base,
    arms: [arm('assigned', 'control')],
    count: 1,
  },
  {
    case: 'another page',
    remote: 'mf-menu',
    runs: aBuild('mf-menu', '1').base,
    arms: [arm('assigned')],
    count: 0,
  },
  {
    case: 'the last good build in place of the arm',
    remote: 'mf-cart',
    runs: aBuild('mf-cart', '0').base,
    arms: [arm('assigned')],
    count: 0,
  },
  { case: 'a forced arm', remote: 'mf-cart', runs: base, arms: [arm('forced')], count: 0 },
  { case: 'an override', remote: 'mf-cart', runs: base, arms: [arm('override')], count: 0 },
  { case: 'a visitor outside', remote: 'mf-cart', runs: base, arms: [], count: 0 },
  {
    case: 'an experiment that is gone',
    remote: 'mf-cart',
    runs: base,
    arms: [{ ...arm('assigned'), experiment: 'gone' }],
    count: 0,
  },
])('$case: $count', ({ remote, runs, arms, count }) =>
  expect(exposedBy(remote, runs, { experiments, arms, composition })).toHaveLength(count),
);
