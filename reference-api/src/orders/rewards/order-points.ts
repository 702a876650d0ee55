import { CartLine } from '@storefront/shared-domain/contracts';
import { err, ok, pointsNeeded, type Result } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import type { CustomerRow } from '../../accounts/customers.repository';
import type { Queryable } from '../../platform/db/database';
import type { OrderRow } from '../orders.repository';
import { addPoints, takePoints } from '../../loyalty/points.repository';
import type { OrderProblem } from '../order-problem';

/** Prizes are paid with the points of an account, so they require a login (OPEN-025). */
export function prizeProblem(
  lines: readonly CartLine[],
  account: CustomerRow | null,
): OrderProblem | null {
  const prize = lines.findIndex(({ type }) => type === 'prize');
  return prize >= 0 && account === null
    ? { kind: 'prize-needs-login', path: `orders.${prize}` }
    : null;
}

/**
 * Pays the prizes of an order with the account's points, inside the order's transaction and as its
 * last check.
 */
export async function payPrizes(
  tx: Queryable,
  lines: readonly CartLine[],
  account: CustomerRow | null,
): Promise<Result<null, OrderProblem>> {
  const needed = pointsNeeded(lines);
  if (needed === 0 || account === null) return ok(null);
  const isPaid = Number.isSafeInteger(needed) && (await takePoints(tx, account.id, needed));
  return isPaid
    ? ok(null)
    : err({
        kind: 'not-enough-points',
        needed,
        path: `orders.${lines.findIndex(({ type }) => type === 'prize')}`,
      });
}

/**
 * Returns the points that a canceled order spent on prizes; no effect when the account was deleted.
 */
export async function returnPrizes(tx: Queryable, { customerId, lines }: OrderRow): Promise<void> {
  const spent = pointsNeeded(z.parse(z.array(CartLine), lines));
  if (customerId !== null && spent > 0) await addPoints(tx, customerId, spent);
}
