/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork, type Scope } from 'effector';
import type { Client, DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  $client,
  $customer,
  $deliveryType,
  $restaurantData,
  $session,
} from '@storefront/shared-domain/models';
import { aCustomer, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { remote } from '../../remote';
import { CustomerForm } from './customer-form';

const EVERYTHING = {
  has_email_field: true,
  has_cpf_field: true,
  permissions_birthday_registration: true,
};

async function show(
  own: Partial<RestaurantInfo> = EVERYTHING,
  { type = 'balcony', client = null }: { type?: DeliveryType; client?: Client | null } = {},
) {
  const info = aRestaurant(own);
  const scope = fork({
    values: [
      [$restaurantData, restaurantData({ info })],
      [$deliveryType, type],
      [$customer, aCustomer({ name: '', phone: '' })],
      [$client, client],
      [$session, client && { token: 't', mode: 'email' }],
    ],
  });
  const onSubmit = jest.fn();
  const around = await inTexts(remote, { scope });
  render(around(<CustomerForm info={info} formId="who" onSubmit={onSubmit} />));
  return { scope, onSubmit };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const stored = (scope: Scope) => scope.getState($customer);

test.each([['+55 (11) 98765-4321'], ['（１１）９８７６５－４３２１']])(
  '[DOMAIN-092] [DOMAIN-093] the phone may be pasted as %j',
  async (spelling) => {
    const { scope } = await show();
    await userEvent.click(field('Phone'));
    await userEvent.paste(spelling);
    await userEvent.tab();
    expect(field('Phone')).toHaveValue('(11) 98765-4321');
    expect(stored(scope).phone).toBe('11987654321');
  },
);

test.each([
  ['BR', '1132654321', '(11) 3265-4321'],
  ['US', '7185550142', '+1 (718) 555-0142'],
])(
  '[DOMAIN-092] in %s the phone %s reads %s once the field is left',
  async (country, typed, shown) => {
    await show({ country });
    await userEvent.type(field('Phone'), typed);
    await userEvent.tab();
    expect(field('Phone')).toHaveValue(shown);
  },
);

test('[DOMAIN-092] a digit typed in the middle of the phone leaves the caret where it is', async () => {
  await show();
  await userEvent.type(field('Phone'), '1198765432');
  await userEvent.type(field('Phone'), '1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field('Phone')).toHaveValue('11198765432');
  expect(field('Phone').selectionStart).toBe(3);
});

test('[DOMAIN-098] the birthday is formatted when typed, pasted, or filled in by the browser', async () => {
  const { scope } = await show();
  const birthday = screen.getByRole<HTMLInputElement>('textbox', { name: /^Birthday/ });
  expect(birthday).toHaveAttribute('autocomplete', 'bday');
  await userEvent.type(birthday, '25121990');
  expect(birthday).toHaveValue('25/12/1990');
  fireEvent.change(birthday, { target: { value: '1991-05-31' } });
  expect(birthday).toHaveValue('31/05/1991');
  await userEvent.clear(birthday);
  await userEvent.paste('5.3.1992');
  expect(birthday).toHaveValue('05/03/1992');
  expect(stored(scope).birthday).toBe('05/03/1992');
});

test('[OPEN-047] autofilled fields count, with an event or without one', async () => {
  const { scope, onSubmit } = await show();
  fireEvent.change(field('Name'), { target: { value: 'Ana Lima' } });
  expect(stored(scope).name).toBe('Ana Lima');
  field('Phone').value = '+5511987654321';
  fireEvent.submit(document.getElementById('who')!);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(stored(scope)).toMatchObject({ name: 'Ana Lima', phone: '11987654321' });
  for (const [name, token] of [
    ['Name', 'name'],
    ['Phone', 'tel'],
  ] as const)
    expect(field(name)).toHaveAttribute('autocomplete', token);
});

test.each([
  ['HTML', '<b onclick="x()">Ana</b>', '<b onclick="x()">Ana</b>'],
  ['a ligature', 'Soﬁa Ａ', 'Sofia A'],
])('[DOMAIN-100] a name with %s stays as it is but for NFKC', async (_, typed, is) => {
  const { scope } = await show();
  fireEvent.change(field('Name'), { target: { value: typed } });
  expect(field('Name')).toHaveValue(typed);
  expect(stored(scope).name).toBe(is);
});

test('[OPEN-047] every field says what is wrong once it was left, and stops when it is mended', async () => {
  await show({ ...EVERYTHING, email_is_mandatory: true, cpf_balcony_is_mandatory: true });
  await userEvent.click(field('Name'));
  await userEvent.tab();
  expect(field('Name')).toHaveAccessibleDescription('Tell us your name');
  await userEvent.type(field('Name'), 'Ana');
  expect(field('Name')).not.toHaveAttribute('aria-invalid');
  await userEvent.type(field('CPF or CNPJ'), '11111111111');
  await userEvent.tab();
  expect(field('CPF or CNPJ')).toHaveValue('111.111.111-11');
  expect(field('CPF or CNPJ')).toHaveAccessibleDescription('Invalid CPF');
});

test.each([
  ['IT', 'Codice fiscale / P. IVA', 'rssmra85t10a562s', 'RSSMRA85T10A562S', 'RSS', 'not valid'],
])(
  '[OPEN-099] [DELIVERY-19] the document in %s is the %s',
  async (country, label, typed, digits, wrong, problem) => {
    const { scope } = await show({ ...EVERYTHING, country });
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.type(input, typed);
    expect(stored(scope).cpf).toBe(digits);
    await userEvent.clear(input);
    await userEvent.type(input, wrong);
    await userEvent.tab();
    expect(screen.getByText(new RegExp(problem))).toBeVisible();
  },
);

test('[OPEN-099] a restaurant in the United States has no document, and its dates begin with the month', async () => {
  const { scope } = await show({ ...EVERYTHING, country: 'US', cpf_balcony_is_mandatory: true });
  expect(screen.queryByText(/CPF|document/i)).toBeNull();
  const birthday = screen.getByPlaceholderText<HTMLInputElement>('mm/dd/yyyy');
  await userEvent.type(birthday, '05311990');
  expect([birthday.value, stored(scope).birthday]).toEqual(['05/31/1990', '31/05/1990']);
});
