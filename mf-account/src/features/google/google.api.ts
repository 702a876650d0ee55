import { createEffect } from 'effector';
import { calls } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

export type GoogleCall = { restaurantId: number; token: string };

/** Logs in with a Google token (API-32). */
export const logInByGoogleFx = createEffect<GoogleCall, { token: string }, ApiError>({
  name: 'logInByGoogleFx',
  handler: ({ restaurantId, token }) =>
    callApi(calls.logIn, {
      params: { restaurantId },
      body: { access_token: token, loginMode: 'gmail' },
    }),
});
