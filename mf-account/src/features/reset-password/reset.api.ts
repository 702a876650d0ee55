import { createEffect } from 'effector';
import { calls } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

export type ResetCall = { token: string; password: string; passwordConfirm: string };

/** Sets a new password with the token of the link (API-35). */
export const resetPasswordFx = createEffect<ResetCall, { token: string }, ApiError>({
  name: 'resetPasswordFx',
  handler: (body) => callApi(calls.resetPassword, { body }),
});
