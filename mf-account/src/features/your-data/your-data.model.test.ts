/** @jest-environment jsdom */
import { allSettled } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $isLoggedIn,
  $language,
  sessionRestored,
  siteSettingsRead,
} from '@storefront/shared-domain/models';
import {
  saveGoogleVisit,
  readGoogleVisit,
  type GoogleVisit,
} from '@storefront/shared-domain/storage';
import { payloadsOf } from '../../testing/payloads.test-kit';
import { storefront } from '../../testing/render-page.test-kit';
import * as visits from '../../lib/google-visit';
import * as erase from './erase.model';
import { eraseFx, exportFx, logOutEverywhereFx } from './your-data.api';
import * as model from './your-data.model';

jest.mock('../../lib/google-visit', () => ({
  ...jest.requireActual<typeof visits>('../../lib/google-visit'),
  leaveForGoogle: jest.fn(),
}));

const refused = (status: number, code: string) =>
  new ApiError({ kind: 'http', status, code, text: 'no' });
const NONCE = 'a-nonce-of-this-visit';
const TOKEN = `h.${Buffer.from(JSON.stringify({ nonce: NONCE })).toString('base64url')}.s`;
const visit = (
  answer: GoogleVisit['answer'],
  purpose: GoogleVisit['purpose'] = 'erase',
): GoogleVisit => ({
  state: 'a-state-of-this-visit',
  nonce: NONCE,
  base: '/bella-napoli',
  returnTo: '/orders',
  purpose,
  answer,
});

beforeEach(() => sessionStorage.clear());

test('the password erases the account, and logs out here', async () => {
  const calls: unknown[] = [];
  const scope = await storefront({
    handlers: [
      [
        eraseFx,
        async (call: unknown) => {
          calls.push(call);
          return {};
        },
      ],
    ],
  });
  const [done, out] = [
    payloadsOf(erase.erased, scope),
    payloadsOf(sessionBus.logOutConfirmed, scope),
  ];
  await allSettled(erase.eraseRequested, { scope });
  await allSettled(erase.passwordSubmitted, { scope, params: ' secret 1 ' });
  expect(calls).toEqual([
    { restaurantId: 7, proof: { password: ' secret 1 ', loginMode: 'email' } },
  ]);
  expect([
    done.length,
    out.length,
    scope.getState($isLoggedIn),
    scope.getState(erase.$isDialogOpen),
  ]).toEqual([1, 1, false, false]);
});

test.each([
  [refused(422, 'password_wrong'), 'erase.wrong'],
  [refused(409, 'order_under_way'), 'erase.under-way'],
  [refused(429, 'too_many_requests'), 'error.too-many'],
  [new ApiError({ kind: 'offline' }), 'domain:error.offline'],
  [refused(500, ''), 'domain:error.unexpected'],
])(
  'a refusal keeps the dialog open and the customer logged in, and gives the reason',
  async (error, key) => {
    const scope = await storefront({ handlers: [[eraseFx, () => Promise.reject(error)]] });
    await allSettled(erase.eraseRequested, { scope });
    await allSettled(erase.passwordSubmitted, { scope, params: 'x' });
    expect([
      scope.getState(erase.$failure),
      scope.getState(erase.$isDialogOpen),
      scope.getState($isLoggedIn),
    ]).toEqual([{ key }, true, true]);
    await allSettled(erase.eraseDismissed, { scope });
    expect([scope.getState(erase.$failure), scope.getState(erase.$isDialogOpen)]).toEqual([
      null,
      false,
    ]);
  },
);

const google = { clientId: 'shop', authUrl: 'https://accounts.example/auth' };

async function googleCustomer(
  handler: (call: { proof: unknown }) => Promise<object> = async () => ({}),
  mode: 'gmail' | 'email' = 'gmail',
) {
  const scope = await storefront({ handlers: [[eraseFx, handler]] });
  await allSettled(siteSettingsRead, {
    scope,
    params: {
      maps: {},
      counterPickupRestaurants: [],
      google,
    },
  });
  await allSettled(sessionRestored, { scope, params: { token: 'T1', mode } });
  return scope;
}

test('a session of Google is confirmed by Google where it is configured, otherwise by the password', async () => {
  expect((await googleCustomer()).getState(erase.$proofKind)).toBe('google');
  expect((await storefront()).getState(erase.$proofKind)).toBe('password');
  const withPassword = await googleCustomer(undefined, 'email');
  expect(withPassword.getState(erase.$proofKind)).toBe('password');
  const notConfigured = await storefront();
  await allSettled(sessionRestored, {
    scope: notConfigured,
    params: { token: 'T1', mode: 'gmail' },
  });
  expect(notConfigured.getState(erase.$proofKind)).toBe('password');
});

