import { allSettled } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $session,
  $isLoggedIn,
  sessionRestored,
  siteSettingsRead,
} from '@storefront/shared-domain/models';
import {
  dropGoogleVisit,
  saveGoogleVisit,
  readGoogleVisit,
  type GoogleVisit,
} from '@storefront/shared-domain/storage';
import { googlePage } from '../lib/google-visit';
import { payloadsOf } from '../testing/payloads.test-kit';
import { storefront } from '../testing/render-page.test-kit';
import { logInByGoogleFx, type GoogleCall } from './google/google.api';
import { $failure, googleLoginClosed, googleLoginShown } from './google/google.model';
import * as erase from './your-data/erase.model';
import { eraseFx } from './your-data/your-data.api';

describe('a login by Google', () => {
  const NONCE = 'a-nonce-of-this-visit';
  const tokenWith = (claims: object) =>
    `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  const visit = (answer: GoogleVisit['answer']): GoogleVisit => ({
    state: 'a-state-of-this-visit',
    nonce: NONCE,
    base: '/bella-napoli',
    returnTo: '/',
    purpose: 'sign-in',
    answer,
  });

  async function comeBack(
    answer: GoogleVisit['answer'],
    log: (call: GoogleCall) => Promise<{ token: string }> = async () => ({ token: 'T1' }),
  ) {
    saveGoogleVisit(visit(answer));
    const calls: GoogleCall[] = [];
    const scope = await storefront({
      client: null,
      handlers: [
        [
          logInByGoogleFx,
          (call: GoogleCall) => {
            calls.push(call);
            return log(call);
          },
        ],
      ],
    });
    await allSettled(googleLoginShown, { scope });
    return { scope, calls };
  }

  test('[ACCOUNT-03] [ACCOUNT-04] Google’s answer logs in, as gmail, and is read once', async () => {
    const token = tokenWith({ nonce: NONCE });
    const { scope, calls } = await comeBack({ token });
    expect(calls).toEqual([{ restaurantId: 7, token }]);
    expect(scope.getState($session)).toEqual({ token: 'T1', mode: 'gmail' });
    expect(readGoogleVisit()).toBeNull();
  });

  test.each([
    [
      'an answer to another question',
      { token: tokenWith({ nonce: 'another' }) },
      { key: 'google.failed' },
    ],
    ['what is no token', { token: 'x' }, { key: 'google.failed' }],
    ['a refusal of Google', { refusal: 'server_error' }, { key: 'google.failed' }],
    ['a customer who thought better of it', { refusal: 'access_denied' }, null],
    ['no answer', null, null],
  ])('%s logs no customer in', async (_case, answer, failure) => {
    const { scope, calls } = await comeBack(answer);
    expect([calls, scope.getState($session), scope.getState($failure)]).toEqual([
      [],
      null,
      failure,
    ]);
  });

  test.each([
    ['google_token_invalid', 401, 'google.failed'],
    ['google_email_unverified', 422, 'google.unverified'],
    ['x', 429, 'error.too-many'],
  ])('[S16] the server’s %s has its words', async (code, status, key) => {
    const { scope } = await comeBack({ token: tokenWith({ nonce: NONCE }) }, () =>
      Promise.reject(new ApiError({ kind: 'http', status, code, text: 'no' })),
    );
    expect(scope.getState($failure)).toEqual({ key });
    await allSettled(googleLoginClosed, { scope });
    expect(scope.getState($failure)).toBeNull();
  });

  test('[ACCOUNT-03] Google receives a request for an ID token, and for nothing else', () => {
    const page = new URL(
      googlePage({
        google: { clientId: 'shop', authUrl: 'https://accounts.example/auth' },
        origin: 'https://pizza.example',
        state: 's',
        nonce: 'n',
        language: 'es',
      }),
    );
    expect(`${page.origin}${page.pathname}`).toBe('https://accounts.example/auth');
    expect(Object.fromEntries(page.searchParams)).toEqual({
      client_id: 'shop',
      redirect_uri: 'https://pizza.example/google-return',
      response_type: 'id_token',
      scope: 'openid email profile',
      state: 's',
      nonce: 'n',
      prompt: 'select_account',
      hl: 'es',
    });
  });
});

describe('the data of a customer', () => {
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

  beforeEach(dropGoogleVisit);

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
      payloadsOf(erase.accountErased, scope),
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

  test('after the return from Google the dialog is open, and its token is used by one erasure only', async () => {
    const calls: unknown[] = [];
    const scope = await googleCustomer(({ proof }) => {
      calls.push(proof);
      return Promise.reject(refused(422, 'google_account_differs'));
    });
    saveGoogleVisit(visit({ token: TOKEN }));
    // the page renders again when its customer is loaded
    for (let times = 0; times < 2; times += 1) await allSettled(erase.eraseSectionShown, { scope });
    expect([
      scope.getState(erase.$isDialogOpen),
      scope.getState(erase.$googleToken),
      calls,
      readGoogleVisit(),
    ]).toEqual([true, TOKEN, [], null]);
    await allSettled(erase.eraseConfirmed, { scope });
    expect([calls, scope.getState(erase.$failure), scope.getState(erase.$googleToken)]).toEqual([
      [{ access_token: TOKEN, loginMode: 'gmail' }],
      { key: 'erase.differs' },
      null,
    ]);
    await allSettled(erase.eraseConfirmed, { scope });
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['an answer to a sign-in', visit({ token: TOKEN }, 'sign-in'), false, null],
    ['a refusal of Google', visit({ refusal: 'server_error' }), true, { key: 'google.failed' }],
  ] as const)('%s proves nothing', async (_case, stored, isDialogOpen, failure) => {
    const scope = await googleCustomer();
    saveGoogleVisit(stored);
    await allSettled(erase.eraseSectionShown, { scope });
    expect([
      scope.getState(erase.$isDialogOpen),
      scope.getState(erase.$googleToken),
      scope.getState(erase.$failure),
    ]).toEqual([isDialogOpen, null, failure]);
  });
});
