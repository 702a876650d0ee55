import { screen, waitFor } from '@testing-library/react';
import { saveGoogleVisit } from '@storefront/shared-domain/storage';
import { DEMO, freshEmail } from '../../support/demo-accounts';
import { smallMenu } from '../../support/small-menu';
import { fillRegister, logIn } from '../kit/accounts';
import { changeRestaurant } from '../kit/change-restaurant';
import { fill } from '../kit/fill';
import { openStorefront } from '../kit/open-storefront';

const AUTH = /^\/restaurant\/\d+\/public\/client\/auth$/;
const CLIENT = /^\/restaurant\/\d+\/public\/client$/;
const FORGOT = /auth\/forgot-password$/;
const RESET = /auth\/reset-password$/;
const small = changeRestaurant('bella-napoli', smallMenu);

test(
  '[ACCOUNT-02] [ERRORS-37] [ERRORS-38] a login reports wrong input, leaves it typed, and leads to ' +
    'no other site',
  async () => {
    const opened = await openStorefront(
      `/bella-napoli/login?returnTo=${encodeURIComponent('//evil.example/x')}`,
      { language: 'en', before: small },
    );
    const { network, texts, user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Insert an email!')).toBeVisible();
    expect(screen.getByText('Insert a password!')).toBeVisible();
    expect(screen.queryByRole('button', { name: texts('mf-account:google.submit') })).toBeNull();
    network.allow('POST', AUTH, 404);
    await logIn(opened, 'nobody@demo.example', 'whatever');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email does not exist!');
    network.allow('POST', AUTH, 401);
    await logIn(opened, DEMO.rich, 'whatever');
    expect(await screen.findByText('Email or password is wrong!')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(DEMO.rich);
    await logIn(opened, DEMO.rich, DEMO.password);
    await screen.findByRole('searchbox');
    expect(opened.path()).toBe('');
    expect(location.host).toBe('storefront.test');
  },
);

test('[S16] [OPEN-078] a Google login that the server refuses shows the reason, and the form stays', async () => {
  const nonce = 'a-nonce-of-this-visit';
  const token = `h.${btoa(JSON.stringify({ nonce }))}.s`;
  saveGoogleVisit({
    state: 'a-state-of-this-visit',
    nonce,
    base: '/bella-napoli',
    returnTo: '/',
    purpose: 'sign-in',
    answer: { token },
  });
  const { network, texts } = await openStorefront('/bella-napoli/login', {
    config: { google: { clientId: 'storefront.tests' } },
    before: (prepared) =>
      prepared.answer('POST', AUTH, {
        status: 422,
        json: { error: 'no', code: 'google_email_unverified', path: 'access_token' },
      }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts('mf-account:google.unverified'));
  expect(network.requests('POST', AUTH).map(({ body }) => body)).toEqual([
    { access_token: token, loginMode: 'gmail' },
  ]);
  expect(screen.getByRole('textbox', { name: texts('mf-account:field.email') })).toBeVisible();
  expect(screen.getByRole('button', { name: texts('mf-account:google.submit') })).toBeEnabled();
});

test(
  '[ACCOUNT-06] [ACCOUNT-07] [ACCOUNT-09] [ACCOUNT-10] [ACCOUNT-11] [B38] [ERRORS-39] a ' +
    'registration says what is wrong, loses nothing typed, and leads back',
  async () => {
    const opened = await openStorefront('/bella-napoli/prizes', { language: 'en' });
    const { network, texts, user } = opened;
    await user.click(
      await screen.findByRole('link', { name: texts('mf-account:sign-in.register') }),
    );
    await fillRegister(opened, { name: '12', email: 'ana', password: 'abc', repeat: 'abd' });
    for (const text of [
      'Invalid Name',
      'Invalid Email',
      'Passwords do not match!',
      'Password strength: Weak',
    ])
      expect(screen.getByRole('main')).toHaveTextContent(text);
    const submit = screen.getByRole('button', { name: 'Create account' });
    const account = {
      name: 'Ana Lima',
      email: DEMO.rich,
      password: 'Senha123',
      repeat: 'Senha123',
    };
    await fillRegister(opened, account);
    expect(screen.getByText(texts('mf-account:password.common'))).toBeVisible();
    expect(submit).toBeDisabled();
    await fillRegister(opened, { ...account, password: 'abcdef12', repeat: 'abcdef12' });
    network.allow('POST', CLIENT, 409);
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent('Email is already registered!');
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveValue(DEMO.rich);
    await fill(user, email, freshEmail());
    await user.click(submit);
    expect(
      await screen.findByRole('region', { name: texts('mf-account:prizes.yours') }),
    ).toHaveTextContent(texts('mf-account:prizes.points', { count: 0 }));
    expect(opened.path()).toBe('/prizes');
  },
);

test(
  '[SHELL-31] [OPEN-079] [ACCOUNT-13] offline a request for a new password keeps the address; its ' +
    'answer does not reveal whether an account exists',
  async () => {
    const { network, texts, user } = await openStorefront('/bella-napoli/forgot-password', {
      language: 'en',
    });
    const restore = network.answer('POST', FORGOT, 'down');
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await fill(user, email, 'nobody@demo.example');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(texts('domain:error.offline'));
    expect(email).toHaveValue('nobody@demo.example');
    restore();
    await user.click(email);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/If nobody@demo\.example belongs to an account/)).toBeVisible();
    expect(network.requests('POST', FORGOT).at(-1)?.body).toEqual({ email: 'nobody@demo.example' });
  },
);

test(
  '[SHELL-32] [ACCOUNT-14] a link without its token, and one that is used up, lead to a new one, ' +
    'and back to the login',
  async () => {
    const opened = await openStorefront('/bella-napoli/reset-password', {
      language: 'en',
      before: small,
    });
    const { go, network, path, texts, user } = opened;
    expect(await screen.findByRole('alert')).toHaveTextContent(texts('mf-account:reset.expired'));
    await go('/reset-password?token=an-old-link');
    network.allow('POST', RESET, 422);
    await fill(user, await screen.findByLabelText('Password'), 'abcdef12');
    await fill(user, screen.getByLabelText('Repeat the password'), 'abcdef12');
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works');
    expect(network.requests('POST', RESET).map(({ body }) => body)).toEqual([
      { token: 'an-old-link', password: 'abcdef12', passwordConfirm: 'abcdef12' },
    ]);
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    await waitFor(() => expect(path()).toBe('/forgot-password'));
    await user.click(await screen.findByRole('link', { name: 'Back to the login' }));
    await logIn(opened, DEMO.rich, DEMO.password);
    await waitFor(() => expect(path()).toBe(''));
  },
);
