import { screen } from '@testing-library/react';
import { freshEmail, NEW_PASSWORD } from '../../support/demo-accounts';
import { apiRequest } from './api-request';
import { fill } from './fill';
import type { Opened } from './open-storefront';

/** Fills the login form that is open and sends it. */
export async function logIn(opened: Opened, email: string, password: string): Promise<void> {
  const { texts, user } = opened;
  await fill(
    user,
    await screen.findByRole('textbox', { name: texts('mf-account:field.email') }),
    email,
  );
  await fill(user, screen.getByLabelText(texts('mf-account:field.password')), password);
  await user.keyboard('{Enter}');
}

/** Fills the form of a new account and blurs its last field. */
export async function fillRegister(
  opened: Opened,
  {
    name,
    email,
    password,
    repeat,
  }: Readonly<Record<'name' | 'email' | 'password' | 'repeat', string>>,
): Promise<void> {
  const { texts, user } = opened;
  await fill(
    user,
    await screen.findByRole('textbox', { name: texts('mf-account:field.name') }),
    name,
  );
  await fill(user, screen.getByRole('textbox', { name: texts('mf-account:field.email') }), email);
  await fill(user, screen.getByLabelText(texts('mf-account:field.new-password')), password);
  await fill(user, screen.getByLabelText(texts('mf-account:field.repeat-password')), repeat);
  await user.tab();
}

/** A new customer of Bella Napoli; `token` is valid for a quarter of an hour. */
export async function freshCustomer(
  name = 'Ana Lima',
  restaurantId = 101,
): Promise<{ email: string; password: string; token: string }> {
  const email = freshEmail();
  const response = await apiRequest.post(`/api/restaurant/${restaurantId}/public/client`, {
    data: { email, name, password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD },
  });
  const { token } = (await response.json()) as { token: string };
  return { email, password: NEW_PASSWORD, token };
}
