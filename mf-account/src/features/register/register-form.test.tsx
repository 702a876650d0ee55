/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@storefront/shared-domain/http';
import { inPage, storefront } from '../../testing/render-page.test-kit';
import { RegisterForm } from './register-form';
import { registerFx } from './register.api';

async function open(answer: () => Promise<{ token: string }> = async () => ({ token: 'T1' })) {
  const register = jest.fn(answer);
  const page = await inPage(<RegisterForm returnTo="/" />, {
    scope: await storefront({ client: null, handlers: [[registerFx, register]] }),
  });
  await act(async () => {
    render(page);
  });
  return { register, user: userEvent.setup({ delay: null }) };
}
const field = (label: string) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: 'Create account' });

async function put(user: ReturnType<typeof userEvent.setup>, label: string, value: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(value);
}

async function fill(
  user: ReturnType<typeof userEvent.setup>,
  values: { name?: string; email?: string; password?: string; repeat?: string } = {},
) {
  const {
    name = 'Ana Lima',
    email = 'ana@example.com',
    password = 'abcdef12',
    repeat = password,
  } = values;
  for (const [label, value] of [
    ['Name', name],
    ['Email', email],
    ['Password', password],
    ['Repeat the password', repeat],
  ] as const) {
    await user.click(field(label));
    if (value !== '') await user.paste(value);
  }
  await user.tab();
}

test('[ACCOUNT-06] name, email and a password twice are required, name and email by their validators', async () => {
  const { user } = await open();
  for (const label of ['Name', 'Email', 'Password', 'Repeat the password'])
    expect(field(label)).toBeRequired();
  await fill(user, { name: '', email: '', password: '' });
  expect(await screen.findAllByText('Required')).toHaveLength(4);
  await put(user, 'Name', '123');
  expect(field('Name')).toHaveAccessibleDescription('Invalid Name');
  await put(user, 'Name', 'Ana 4111 1111 1111 1111');
  expect(field('Name')).toHaveAccessibleDescription('Please do not enter card details here.');
  await put(user, 'Email', 'ana');
  expect(field('Email')).toHaveAccessibleDescription('Invalid Email');
});

test('[ACCOUNT-07] different passwords do not match, whichever of them changes', async () => {
  const { user } = await open();
  await fill(user, { repeat: 'abcdef13' });
  expect(await screen.findByText('Passwords do not match!')).toBeInTheDocument();
  await put(user, 'Password', 'abcdef13');
  expect(screen.queryByText('Passwords do not match!')).toBeNull();
  await user.type(field('Password'), '4');
  expect(screen.getByText('Passwords do not match!')).toBeInTheDocument();
});

test('the repeated password is not complained about before anybody came to it', async () => {
  const { user } = await open();
  await put(user, 'Password', 'abcdef12');
  await user.tab();
  expect(field('Repeat the password')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByText('Required')).toBeNull();
});

test('[ACCOUNT-09] [ACCOUNT-11] the button waits for strength level 3 and for everything else', async () => {
  const { user, register } = await open();
  expect(button()).toBeDisabled();
  await fill(user, { password: 'abcdefgh' });
  expect(await screen.findByText(/Choose a stronger password/)).toBeInTheDocument();
  expect(button()).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(register).not.toHaveBeenCalled();
  for (const label of ['Password', 'Repeat the password']) await user.type(field(label), '1');
  expect(button()).toBeEnabled();
  await user.click(button());
  expect(register).toHaveBeenCalledTimes(1);
});

test('[ACCOUNT-10] the strength is shown while typing', async () => {
  const { user } = await open();
  const said: string[] = [];
  for (const keys of ['!', 'a', '1', 'bcdefgh', '$']) {
    await user.type(field('Password'), keys);
    said.push(screen.getByRole('status').textContent ?? '');
  }
  expect(said).toEqual(
    ['Too Weak', 'Weak', 'Good', 'Very Strong', 'Very Strong'].map(
      (label) => `Password strength: ${label}`,
    ),
  );
  await put(user, 'Password', 'abcdef12');
  expect(screen.getByRole('status')).toHaveTextContent('Strong');
});

test('[ERRORS-39] an address that is taken says so, and nothing typed is lost', async () => {
  const { user } = await open(() =>
    Promise.reject(new ApiError({ kind: 'http', status: 409, text: 'user_already_exists' })),
  );
  await fill(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Email is already registered!');
  expect(
    ['Name', 'Email', 'Password'].map((label) => (field(label) as HTMLInputElement).value),
  ).toEqual(['Ana Lima', 'ana@example.com', 'abcdef12']);
});

test('password managers recognize the new password', async () => {
  await open();
  expect(
    ['Name', 'Email', 'Password', 'Repeat the password'].map((label) =>
      field(label).getAttribute('autocomplete'),
    ),
  ).toEqual(['name', 'email', 'new-password', 'new-password']);
});
