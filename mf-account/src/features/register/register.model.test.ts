import { allSettled, createWatch, type Scope } from 'effector';
import { noticeBus, type Toast } from '@storefront/shared-domain/bus';
import { ApiError } from '@storefront/shared-domain/http';
import { $session } from '@storefront/shared-domain/models';
import { storefront } from '../../testing/render-page.test-kit';
import { registerFx, type RegisterCall } from './register.api';
import { $failure, submitted } from './register.model';

const values = {
  name: '  Ana Lima ',
  email: 'ana@example.com ',
  password: 'abc def12',
  passwordConfirm: 'abc def12',
};
const params = { values, welcome: 'Conta Criada com Sucesso' };

function toastsIn(scope: Scope): Toast[] {
  const toasts: Toast[] = [];
  createWatch({ unit: noticeBus.toastRequested, scope, fn: (toast) => toasts.push(toast) });
  return toasts;
}

test('[ACCOUNT-04] a new account logs its owner in with the mode email, and a toast says so', async () => {
  const sent: RegisterCall[] = [];
  const scope = await storefront({
    client: null,
    handlers: [
      [
        registerFx,
        async (call: RegisterCall) => {
          sent.push(call);
          return { token: 'T1' };
        },
      ],
    ],
  });
  const toasts = toastsIn(scope);
  await allSettled(submitted, { scope, params });
  expect(sent).toEqual([
    { ...values, restaurantId: 7, name: 'Ana Lima', email: 'ana@example.com' },
  ]);
  expect(toasts).toEqual([{ text: 'Conta Criada com Sucesso', tone: 'success' }]);
  expect(scope.getState($session)).toEqual({ token: 'T1', mode: 'email' });
});

test.each<[string, string, object]>([
  ['user_already_exists', 'user_already_exists', { key: 'register.email-taken' }],
  [
    'other errors show the server text',
    'The password is too weak',
    { text: 'The password is too weak' },
  ],
])('[ERRORS-39] %s', async (_, text, failure) => {
  const scope = await storefront({
    client: null,
    handlers: [
      [registerFx, () => Promise.reject(new ApiError({ kind: 'http', status: 422, text }))],
    ],
  });
  const toasts = toastsIn(scope);
  await allSettled(submitted, { scope, params });
  expect(scope.getState($failure)).toEqual(failure);
  expect(toasts).toEqual([]);
  expect(scope.getState($session)).toBeNull();
});

test('a second press while the first is on its way sends nothing', async () => {
  let answer = (_: { token: string }): void => undefined;
  const request = jest.fn(
    () =>
      new Promise<{ token: string }>((resolve) => {
        answer = resolve;
      }),
  );
  const scope = await storefront({ client: null, handlers: [[registerFx, request]] });
  const pressing = [1, 2].map(() => allSettled(submitted, { scope, params }));
  answer({ token: 'T1' });
  await Promise.all(pressing);
  expect(request).toHaveBeenCalledTimes(1);
});
