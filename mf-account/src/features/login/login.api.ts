import { createEffect } from 'effector';
import { calls } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

export type LoginCall = { restaurantId: number; email: string; password: string };

/** Logs in by e-mail and password (API-32). */
export const logInFx = createEffect<LoginCall, { token: string }, ApiError>({
  name: 'logInFx',
  handler: ({ restaurantId, email, password }) =>
    callApi(calls.logIn, {
      params: { restaurantId },
      body: { email, password, loginMode: 'email' },
    }),
});
