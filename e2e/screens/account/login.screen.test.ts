import { screen, waitFor, within } from '@testing-library/react';
import {
  readGoogleVisit,
  saveGoogleVisit,
  type GoogleVisit,
} from '@storefront/shared-domain/storage';
import { DEMO, freshEmail } from '../../support/demo-accounts';
import { fillRegister, logIn } from '../kit/accounts';
import { openStorefront, type Options } from '../kit/open-storefront';

const AUTH = /^\/restaurant\/\d+\/public\/client\/auth$/;
const CLIENT = /^\/restaurant\/\d+\/public\/client$/;
const NONCE = 'a-nonce-of-this-visit';
const WITH_GOOGLE = { config: { google: { clientId: 'storefront.tests' } } };

/** The login page after Google has answered the request of this tab. */
function backFromGoogle(answer: GoogleVisit['answer'], options: Options = {}) {
  saveGoogleVisit({
    state: 'a-state-of-this-visit',
    nonce: NONCE,
    base: '/bella-napoli',
    returnTo: '/',
    purpose: 'sign-in',
    answer,
  });
  return openStorefront('/bella-napoli/login', { ...WITH_GOOGLE, ...options });
}

test('[ACCOUNT-02] [ERRORS-37] [ERRORS-38] a login reports missing or wrong input and leaves it typed', async () => {
  const opened = await openStorefront('/bella-napoli/login', { language: 'en' });
  const { network, user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Insert an email!')).toBeVisible();
  expect(screen.getByText('Insert a password!')).toBeVisible();
  network.allow('POST', AUTH, 404);
  await logIn(opened, 'nobody@demo.example', 'whatever');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email does not exist!');
  network.allow('POST', AUTH, 401);
  await logIn(opened, DEMO.rich, 'whatever');
  expect(await screen.findByText('Email or password is wrong!')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(DEMO.rich);
  network.answer('POST', AUTH, {
    status: 429,
    json: { error: 'Rate limit exceeded', code: 'too_many_requests' },
  });
  await logIn(opened, DEMO.rich, DEMO.password);
  expect(await screen.findByText(/wait a minute/)).toBeVisible();
});

test('a login never leads to another site', async () => {
  const opened = await openStorefront(
    `/bella-napoli/login?returnTo=${encodeURIComponent('//evil.example/x')}`,
  );
  await logIn(opened, DEMO.rich, DEMO.password);
  await screen.findByRole('searchbox');
  expect(opened.path()).toBe('');
  expect(location.host).toBe('storefront.test');
});

test('[ACCOUNT-05] logging out needs a confirmation', async () => {
  const opened = await openStorefront('/bella-napoli/login?returnTo=%2Fprizes');
  const { texts, user } = opened;
  await logIn(opened, DEMO.rich, DEMO.password);
  await user.click(await screen.findByRole('button', { name: texts('mf-account:log-out.button') }));
  const question = await screen.findByRole('alertdialog', {
    name: texts('mf-account:log-out.title'),
  });
  await user.click(
    within(question).getByRole('button', { name: texts('mf-account:log-out.stay') }),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('region', { name: texts('mf-account:prizes.yours') })).toBeVisible();
});

test('[OPEN-078] the button of Google stands where the site has a client id, and nowhere else', async () => {
  const google = (await openStorefront('/bella-napoli/login', WITH_GOOGLE)).texts(
    'mf-account:google.submit',
  );
  expect(await screen.findByRole('button', { name: google })).toBeVisible();
  await openStorefront('/bella-napoli/login');
  expect(await screen.findByRole('textbox')).toBeVisible();
  expect(screen.queryByRole('button', { name: google })).toBeNull();
});

test('[S16] a Google login that the server refuses shows the reason, and the form stays', async () => {
  const token = `h.${btoa(JSON.stringify({ nonce: NONCE }))}.s`;
  const { network, texts } = await backFromGoogle(
    { token },
    {
      before: (prepared) =>
        prepared.answer('POST', AUTH, {
          status: 422,
          json: { error: 'no', code: 'google_email_unverified', path: 'access_token' },
        }),
    },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(texts('mf-account:google.unverified'));
  expect(network.requests('POST', AUTH).map(({ body }) => body)).toEqual([
    { access_token: token, loginMode: 'gmail' },
  ]);
  expect(screen.getByRole('textbox', { name: texts('mf-account:field.email') })).toBeVisible();
  expect(screen.getByRole('button', { name: texts('mf-account:google.submit') })).toBeEnabled();
});

test('[ACCOUNT-03] a customer that cancels at Google is back at the login, without a message', async () => {
  const { texts } = await backFromGoogle({ refusal: 'access_denied' });
  const button = await screen.findByRole('button', { name: texts('mf-account:google.submit') });
  await waitFor(() => expect(readGoogleVisit()).toBeNull()); // the answer was read
  expect(button).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[B38] a common password is refused in the form', async () => {
  const opened = await openStorefront('/bella-napoli/register');
  const { texts } = opened;
  await fillRegister(opened, {
    name: 'Ana Lima',
    email: freshEmail(),
    password: 'Senha123',
    repeat: 'Senha123',
  });
  expect(screen.getByText(texts('mf-account:password.common'))).toBeVisible();
  expect(screen.getByRole('button', { name: texts('mf-account:register.submit') })).toBeDisabled();
});

test('a registration opened from a page leads back to it', async () => {
  const opened = await openStorefront('/bella-napoli/prizes');
  const { texts, user } = opened;
  await user.click(await screen.findByRole('link', { name: texts('mf-account:sign-in.register') }));
  await fillRegister(opened, {
    name: 'Ana Lima',
    email: freshEmail(),
    password: 'abcdef12',
    repeat: 'abcdef12',
  });
  await user.click(screen.getByRole('button', { name: texts('mf-account:register.submit') }));
  expect(
    await screen.findByRole('region', { name: texts('mf-account:prizes.yours') }),
  ).toHaveTextContent(texts('mf-account:prizes.points', { count: 0 }));
  expect(opened.path()).toBe('/prizes');
});

test('[ACCOUNT-06] [ACCOUNT-07] [ACCOUNT-09] [ACCOUNT-10] [ACCOUNT-11] each wrong field shows its error', async () => {
  const opened = await openStorefront('/slice-house/register', { language: 'en' });
  await fillRegister(opened, { name: '12', email: 'ana', password: 'abc', repeat: 'abd' });
  for (const text of [
    'Invalid Name',
    'Invalid Email',
    'Passwords do not match!',
    'Password strength: Weak',
  ])
    expect(screen.getByRole('main')).toHaveTextContent(text);
  for (const [password, label] of [
    ['!', 'Too Weak'],
    ['abc12', 'Good'],
    ['abcdef12', 'Strong'],
    ['abcdef1!', 'Very Strong'],
  ] as const) {
    await fillRegister(opened, { name: '12', email: 'ana', password, repeat: 'abd' });
    expect(screen.getByText('Password strength:', { exact: false })).toHaveTextContent(
      `Password strength: ${label}`,
    );
  }
  expect(screen.getByRole('button', { name: 'Create account' })).toBeDisabled();
  await fillRegister(opened, {
    name: 'Ana',
    email: freshEmail(),
    password: 'abcdef12',
    repeat: 'abcdef12',
  });
  expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled();
});

test('[ERRORS-39] an address that has an account says so, and nothing typed is lost', async () => {
  const opened = await openStorefront('/bella-napoli/register', { language: 'en' });
  const { network, user } = opened;
  await fillRegister(opened, {
    name: 'Ana Lima',
    email: DEMO.rich,
    password: 'abcdef12',
    repeat: 'abcdef12',
  });
  network.allow('POST', CLIENT, 409);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Email is already registered!');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(DEMO.rich);
  network.answer('POST', CLIENT, {
    status: 422,
    json: { error: 'We know this name too well', code: 'x' },
  });
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('We know this name too well')).toBeVisible();
});
