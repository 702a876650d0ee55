import type { Client, DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { aClient, aCustomer, aRestaurant } from '@storefront/shared-domain/testing';
import { problemKey, shownFields } from './fields';

const names = (
  info: Partial<RestaurantInfo>,
  type: DeliveryType | null,
  client: Client | null = null,
) =>
  shownFields(aRestaurant(info), type, client !== null, client).map(({ field, isOptional }) =>
    isOptional ? `${field}?` : field,
  );

test.each([
  { case: 'nothing but name and phone', info: {}, type: 'delivery', fields: ['name', 'phone'] },
  { case: 'no type yet', info: {}, type: null, fields: ['name', 'phone'] },
  {
    case: 'an e-mail that may stay empty',
    info: { has_email_field: true },
    type: 'delivery',
    fields: ['name', 'phone', 'email?'],
  },
  {
    case: 'an e-mail that must be given',
    info: { has_email_field: true, email_is_mandatory: true },
    type: 'balcony',
    fields: ['name', 'phone', 'email'],
  },
  {
    case: 'a tax id for deliveries only',
    info: { has_cpf_field: true, cpf_delivery_is_mandatory: true },
    type: 'balcony',
    fields: ['name', 'phone', 'cpf?'],
  },
  {
    case: 'the same for a delivery',
    info: { has_cpf_field: true, cpf_delivery_is_mandatory: true },
    type: 'delivery',
    fields: ['name', 'phone', 'cpf'],
  },
  {
    case: 'a birthday',
    info: { permissions_birthday_registration: true },
    type: 'balcony',
    fields: ['name', 'phone', 'birthday?'],
  },
  {
    case: 'the car',
    info: {},
    type: 'carTakeout',
    fields: ['name', 'phone', 'carPlate', 'carModelColor'],
  },
  { case: 'the table', info: {}, type: 'table', fields: ['name', 'phone', 'table'] },
] as const)('the form requires $case', ({ info, type, fields }) =>
  expect(names(info, type)).toEqual(fields),
);

test('[DELIVERY-18] a logged-in customer sees no e-mail field', () => {
  expect(names({ has_email_field: true, email_is_mandatory: true }, 'delivery', aClient())).toEqual(
    ['name', 'phone'],
  );
});

test('[DELIVERY-20] the birthday is required until the account has one', () => {
  const requested = (client: Client | null) =>
    names({ permissions_birthday_registration: true }, 'balcony', client).includes('birthday?');
  expect([
    requested(null),
    requested(aClient()),
    requested(aClient({ birthday: '1990-12-25' })),
  ]).toEqual([true, true, false]);
});

test('[OPEN-087] a wrong tax id is an invalid CPF up to eleven digits, an invalid CNPJ beyond', () => {
  const problem = { field: 'cpf', kind: 'invalid' } as const;
  expect(problemKey(problem, aCustomer({ cpf: '52998224724' }), 'BR')).toBe(
    'domain:validation.invalidCPF',
  );
  expect(problemKey(problem, aCustomer({ cpf: '11222333000180' }), 'BR')).toBe(
    'domain:validation.invalidCNPJ',
  );
});

test('the error of a phone that is too short has an example, where the country is known', () => {
  const problem = { field: 'phone', kind: 'invalid' } as const;
  expect([problemKey(problem, aCustomer(), 'BR'), problemKey(problem, aCustomer(), 'ZZ')]).toEqual([
    'customer.invalid.phone',
    'domain:validation.invalidPhone',
  ]);
});
