import { createEffect } from 'effector';
import { calls, type RegisterRequest } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

export type RegisterCall = RegisterRequest & { restaurantId: number };

/** Creates an account at the restaurant (API-36). */
export const registerFx = createEffect<RegisterCall, { token: string }, ApiError>({
  name: 'registerFx',
  handler: ({ restaurantId, name, email, password, passwordConfirm }) =>
    callApi(calls.register, {
      params: { restaurantId },
      body: { email, name, password, passwordConfirm },
    }),
});
