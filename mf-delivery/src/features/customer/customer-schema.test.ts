import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import fc from 'fast-check';
import type { DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { customerCardProblems, customerProblems } from '@storefront/shared-domain/rules';
import { aCustomer, aRestaurant } from '@storefront/shared-domain/testing';
import { customerSchema } from './customer-schema';
import { customerOf, type TypedCustomer } from './typed-customer';

const messagesOf = async (
  typed: TypedCustomer,
  info: Partial<RestaurantInfo> = {},
  type: DeliveryType | null = null,
) => {
  const resolve = standardSchemaResolver(customerSchema(aRestaurant(info), type, false));
  const { errors } = await resolve(typed, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
};

test.each([
  { case: 'a complete customer', typed: {}, messages: {} },
  {
    case: 'an empty name',
    typed: { name: ' ' },
    messages: { name: 'customer.missing.name' },
  },
  {
    case: 'a phone in display format',
    typed: { phone: '(11) 98765-4321' },
    messages: {},
  },
  {
    case: 'a name without a letter that is a card number',
    typed: { name: '4111 1111 1111 1111' },
    messages: { name: 'domain:validation.cardInText' },
  },
  {
    case: 'a wrong CNPJ in display format',
    typed: { cpf: '11.222.333/0001-80' },
    messages: { cpf: 'domain:validation.invalidCNPJ' },
  },
])('[OPEN-047] the error texts of $case', async ({ typed, messages }) => {
  expect(await messagesOf(aCustomer(typed), { has_cpf_field: true })).toEqual(messages);
});

test.each([
  ['80009735-1', undefined],
  ['1234567-9', undefined],
  ['4.567.890', undefined],
  ['1234567-8', 'customer.invalid.document'],
  ['80009735-2', 'customer.invalid.document'],
])('[OPEN-099] the error text of the Paraguayan document %s', async (cpf, message) => {
  const info = { has_cpf_field: true, country: 'PY' };
  const { cpf: found } = await messagesOf(aCustomer({ cpf, phone: '981123456' }), info);
  expect(found).toBe(message);
});

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Ana',
    '123',
    '+55 (11) 98765-4321',
    '529.982.247-25',
    '4111111111111111',
  ),
  fc.string({ maxLength: 20 }),
);

test('[OPEN-047] the fields with an error text are those that violate the rules of an order', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, text, async (name, phone, cpf, carPlate) => {
      const info = aRestaurant({ has_cpf_field: true, cpf_balcony_is_mandatory: true });
      const typed = aCustomer({ name, phone, cpf, carPlate });
      const customer = customerOf(typed, info.country);
      const invalid = [
        ...customerProblems(customer, info, 'carTakeout', false),
        ...customerCardProblems(customer),
      ].map(({ field }) => field);
      expect(new Set(Object.keys(await messagesOf(typed, info, 'carTakeout')))).toEqual(
        new Set(invalid),
      );
    }),
  );
});
