import { allSettled, createWatch, type Scope } from 'effector';
import { sessionBus, noticeBus, type Toast } from '@storefront/shared-domain/bus';
import { ApiError } from '@storefront/shared-domain/http';
import { sessionRestored, $session } from '@storefront/shared-domain/models';
import { aClient } from '@storefront/shared-domain/testing';
import { accountFailure } from '../lib/account-failure';
import { payloadsOf } from '../testing/payloads.test-kit';
import { storefront } from '../testing/render-page.test-kit';
import { readCustomerFx } from './customer/customer.api';
import { $customer, gateOpened, customerRetried } from './customer/customer.model';
import { requestLinkFx, type ForgotCall } from './forgot-password/forgot.api';
import {
  $sentTo,
  pageLeft as forgotLeft,
  emailSubmitted as linkSubmitted,
} from './forgot-password/forgot.model';
import { logInFx, type LoginCall } from './login/login.api';
import { $failure, $isBusy, loginSubmitted } from './login/login.model';
import { registerFx, type RegisterCall } from './register/register.api';
import {
  $failure as $registerFailure,
  registrationSubmitted as registerSubmitted,
} from './register/register.model';
import { resetPasswordFx, type ResetCall } from './reset-password/reset.api';
import {
  $isDone,
  pageLeft as resetLeft,
  passwordSubmitted as resetSubmitted,
} from './reset-password/reset.model';

describe('the customer of a page', () => {
  test('for a visitor nothing is requested', async () => {
    const read = jest.fn();
    const scope = await storefront({ client: null, handlers: [[readCustomerFx, read]] });
    await allSettled(gateOpened, { scope });
    expect(scope.getState($customer)).toEqual({ kind: 'visitor' });
    expect(read).not.toHaveBeenCalled();
  });

  test('a customer is read anew when a page opens: points change', async () => {
    const scope = await storefront({
      handlers: [[readCustomerFx, async () => aClient({ points: 500 })]],
    });
    await allSettled(gateOpened, { scope });
    expect(scope.getState($customer)).toMatchObject({ kind: 'customer', client: { points: 500 } });
  });

  test('a failed reading says why, and Retry mends it', async () => {
    const answers = [
      () => Promise.reject(new ApiError({ kind: 'offline' })),
      async () => aClient(),
    ];
    const scope = await storefront({
      client: null,
      handlers: [[readCustomerFx, () => answers.shift()!()]],
    });
    await allSettled(sessionRestored, { scope, params: { token: 'T1', mode: 'email' } });
    expect(scope.getState($customer)).toEqual({ kind: 'loading' });
    await allSettled(gateOpened, { scope });
    expect(scope.getState($customer)).toEqual({ kind: 'failed', failure: 'offline' });
    await allSettled(customerRetried, { scope });
    expect(scope.getState($customer)).toMatchObject({ kind: 'customer' });
  });

  test('a response that comes after the logout signs no customer in', async () => {
    let answer = (_: ReturnType<typeof aClient>): void => undefined;
    const scope = await storefront({
      handlers: [
        [
          readCustomerFx,
          () =>
            new Promise((resolve) => {
              answer = resolve;
            }),
        ],
      ],
    });
    const opening = allSettled(gateOpened, { scope });
    const leaving = allSettled(sessionBus.signedOut, { scope });
    answer(aClient());
    await Promise.all([opening, leaving]);
    expect(scope.getState($customer)).toEqual({ kind: 'visitor' });
  });
});

