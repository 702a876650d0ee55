import { calls, type CashbackBalance } from '../contracts';
import { callApi } from './call-api';

/** Whose balance is asked for, and where. */
export type BalanceCall = { readonly restaurantId: number; readonly clientId: string };

/** What a customer may spend, and until when (API-42). Throws `ApiError`. */
export const readCashbackBalance = (params: BalanceCall): Promise<CashbackBalance> =>
  callApi(calls.getCashbackBalance, { params });
