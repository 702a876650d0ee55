/** @jest-environment jsdom */
import { allSettled } from 'effector';
import { ApiError } from '@storefront/shared-domain/http';
import { $language, $session } from '@storefront/shared-domain/models';
import {
  saveGoogleVisit,
  readGoogleVisit,
  type GoogleVisit,
} from '@storefront/shared-domain/storage';
import { googlePage, nonceOf } from '../../lib/google-page';
import { storefront } from '../../testing/render-page.test-kit';
import { logInByGoogleFx, type GoogleCall } from './google.api';
import * as visits from '../../lib/google-visit';
import { $failure, $isLeaving, chosen, left, shown } from './google.model';

jest.mock('../../lib/google-visit', () => ({
  ...jest.requireActual<typeof visits>('../../lib/google-visit'),
  leaveForGoogle: jest.fn(),
  takeGoogleAnswer: jest.fn(
    jest.requireActual<typeof visits>('../../lib/google-visit').takeGoogleAnswer,
  ),
}));

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
  await allSettled(shown, { scope });
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
  expect([calls, scope.getState($session), scope.getState($failure)]).toEqual([[], null, failure]);
});

test.each([
  ['google_token_invalid', 401, 'google.failed'],
  ['google_email_unverified', 422, 'google.unverified'],
  ['google_account_differs', 409, 'google.differs'],
  ['google_unavailable', 503, 'google.unavailable'],
  ['x', 429, 'error.too-many'],
])('[S16] the server’s %s has its words', async (code, status, key) => {
  const { scope } = await comeBack({ token: tokenWith({ nonce: NONCE }) }, () =>
    Promise.reject(new ApiError({ kind: 'http', status, code, text: 'no' })),
  );
  expect(scope.getState($failure)).toEqual({ key });
  await allSettled(left, { scope });
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

test('a nonce is read whatever letters the claims hold', () =>
  expect(nonceOf(tokenWith({ nonce: NONCE, name: 'Ação ÿ?>' }))).toBe(NONCE));

test('sign-in code that cannot be loaded shows a failure, and the button works again', async () => {
  const leave = jest.mocked(visits.leaveForGoogle);
  leave.mockImplementationOnce(() => {
    throw new Error('the chunk could not be loaded');
  });
  const scope = await storefront({ client: null });
  await allSettled(chosen, { scope, params: { returnTo: '/' } });
  expect([scope.getState($isLeaving), scope.getState($failure)]).toEqual([
    false,
    { key: 'google.failed' },
  ]);
  await allSettled(chosen, { scope, params: { returnTo: '/' } });
  expect([scope.getState($isLeaving), scope.getState($failure), leave.mock.calls.length]).toEqual([
    true,
    null,
    2,
  ]);
  expect(leave).toHaveBeenLastCalledWith({
    google: null,
    language: scope.getState($language),
    returnTo: '/',
    purpose: 'sign-in',
  });
});

test('a visit that did not come from Google does not use its sign-in code', async () => {
  sessionStorage.clear();
  const take = jest.mocked(visits.takeGoogleAnswer).mockClear();
  const scope = await storefront({ client: null });
  await allSettled(shown, { scope });
  expect([take.mock.calls, scope.getState($failure)]).toEqual([[], null]);
});
