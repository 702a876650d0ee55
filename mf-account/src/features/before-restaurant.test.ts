/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { sessionRestored } from '@storefront/shared-domain/models';
import { saveGoogleVisit } from '@storefront/shared-domain/storage';
import { aClient } from '@storefront/shared-domain/testing';
import * as cardsApi from './cards/cards.api';
import * as cards from './cards/cards.model';
import * as customerApi from './customer/customer.api';
import * as customer from './customer/customer.model';
import * as forgotApi from './forgot-password/forgot.api';
import * as forgot from './forgot-password/forgot.model';
import * as googleApi from './google/google.api';
import * as google from './google/google.model';
import * as loginApi from './login/login.api';
import * as login from './login/login.model';
import * as registerApi from './register/register.api';
import * as register from './register/register.model';
import * as erase from './your-data/erase.model';
import * as dataApi from './your-data/your-data.api';
import * as data from './your-data/your-data.model';

const NONCE = 'a-nonce-of-this-visit';
const token = `h.${Buffer.from(JSON.stringify({ nonce: NONCE })).toString('base64url')}.s`;
const typed = { email: 'ana@example.com', password: 'abc def12' };

/** A page whose restaurant is not loaded, and the requests that it sends. */
async function page({ isLoggedIn }: { isLoggedIn: boolean }) {
  const request = jest.fn().mockResolvedValue({});
  const scope = fork({
    handlers: [
      [cardsApi.listCardsFx, request],
      [customerApi.readCustomerFx, request],
      [forgotApi.requestLinkFx, request],
      [googleApi.logInByGoogleFx, request],
      [loginApi.logInFx, request],
      [registerApi.registerFx, request],
      [dataApi.eraseFx, request],
      [dataApi.exportFx, request],
      [dataApi.logOutEverywhereFx, request],
    ],
  });
  if (isLoggedIn) {
    await allSettled(sessionRestored, { scope, params: { token: 'T1', mode: 'email' } });
    await allSettled(sessionBus.clientRead, { scope, params: aClient() });
  }
  return { scope, request };
}
function cameFromGoogle(purpose: 'sign-in' | 'erase') {
  saveGoogleVisit({
    state: 'a-state-of-this-visit',
    nonce: NONCE,
    base: '/bella-napoli',
    returnTo: '/',
    purpose,
    answer: { token },
  });
}
beforeEach(() => sessionStorage.clear());

test('before the restaurant is loaded no form of a visitor sends a request', async () => {
  const { scope, request } = await page({ isLoggedIn: false });
  await allSettled(login.submitted, { scope, params: typed });
  await allSettled(forgot.submitted, { scope, params: typed.email });
  const values = { ...typed, name: 'Ana', passwordConfirm: typed.password };
  await allSettled(register.submitted, { scope, params: { values, welcome: 'Welcome' } });
  cameFromGoogle('sign-in');
  await allSettled(google.shown, { scope });
  expect(request).not.toHaveBeenCalled();
});

test('before the restaurant is loaded no page of a customer sends a request', async () => {
  const { scope, request } = await page({ isLoggedIn: true });
  for (const unit of [
    cards.listRequested,
    customer.gateOpened,
    customer.retried,
    data.exportRequested,
    data.everywhereConfirmed,
  ])
    await allSettled(unit, { scope });
  expect(request).not.toHaveBeenCalled();
});

test('before the restaurant is loaded neither proof erases the account', async () => {
  const { scope, request } = await page({ isLoggedIn: true });
  await allSettled(erase.passwordSubmitted, { scope, params: typed.password });
  cameFromGoogle('erase');
  await allSettled(erase.shown, { scope });
  expect(scope.getState(erase.$googleToken)).toBe(token);
  await allSettled(erase.confirmed, { scope });
  expect(request).not.toHaveBeenCalled();
});
