import { screen } from '@testing-library/react';
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
