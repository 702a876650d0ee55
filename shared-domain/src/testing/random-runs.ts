/** A part of the cases in each test run is enough: they are other ones in every run. */
const SHARE = 4;

/**
 * How many random cases a property tries: a quarter of `all`, or all of them with
 * `RANDOM_RUNS=all`, e.g. `RANDOM_RUNS=all npm run unit -- slow-prices`.
 */
export const randomRuns = (all: number): number =>
  process.env['RANDOM_RUNS'] === 'all' ? all : Math.ceil(all / SHARE);
