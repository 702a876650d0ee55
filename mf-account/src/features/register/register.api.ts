import { createEffect } from 'effector';
import { calls } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import type { RegisterValues } from './register-problems';

export type RegisterCall = RegisterValues & { restaurantId: number };

/** Creates an account at the restaurant (API-36). */
export const registerFx = createEffect<RegisterCall, { token: string }, ApiError>({
  name: 'registerFx',
  handler: ({ restaurantId, name, email, password, passwordConfirm }) =>
    callApi(calls.register, {
      params: { restaurantId },
      body: { email, name, password, passwordConfirm },
    }),
});
