/**
 * Repetitions of a race: few in the regular tests, `full` in `npm run bench:orders`, which sets
 * ORDERS_FULL.
 */
export const repeats = (full: number, few: number): number =>
  process.env['ORDERS_FULL'] === '1' ? full : few;
