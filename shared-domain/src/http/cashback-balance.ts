import { calls, type CashbackBalance } from '../contracts';
import { callApi } from './call-api';

/** Restaurant and client of the requested balance. */
export type BalanceCall = { readonly restaurantId: number; readonly clientId: string };

/** The cashback a customer may spend, and its expiry (API-42). Throws `ApiError`. */
export const readCashbackBalance = (params: BalanceCall): Promise<CashbackBalance> =>
  callApi(calls.getCashbackBalance, { params });
