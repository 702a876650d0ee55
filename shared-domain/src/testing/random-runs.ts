/** A part of the cases suffices per test run, since every run uses other ones. */
const SHARE = 8;

/**
 * Number of random cases of a property: a `share` of `all`, an eighth by default, or all of them with
 * `RANDOM_RUNS=all`, e.g. `RANDOM_RUNS=all npm run unit -- slow-prices`.
 */
export const randomRuns = (all: number, share = SHARE): number =>
  process.env['RANDOM_RUNS'] === 'all' ? all : Math.ceil(all / share);
