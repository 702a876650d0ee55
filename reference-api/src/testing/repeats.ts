/**
 * Repetitions of a race: few in the regular tests, `full` with `ORDERS_FULL=1`.
 */
export const repeats = (full: number, few: number): number =>
  process.env['ORDERS_FULL'] === '1' ? full : few;
