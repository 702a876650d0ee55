import { type BuildRef, CONTROL, type Experiment } from '@storefront/compositions';

/**
 * An experiment of two arms with half of the visitors each; the second, `other`, has the builds.
 */
export const anExperiment = (
  name: string,
  builds: readonly BuildRef[],
  overrides: Partial<Experiment> = {},
): Experiment => ({
  name,
  owner: 'menu team',
  salt: name,
  since: '2026-01-01T00:00:00.000Z',
  expires: '2100-01-01T00:00:00.000Z',
  arms: [
    { name: CONTROL, share: 5000, ranges: [[0, 5000]], builds: [] },
    { name: 'other', share: 5000, ranges: [[5000, 10_000]], builds: [...builds] },
  ],
  ...overrides,
});
