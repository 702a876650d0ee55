import { screen, waitFor } from '@testing-library/react';
import { DEMO } from '../../support/demo-accounts';
import { logIn } from '../kit/accounts';
import { fill } from '../kit/fill';
import { openStorefront } from '../kit/open-storefront';

const FORGOT = /auth\/forgot-password$/;
const RESET = /auth\/reset-password$/;

test('[ACCOUNT-13] a request that cannot reach the API says so, and keeps the address', async () => {
  const opened = await openStorefront('/bella-napoli/forgot-password');
  const { network, texts, user } = opened;
  const restore = network.answer('POST', FORGOT, 'down');
  const email = await screen.findByRole('textbox', { name: texts('mf-account:field.email') });
  await fill(opened.user, email, 'ana@demo.example');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(texts('domain:error.offline'));
  expect(email).toHaveValue('ana@demo.example');
  restore();
  await user.click(email);
  await user.keyboard('{Enter}');
  expect(
    await screen.findByText(texts('mf-account:forgot.sent', { email: 'ana@demo.example' })),
  ).toBeVisible();
});

test('[ACCOUNT-14] a link without its token leads to a new one', async () => {
  const { path, texts, user } = await openStorefront('/bella-napoli/reset-password');
  expect(await screen.findByRole('alert')).toHaveTextContent(texts('mf-account:reset.expired'));
  await user.click(screen.getByRole('link', { name: texts('mf-account:reset.new-link') }));
  await waitFor(() => expect(path()).toBe('/forgot-password'));
});

test('[SHELL-31] [OPEN-079] the response to a password reset does not reveal whether an account exists', async () => {
  const opened = await openStorefront('/bella-napoli/forgot-password', { language: 'en' });
  await fill(
    opened.user,
    await screen.findByRole('textbox', { name: 'Email' }),
    'nobody@demo.example',
  );
  await opened.user.keyboard('{Enter}');
  expect(await screen.findByText(/If nobody@demo\.example belongs to an account/)).toBeVisible();
  expect(opened.network.requests('POST', FORGOT).map(({ body }) => body)).toEqual([
    { email: 'nobody@demo.example' },
  ]);
});

test('[SHELL-32] a link that is used up says so and leads to a new one, and back to the login', async () => {
  const opened = await openStorefront('/bella-napoli/reset-password?token=an-old-link', {
    language: 'en',
    before: (network) => network.allow('POST', RESET, 422),
  });
  const { network, path, user } = opened;
  await fill(opened.user, await screen.findByLabelText('Password'), 'abcdef12');
  await fill(opened.user, screen.getByLabelText('Repeat the password'), 'abcdef12');
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
});
