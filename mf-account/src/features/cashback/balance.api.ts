import { createEffect } from 'effector';
import type { CashbackBalance } from '@storefront/shared-domain/contracts';
import {
  readCashbackBalance,
  type ApiError,
  type BalanceCall,
} from '@storefront/shared-domain/http';

export type { BalanceCall };

/** Reads what a customer may spend, and until when (API-42). */
export const readBalanceFx = createEffect<BalanceCall, CashbackBalance, ApiError>({
  name: 'readBalanceFx',
  handler: readCashbackBalance,
});