describe('login', () => {
  const typed = { email: ' ana@example.com ', password: ' with spaces ' };

  async function login(...answers: (() => Promise<{ token: string }>)[]) {
    const sent: LoginCall[] = [];
    const handler = (call: LoginCall) => {
      sent.push(call);
      return answers.shift()!();
    };
    return { sent, scope: await storefront({ client: null, handlers: [[logInFx, handler]] }) };
  }
  const refused = (fields: ConstructorParameters<typeof ApiError>[0]) => () =>
    Promise.reject(new ApiError(fields));

  test('[ACCOUNT-04] a login stores its token with the mode email', async () => {
    const { scope, sent } = await login(async () => ({ token: 'T1' }));
    await allSettled(loginSubmitted, { scope, params: typed });
    expect(scope.getState($session)).toEqual({ token: 'T1', mode: 'email' });
    expect(sent).toEqual([
      { restaurantId: 7, email: 'ana@example.com', password: ' with spaces ' },
    ]);
  });

  test.each([
    ['[ERRORS-37] an unknown address', 404, 'Email does not exist.', 'login.email-unknown'],
    ['[ERRORS-38] a wrong password', 401, 'Email or password is wrong.', 'login.wrong'],
  ])('%s', async (_, status, text, key) => {
    const { scope } = await login(refused({ kind: 'http', status, text }));
    await allSettled(loginSubmitted, { scope, params: typed });
    expect(scope.getState($failure)).toEqual({ key });
    expect(scope.getState($session)).toBeNull();
  });

  test('a second press while the first is on its way sends nothing', async () => {
    let answer = (_: { token: string }): void => undefined;
    const { scope, sent } = await login(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const first = allSettled(loginSubmitted, { scope, params: typed });
    const second = allSettled(loginSubmitted, { scope, params: typed });
    expect(scope.getState($isBusy)).toBe(true);
    answer({ token: 'T1' });
    await Promise.all([first, second]);
    expect(sent).toHaveLength(1);
  });
});

describe('registration', () => {
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
    await allSettled(registerSubmitted, { scope, params });
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
    await allSettled(registerSubmitted, { scope, params });
    expect(scope.getState($registerFailure)).toEqual(failure);
    expect(toasts).toEqual([]);
    expect(scope.getState($session)).toBeNull();
  });
});

describe('forgotten password', () => {
  test('a link is requested, and the response discloses nothing about the address', async () => {
    const sent: ForgotCall[] = [];
    const scope = await storefront({
      client: null,
      handlers: [
        [
          requestLinkFx,
          async (call: ForgotCall) => {
            sent.push(call);
            return {};
          },
        ],
      ],
    });
    await allSettled(linkSubmitted, { scope, params: ' ana@example.com' });
    expect(sent).toEqual([{ restaurantId: 7, email: 'ana@example.com' }]);
    expect(scope.getState($sentTo)).toBe('ana@example.com');
    await allSettled(forgotLeft, { scope });
    expect(scope.getState($sentTo)).toBeNull();
  });
});

describe('new password', () => {
  const values = { token: 'link-token', password: 'abcdef12', passwordConfirm: 'abcdef12' };
  const params = { values, changed: 'Your password was changed' };

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
    await allSettled(resetSubmitted, { scope, params });
    expect(toasts).toEqual([{ text: 'Your password was changed', tone: 'success' }]);
    expect(sent).toEqual([values]);
    expect(scope.getState($session)).toEqual({ token: 'T2', mode: 'email' });
    expect(scope.getState($isDone)).toBe(true);
    await allSettled(resetLeft, { scope });
    expect(scope.getState($isDone)).toBe(false);
  });
});

describe('the text of a failure', () => {
  type Fields = ConstructorParameters<typeof ApiError>[0];
  const KNOWN = {
    'Email does not exist.': 'login.email-unknown',
    reset_token_invalid: 'reset.expired',
  };

  test.each<[string, Fields, boolean, object]>([
    [
      'a known text',
      { kind: 'http', status: 404, text: 'Email does not exist.' },
      false,
      { key: 'login.email-unknown' },
    ],
    [
      'a known code',
      { kind: 'http', status: 422, text: 'whatever', code: 'reset_token_invalid' },
      false,
      { key: 'reset.expired' },
    ],
    [
      'a limiter',
      { kind: 'http', status: 429, text: 'Rate limit exceeded, retry in 1 minute' },
      true,
      { key: 'error.too-many' },
    ],
    [
      'another text',
      { kind: 'http', status: 422, text: 'The name is on a list' },
      false,
      { key: 'domain:error.unexpected' },
    ],
    [
      'another text that is quoted',
      { kind: 'http', status: 422, text: 'The name is on a list' },
      true,
      { text: 'The name is on a list' },
    ],
    [
      'a broken server is not quoted',
      { kind: 'http', status: 500, text: 'relation "x" does not exist' },
      true,
      { key: 'domain:error.unexpected' },
    ],
    ['no connection', { kind: 'offline' }, true, { key: 'domain:error.offline' }],
  ])('%s', (_, fields, quotes, failure) =>
    expect(accountFailure(new ApiError(fields), KNOWN, quotes)).toEqual(failure),
  );
});
