import { ZERO, type Minor } from '@storefront/shared-domain/contracts';
import { availableCashback, err, ok, type Result } from '@storefront/shared-domain/rules';
import { cashbackAccount, lockAccount, spendCashback } from '../../loyalty/cashback.repository';
import type { Queryable } from '../../platform/db/database';
import { localDay } from '../../restaurants/local-time';
import type { OrderNamed, OrderRequested } from '../order-requested';
import type { OrderProblem } from '../order-problem';

const PATH = 'details.cashbackSpent';

/**
 * Maximum cashback that an order may spend (LOYALTY-07, LOYALTY-10, LOYALTY-11); 0 for an order
 * without cashback. The amount in the request is ignored: the rules compute it, and the total shows
 * whether both agree. Locks the account until the transaction ends.
 */
export async function findCashback(
  tx: Queryable,
  { restaurant, request: { details }, customerId, now }: OrderNamed,
): Promise<Result<Minor, OrderProblem>> {
  const { cashbackSettings, timezone } = restaurant.data.info;
  if (details.cashbackSpent === 0) return ok(ZERO);
  if (details.cashbackSpent < 0) return err({ kind: 'cashback-invalid', path: PATH });
  if (customerId === null) return err({ kind: 'cashback-needs-login', path: PATH });
  if (!cashbackSettings.enabled) return err({ kind: 'cashback-not-offered', path: PATH });
  // in this order: the balance is read with the account locked
  const [, { balance, expired }] = await Promise.all([
    lockAccount(tx, customerId),
    cashbackAccount(tx, customerId, localDay(now, timezone)),
  ]);
  return balance === 0 && expired > 0
    ? err({ kind: 'cashback-expired', path: PATH })
    : ok(availableCashback({ balance }, cashbackSettings));
}

/** Spends the computed cashback of an order from the account that `findCashback` locked. */
export async function takeCashback(
  tx: Queryable,
  { restaurant, request, account, now }: OrderRequested,
  amount: Minor,
): Promise<void> {
  if (amount === 0 || !account) return;
  const spend = {
    customerId: account.id,
    orderUuid: request.details.uuid,
    amount,
    today: localDay(now, restaurant.data.info.timezone),
    at: now,
  };
  if (!(await spendCashback(tx, spend)))
    throw new Error(`account ${account.id} lost cashback while it was held`);
}
