import { ZERO, type Minor } from '@storefront/shared-domain/contracts';
import { availableCashback, err, ok, type Result } from '@storefront/shared-domain/rules';
import { cashbackAccount, lockAccount, spendCashback } from '../../loyalty/cashback.repository';
import type { Queryable } from '../../platform/db/database';
import { localDay } from '../../restaurants/local-time';
import type { OrderRequested } from '../order-requested';
import type { OrderProblem } from '../order-problem';

const PATH = 'details.cashbackSpent';

/**
 * Maximum cashback that an order may spend (LOYALTY-07, LOYALTY-10, LOYALTY-11); 0 for an order
 * without cashback. The amount in the request is ignored: the rules compute it, and the total shows
 * whether both agree. Locks the account until the transaction ends.
 */
export async function cashbackOf(
  tx: Queryable,
  { restaurant, request: { details }, account, now }: OrderRequested,
): Promise<Result<Minor, OrderProblem>> {
  const { cashbackSettings, timezone } = restaurant.data.info;
  if (details.cashbackSpent === 0) return ok(ZERO);
  if (details.cashbackSpent < 0) return err({ kind: 'cashback-invalid', path: PATH });
  if (!account) return err({ kind: 'cashback-needs-login', path: PATH });
  if (!cashbackSettings.enabled) return err({ kind: 'cashback-not-offered', path: PATH });
  await lockAccount(tx, account.id);
  const { balance, expired } = await cashbackAccount(tx, account.id, localDay(now, timezone));
  return balance === 0 && expired > 0
    ? err({ kind: 'cashback-expired', path: PATH })
    : ok(availableCashback({ balance }, cashbackSettings));
}

/** Spends the computed cashback of an order from the account that `cashbackOf` locked. */
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
