/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@storefront/shared-domain/http';
import { $session } from '@storefront/shared-domain/models';
import { inPage, storefront } from '../../testing/render-page.test-kit';
import { LoginForm } from './login-form';
import { logInFx } from './login.api';

async function open(answer: () => Promise<{ token: string }> = async () => ({ token: 'T1' })) {
  const logIn = jest.fn(answer);
  const scope = await storefront({ client: null, handlers: [[logInFx, logIn]] });
  const page = await inPage(<LoginForm returnTo="/prizes" />, { scope });
  await act(async () => {
    render(page);
  });
  return { scope, logIn, user: userEvent.setup({ delay: null }) };
}
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');

async function fill(user: ReturnType<typeof userEvent.setup>, secret: string) {
  await user.click(email());
  await user.paste('ana@example.com');
  await user.click(password());
  await user.paste(secret);
  await user.keyboard('{Enter}');
}

test('[ACCOUNT-02] empty fields are reported as required', async () => {
  const { user, logIn } = await open();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Insert an email!')).toBeInTheDocument();
  expect(email()).toHaveAccessibleDescription('Insert an email!');
  expect(password()).toHaveAccessibleDescription('Insert a password!');
  expect(email()).toHaveFocus();
  expect(logIn).not.toHaveBeenCalled();
});

test('a field is complained about when it is left, and no longer once it is right', async () => {
  const { user } = await open();
  await user.type(email(), 'a@');
  expect(screen.queryByText('Invalid Email')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Invalid Email')).toBeInTheDocument();
  await user.type(email(), 'b.co');
  expect(screen.queryByText('Invalid Email')).toBeNull();
});

test('Enter sends the form', async () => {
  const { user, scope } = await open();
  await fill(user, 'secret');
  expect(scope.getState($session)).toEqual({ token: 'T1', mode: 'email' });
});

test('a refused login says why at once and keeps what was typed', async () => {
  const { user } = await open(() =>
    Promise.reject(
      new ApiError({ kind: 'http', status: 401, text: 'Email or password is wrong.' }),
    ),
  );
  await fill(user, 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong!');
  expect(email()).toHaveValue('ana@example.com');
  expect(password()).toHaveValue('wrong');
});

test('a rate limit is shown as a waiting time', async () => {
  const { user } = await open(() => Promise.reject(new ApiError({ kind: 'http', status: 429 })));
  await fill(user, 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute');
});

test('the password can be looked at', async () => {
  const { user } = await open();
  const eye = screen.getByRole('button', { name: 'Show the password' });
  expect([password(), eye].map((it) => it.getAttribute('type') ?? '')).toEqual([
    'password',
    'button',
  ]);
  await user.click(eye);
  expect(password()).toHaveAttribute('type', 'text');
  expect(eye).toHaveAttribute('aria-pressed', 'true');
});

test('browsers and password managers can fill the fields; the other ways on are links', async () => {
  await open();
  expect([email(), password()].map((field) => field.getAttribute('autocomplete'))).toEqual([
    'email',
    'current-password',
  ]);
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'New here? Create an account' })).toHaveAttribute(
    'href',
    '/register?returnTo=%2Fprizes',
  );
});
