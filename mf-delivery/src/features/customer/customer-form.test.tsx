/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork, type Scope } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import type { Client, DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  $client,
  $customer,
  $deliveryType,
  $restaurantData,
  $session,
} from '@storefront/shared-domain/models';
import { aClient, aCustomer, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { nextPressed } from '../../lib/page-events.model';
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

test.each([
  ['+55 (11) 98765-4321'],
  ['55 11 98765 4321'],
  ['11.98765.4321'],
  ['(11)\u00a098765\u20114321'],
  ['\u200e+55 11 98765-4321\u200b'],
  ['（１１）９８７６５－４３２１'],
])('[DOMAIN-092] [DOMAIN-093] the phone may be pasted as %j', async (spelling) => {
  const { scope } = await show();
  await userEvent.click(field('Phone'));
  await userEvent.paste(spelling);
  await userEvent.tab();
  expect(field('Phone')).toHaveValue('(11) 98765-4321');
  expect(stored(scope).phone).toBe('11987654321');
});

test.each([
  ['BR', '1132654321', '(11) 3265-4321'],
  ['US', '7185550142', '+1 (718) 555-0142'],
  ['PT', '+351 912345678', '912 345 678'],
  ['PY', '+595 981123456', '981 123 456'],
  ['BO', '+591 71234567', '7123 4567'],
])(
  '[DOMAIN-092] [DOMAIN-095] [DOMAIN-096] [DOMAIN-097] [OPEN-086] in %s the phone %s reads %s once the field is left',
  async (country, typed, shown) => {
    await show({ country });
    await userEvent.type(field('Phone'), typed);
    await userEvent.tab();
    expect(field('Phone')).toHaveValue(shown);
  },
);

test('a phone without its area code is shown what is missing', async () => {
  await show();
  await userEvent.type(field('Phone'), '987654321');
  await userEvent.tab();
  expect(field('Phone')).toHaveAccessibleDescription(
    expect.stringContaining('Enter the full number, such as (11) 98765-4321'),
  );
});

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

test('[DELIVERY-20] an account with a birthday has no birthday field', async () => {
  await show(EVERYTHING, { client: aClient({ birthday: '1990-12-25' }) });
  expect(screen.queryByRole('textbox', { name: /^Birthday/ })).toBeNull();
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
  ['an emoji', 'Ana 🍕 Lima', 'Ana 🍕 Lima'],
  ['right to left', 'محمد‏ علي', 'محمد‏ علي'],
  ['hidden signs', 'Ana\u200bLima', 'Ana\u200bLima'],
  ['HTML', '<b onclick="x()">Ana</b>', '<b onclick="x()">Ana</b>'],
  ['a template', '{{name}}', '{{name}}'],
  ['a ligature', 'Soﬁa Ａ', 'Sofia A'],
  ['combined signs', 'Jose\u0301', 'José'],
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

test('a name with the number of a card shows the error beside the field and stays in it', async () => {
  await show();
  await userEvent.type(field('Name'), 'Ana 4111-1111-1111-1111');
  await userEvent.tab();
  expect(field('Name')).toHaveAccessibleDescription('Please do not enter card details here.');
  expect(field('Name')).toHaveValue('Ana 4111-1111-1111-1111');
});

test('[DELIVERY-21] [DELIVERY-22] NEXT on an empty form makes every field say what it lacks', async () => {
  for (const [type, name, text] of [
    ['carTakeout', 'License plate', 'Tell us your license plate'],
    ['table', 'Table', 'Tell us your table'],
  ] as const) {
    const { scope } = await show({}, { type });
    await act(() => allSettled(nextPressed, { scope }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(field(name)).toHaveAccessibleDescription(text);
    document.body.replaceChildren();
  }
});

test('[OPEN-047] what comes from elsewhere is shown in the layout people read', async () => {
  const { scope } = await show();
  await act(() =>
    allSettled(deliveryBus.customerChanged, { scope, params: aCustomer({ cpf: '52998224725' }) }),
  );
  expect(await screen.findByDisplayValue('(11) 98765-4321')).toBe(field('Phone'));
  expect(screen.getByDisplayValue('529.982.247-25')).toBeVisible();
});

test.each([
  ['PT', 'NIF', '123 456 789', '123456789', '12', 'This NIF is not valid'],
  ['IT', 'Codice fiscale / P. IVA', 'rssmra85t10a562s', 'RSSMRA85T10A562S', 'RSS', 'not valid'],
  ['CL', 'RUT', '10.000.013-k', '10000013K', '1', 'This RUT is not valid'],
  ['BR', 'CPF or CNPJ', '52998224725', '52998224725', '1', 'Invalid CPF'],
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

describe('the optional fields', () => {
  const more = () => screen.getByText(/^Optional: /).closest('details')!;

  test('are collapsed, and named', async () => {
    await show();
    expect(more()).not.toHaveAttribute('open');
    expect(screen.getByText(/^Optional: /)).toHaveTextContent(
      'Optional: Email, CPF or CNPJ, Birthday',
    );
    expect(more()).not.toContainElement(field('Name'));
    await userEvent.click(screen.getByText(/^Optional: /));
    expect(field('Email optional')).toBeVisible();
  });

  test('are open while one is filled', async () => {
    const { scope } = await show();
    await act(() =>
      allSettled(deliveryBus.customerChanged, {
        scope,
        params: aCustomer({ email: 'ana@example.com' }),
      }),
    );
    expect(more()).toHaveAttribute('open');
  });

  test('are none where all are mandatory', async () => {
    await show({ has_email_field: true, email_is_mandatory: true });
    expect(screen.queryByText(/^Optional: /)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });
});
