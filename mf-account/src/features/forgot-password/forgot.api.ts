import { createEffect } from 'effector';
import { calls } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

export type ForgotCall = { restaurantId: number; email: string };

/**
 * Requests a password reset link (API-34). The response never reveals whether the address is
 * registered.
 */
export const requestLinkFx = createEffect<ForgotCall, unknown, ApiError>({
  name: 'askForLinkFx',
  handler: ({ restaurantId, email }) =>
    callApi(calls.forgotPassword, { params: { restaurantId }, body: { email } }),
});
