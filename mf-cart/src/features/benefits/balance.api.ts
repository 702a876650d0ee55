import { createEffect } from 'effector';
import { calls, type CashbackBalance } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

export type BalanceCall = { readonly restaurantId: number; readonly clientId: string };

/** Reads what a customer may spend, and until when (API-42). */
export const readBalanceFx = createEffect<BalanceCall, CashbackBalance, ApiError>({
  name: 'readBalanceFx', handler: (params) => callApi(calls.getCashbackBalance, { params }),
});
