/** A part of the cases suffices per test run, since every run uses other ones. */
const SHARE = 8;

/**
 * Number of random cases of a property: an eighth of `all`, or all of them with `RANDOM_RUNS=all`,
 * e.g. `RANDOM_RUNS=all npm run unit -- slow-prices`.
 */
export const randomRuns = (all: number): number =>
  process.env['RANDOM_RUNS'] === 'all' ? all : Math.ceil(all / SHARE);
