import { allSettled } from 'effector';
import { noticeBus } from '@storefront/shared-domain/bus';
import { ApiError } from '@storefront/shared-domain/http';
import { $session } from '@storefront/shared-domain/models';
import { payloadsOf } from '../../testing/payloads.test-kit';
import { storefront } from '../../testing/render-page.test-kit';
import { resetPasswordFx, type ResetCall } from './reset.api';
import { $failure, $isDone, $isLinkDead, left, submitted } from './reset.model';

const values = { token: 'link-token', password: 'abcdef12', passwordConfirm: 'abcdef12' };
const params = { values, changed: 'Your password was changed' };
const refused = (code: string) =>
  storefront({
    client: null,
    handlers: [
      [
        resetPasswordFx,
        () => Promise.reject(new ApiError({ kind: 'http', status: 422, code, text: code })),
      ],
    ],
  });

test('[ACCOUNT-04] a reset stores the token of its answer with the mode email', async () => {
  const sent: ResetCall[] = [];
  const scope = await storefront({
    client: null,
    handlers: [
      [
        resetPasswordFx,
        async (call: ResetCall) => {
          sent.push(call);
          return { token: 'T2' };
        },
      ],
    ],
  });
  const toasts = payloadsOf(noticeBus.toastRequested, scope);
  await allSettled(submitted, { scope, params });
  expect(toasts).toEqual([{ text: 'Your password was changed', tone: 'success' }]);
  expect(sent).toEqual([values]);
  expect(scope.getState($session)).toEqual({ token: 'T2', mode: 'email' });
  expect(scope.getState($isDone)).toBe(true);
  await allSettled(left, { scope });
  expect(scope.getState($isDone)).toBe(false);
});

test('a link that was used or has expired is dead', async () => {
  const scope = await refused('reset_token_invalid');
  await allSettled(submitted, { scope, params });
  expect(scope.getState($isLinkDead)).toBe(true);
});

test('a refused password leaves the link alive', async () => {
  const scope = await refused('password_too_weak');
  await allSettled(submitted, { scope, params });
  expect(scope.getState($isLinkDead)).toBe(false);
  expect(scope.getState($failure)).toEqual({ key: 'password.too-weak' });
});