test('the confirmation by Google leaves for its page, to erase, and comes back to this page', async () => {
  const leave = jest.mocked(visits.leaveForGoogle);
  const scope = await googleCustomer();
  await allSettled(erase.eraseRequested, { scope });
  expect(scope.getState(erase.$isGoing)).toBe(false);
  await allSettled(erase.googleChosen, { scope, params: { returnTo: '/orders' } });
  expect(leave.mock.calls).toEqual([
    [{ google, language: scope.getState($language), returnTo: '/orders', purpose: 'erase' }],
  ]);
  expect(scope.getState(erase.$isGoing)).toBe(true);
  // back from Google's page by the browser's button
  await allSettled(erase.shown, { scope });
  expect(scope.getState(erase.$isGoing)).toBe(false);
});

test('after the return from Google the dialog is open, and its token is used by one erasure only', async () => {
  const calls: unknown[] = [];
  const scope = await googleCustomer(({ proof }) => {
    calls.push(proof);
    return Promise.reject(refused(422, 'google_account_differs'));
  });
  saveGoogleVisit(visit({ token: TOKEN }));
  // the page renders again when its customer is loaded
  for (let times = 0; times < 2; times += 1) await allSettled(erase.shown, { scope });
  expect([
    scope.getState(erase.$isDialogOpen),
    scope.getState(erase.$googleToken),
    calls,
    readGoogleVisit(),
  ]).toEqual([true, TOKEN, [], null]);
  await allSettled(erase.confirmed, { scope });
  expect([calls, scope.getState(erase.$failure), scope.getState(erase.$googleToken)]).toEqual([
    [{ access_token: TOKEN, loginMode: 'gmail' }],
    { key: 'erase.differs' },
    null,
  ]);
  await allSettled(erase.confirmed, { scope });
  expect(calls).toHaveLength(1);
});

test.each([
  ['an answer to a sign-in', visit({ token: TOKEN }, 'sign-in'), false, null],
  ['a refusal of Google', visit({ refusal: 'server_error' }), true, { key: 'google.failed' }],
  ['a customer who closed Google’s page', visit({ refusal: 'access_denied' }), false, null],
  ['no answer', visit(null), false, null],
] as const)('%s proves nothing', async (_case, stored, isDialogOpen, failure) => {
  const scope = await googleCustomer();
  saveGoogleVisit(stored);
  await allSettled(erase.shown, { scope });
  expect([
    scope.getState(erase.$isDialogOpen),
    scope.getState(erase.$googleToken),
    scope.getState(erase.$failure),
  ]).toEqual([isDialogOpen, null, failure]);
});

test('logging out everywhere logs out here, too; a failure is reported and keeps the login', async () => {
  const answers = [() => Promise.reject(refused(500, '')), async () => ({})];
  const scope = await storefront({ handlers: [[logOutEverywhereFx, () => answers.shift()!()]] });
  const failures = payloadsOf(model.everywhereFailed, scope);
  expect(scope.getState(model.$isConfirmingEverywhere)).toBe(false);
  await allSettled(model.everywhereRequested, { scope });
  expect(scope.getState(model.$isConfirmingEverywhere)).toBe(true);
  await allSettled(model.everywhereConfirmed, { scope });
  expect([
    failures,
    scope.getState($isLoggedIn),
    scope.getState(model.$isConfirmingEverywhere),
  ]).toEqual([[{ key: 'data.everywhere-failed' }], true, false]);
  await allSettled(model.everywhereConfirmed, { scope });
  expect(scope.getState($isLoggedIn)).toBe(false);
});

test('an export runs once at a time and reports its failure', async () => {
  let answer = (): void => undefined;
  const fetched = jest.fn(
    () =>
      new Promise<never>((_, reject) => {
        answer = () => reject(new ApiError({ kind: 'timeout' }));
      }),
  );
  const scope = await storefront({ handlers: [[exportFx, fetched]] });
  const failures = payloadsOf(model.exportFailed, scope);
  const running = [
    allSettled(model.exportRequested, { scope }),
    allSettled(model.exportRequested, { scope }),
  ];
  answer();
  await Promise.all(running);
  expect([fetched.mock.calls, failures]).toEqual([[[7]], [{ key: 'domain:error.timeout' }]]);
});

test('logging out everywhere is sent once for two presses', async () => {
  let answer = (_: object): void => undefined;
  const request = jest.fn(
    () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  );
  const scope = await storefront({ handlers: [[logOutEverywhereFx, request]] });
  const pressing = [1, 2].map(() => allSettled(model.everywhereConfirmed, { scope }));
  answer({});
  await Promise.all(pressing);
  expect(request.mock.calls).toEqual([[7]]);
});
