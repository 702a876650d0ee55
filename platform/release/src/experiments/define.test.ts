import type { BuildRef, Experiment } from '@storefront/compositions';
import { StoreError } from '../store-error';
import { armOf, newExperiment, withArm, withBuilds, withShares, withSwitch } from './define';

const build = (name: string, digit: string): BuildRef => ({
  name,
  id: `1.0.0-${digit.repeat(12)}`,
  contentHash: digit.repeat(64),
});
const wanted = {
  name: 'nep',
  owner: 'pizza team',
  salt: 'nep-1',
  since: '2026-01-01T00:00:00.000Z',
  expires: '2026-02-01T00:00:00.000Z',
  arms: [{ name: 'nep', share: 1000, builds: [build('mf-pizza-builder', 'b')] }],
};
const rangesOf = (experiment: Experiment) =>
  Object.fromEntries(experiment.arms.map(({ name, ranges }) => [name, ranges]));

test('a new experiment has control first, with the rest of the visitors', () => {
  const { arms } = newExperiment(wanted);
  expect(arms.map(({ name, share, builds }) => [name, share, builds.length])).toEqual([
    ['control', 9000, 0],
    ['nep', 1000, 1],
  ]);
});

test('a hotfix and a switch leave every visitor where they are', () => {
  const before = newExperiment(wanted);
  const fixed = withBuilds(before, 'nep', [build('mf-pizza-builder', 'c'), build('mf-cart', 'd')]);
  expect(armOf(fixed, 'nep').builds).toEqual([
    build('mf-pizza-builder', 'c'),
    build('mf-cart', 'd'),
  ]);
  const off = withSwitch(fixed, 'nep', { at: '2026-01-02T00:00:00.000Z', reason: 'fails' });
  expect(armOf(off, 'nep').off?.reason).toBe('fails');
  for (const experiment of [fixed, off]) expect(rangesOf(experiment)).toEqual(rangesOf(before));
  expect(withSwitch(off, 'nep', null)).toEqual(fixed);
});

test('another arm at 0 changes nothing for anybody, and may be ramped later', () => {
  const before = newExperiment(wanted);
  const three = withArm(before, {
    name: 'late',
    share: 0,
    builds: [build('mf-pizza-builder', 'e')],
  });
  expect(rangesOf(three)).toEqual({ ...rangesOf(before), late: [] });
  expect(armOf(withShares(three, { late: 500 }), 'late').share).toBe(500);
  expect(rangesOf(withShares(three, { late: 500 }))['nep']).toEqual(rangesOf(before)['nep']);
});

test.each<[string, () => unknown, string]>([
  [
    'too much',
    () => newExperiment({ ...wanted, arms: [{ ...wanted.arms[0]!, share: 10_001 }] }),
    'basis points',
  ],
  [
    'more than all',
    () => withShares(newExperiment({ ...wanted, control: 9000 }), { control: 9500 }),
    '500 basis points are missing for control',
  ],
  [
    'an arm named control',
    () => newExperiment({ ...wanted, arms: [{ ...wanted.arms[0]!, name: 'control' }] }),
    'control serves what the channel serves',
  ],
  [
    'the same arm twice',
    () => newExperiment({ ...wanted, arms: [...wanted.arms, ...wanted.arms] }),
    'two arms are named nep',
  ],
  ['no arm', () => newExperiment({ ...wanted, arms: [] }), 'the experiment cannot be'],
  [
    'a forced arm that is not there',
    () => newExperiment({ ...wanted, forces: { module: 'm', arm: 'nap' } }),
    'has no arm nap: it has control, nep',
  ],
  [
    'an end before the beginning',
    () => newExperiment({ ...wanted, expires: wanted.since }),
    'must expire after it began',
  ],
  [
    'an arm that is there already',
    () => withArm(newExperiment(wanted), wanted.arms[0]!),
    'has an arm nep already',
  ],
  [
    'a share of an unknown arm',
    () => withShares(newExperiment(wanted), { nap: 1 }),
    'has no arm nap',
  ],
  [
    'other builds for control',
    () => withBuilds(newExperiment(wanted), 'control', []),
    'control serves',
  ],
  [
    'control switched off',
    () => withSwitch(newExperiment(wanted), 'control', null),
    'control serves',
  ],
])('%s is refused with a sentence', (_case, work, sentence) => expect(work).toThrow(sentence));

test('a share that is none is named with what shares are', () => {
  for (const share of [10_001, -1, 0.5])
    expect(() => newExperiment({ ...wanted, arms: [{ ...wanted.arms[0]!, share }] })).toThrow(
      'the share of nep must be a whole number of basis points, 0 to 10000',
    );
});

test('an arm that is added gets its visitors at once', () => {
  const late = { name: 'late', share: 500, builds: [] };
  const { arms } = withArm(newExperiment(wanted), late);
  expect(arms.map(({ name, share }) => [name, share])).toEqual([
    ['control', 8500],
    ['nep', 1000],
    ['late', 500],
  ]);
});

test('every reason why an experiment cannot be is given, with its place where it has one', () => {
  expect(() => newExperiment({ ...wanted, owner: '', expires: 'tomorrow' })).toThrow(
    /^the experiment cannot be: owner: [A-Z][^;]+; expires: [A-Z][^;]+$/,
  );
  const experiment = newExperiment(wanted);
  const reversed = { ...experiment, arms: experiment.arms.toReversed() };
  expect(() => withBuilds(reversed, 'nep', [])).toThrow(
    new StoreError(
      'the experiment cannot be: the first arm must be named control and replace nothing',
    ),
  );
});
