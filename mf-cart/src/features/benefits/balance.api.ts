import { createEffect } from 'effector';
import type { CashbackBalance } from '@storefront/shared-domain/contracts';
import {
  readCashbackBalance,
  type ApiError,
  type BalanceCall,
} from '@storefront/shared-domain/http';

export type { BalanceCall };

/** Loads a customer's cashback balance and its expiry date (API-42). */
export const readBalanceFx = createEffect<BalanceCall, CashbackBalance, ApiError>({
  name: 'readBalanceFx',
  handler: readCashbackBalance,
});
