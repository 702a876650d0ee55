import { createEffect } from 'effector';
import { calls } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

export type ForgotCall = { restaurantId: number; email: string };

/**
 * Asks for a link to a new password (API-34). The answer never tells whether the address is known.
 */
export const askForLinkFx = createEffect<ForgotCall, unknown, ApiError>({
  name: 'askForLinkFx',
  handler: ({ restaurantId, email }) =>
    callApi(calls.forgotPassword, { params: { restaurantId }, body: { email } }),
});
