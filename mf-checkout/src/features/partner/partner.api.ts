import { createEffect } from 'effector';
import { calls, type Minor } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

/**
 * A sale to be confirmed (OPEN-075): `cpf` in digits, `value` the amount to pay, `discount` of
 * coupon and cashback, both in minor units.
 */
export type SaleCall = {
  readonly restaurantId: number;
  readonly cpf: string;
  readonly value: Minor;
  readonly discount: Minor;
};
export type ApproveCall = {
  readonly restaurantId: number;
  readonly saleID: string;
  readonly code: string;
};

/** Starts a sale; the server sends its code to the customer's phone (API-44). */
export const startSaleFx = createEffect<SaleCall, { saleID: string }, ApiError>({
  name: 'startSaleFx',
  handler: ({ restaurantId, cpf, value, discount }) =>
    callApi(calls.startPartnerSale, {
      params: { restaurantId },
      body: { clientCPF: cpf, sale: { value, discount } },
    }),
});

/** Confirms a sale with its code (API-45). */
export const approveSaleFx = createEffect<ApproveCall, object, ApiError>({
  name: 'approveSaleFx',
  handler: ({ restaurantId, saleID, code }) =>
    callApi(calls.approvePartnerSale, {
      params: { restaurantId },
      body: { saleID, saleConfirmationCode: code },
    }),
});
