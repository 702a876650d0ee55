/**
 * Limits of one address. Per minute, but `streams`: open event streams at a time; `guesses`: failed
 * attempts at one account in a quarter of an hour; `attemptsAnHour`: failed attempts at all accounts
 * in an hour; `attemptsAtAccount`: failed attempts at one account from all unknown addresses in an
 * hour. `searches`: of addresses, during typing. `lookups`: of lists of orders by uuid, up to 100
 * each. `tiles`: of the map. `coupons`: checks of a
 * code. `cards`: created or verified. `cvv`: checks for one card, from all addresses. `unpaid`:
 * orders of one restaurant that wait for payment at a time, of one device, one phone, one account
 * and one address each. Of passwords, codes, coupons and unpaid orders an IPv6 /56 has three times
 * as many, a /48 ten times. `tableOrders`: open orders of one table; `tableOrdersAnHour`: orders to
 * tables that one device places in an hour. `eventsAnHour`: events that pages track or report, in an hour. `visits`:
 * stamps of visits; `visitsAnHour`: those of a network (IPv4 /24, IPv6 /48), in an hour.
 */
export const DEFAULT_LIMITS = {
  requests: 1200,
  orders: 30,
  sessions: 20,
  telemetry: 120,
  tables: 120,
  searches: 240,
  lookups: 120,
  tiles: 2400,
  coupons: 10,
  cards: 20,
  cvv: 5,
  streams: 30,
  unpaid: 2,
  tableOrders: 30,
  tableOrdersAnHour: 20,
  attempts: 5,
  attemptsAnHour: 50,
  attemptsAtAccount: 20,
  eventsAnHour: 5000,
  visits: 120,
  visitsAnHour: 2000,
};
export type Limits = Record<keyof typeof DEFAULT_LIMITS, number>;

/**
 * All limits multiplied: for several people behind one address, or a test that is faster than
 * people.
 */
export const scaledLimits = (factor: number): Limits =>
  Object.fromEntries(
    Object.entries(DEFAULT_LIMITS).map(([name, limit]) => [
      name,
      Math.max(1, Math.round(limit * factor)),
    ]),
  ) as Limits;
