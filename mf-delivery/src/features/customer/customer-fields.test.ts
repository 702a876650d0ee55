import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import fc from 'fast-check';
import type { Client, DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { isCallable, phoneDigits } from '@storefront/shared-domain/phones';
import { customerCardProblems, customerProblems, COUNTRIES } from '@storefront/shared-domain/rules';
import { aClient, aCustomer, aRestaurant } from '@storefront/shared-domain/testing';
import { customerSchema, phoneProblems } from './use-customer-form';
import { examplePhone } from './example-phone';
import { problemKey, shownFields } from './fields';
import { toCustomer, type TypedCustomer } from './typed-customer';

describe('the fields', () => {
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
    {
      case: 'an e-mail that may stay empty',
      info: { has_email_field: true },
      type: 'delivery',
      fields: ['name', 'phone', 'email?'],
    },
    {
      case: 'a tax id for deliveries only',
      info: { has_cpf_field: true, cpf_delivery_is_mandatory: true },
      type: 'balcony',
      fields: ['name', 'phone', 'cpf?'],
    },
    {
      case: 'that tax id of a delivery',
      info: { has_cpf_field: true, cpf_delivery_is_mandatory: true },
      type: 'delivery',
      fields: ['name', 'phone', 'cpf'],
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
    expect(
      names({ has_email_field: true, email_is_mandatory: true }, 'delivery', aClient()),
    ).toEqual(['name', 'phone']);
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
});

describe('their errors', () => {
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
    return Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [field, error.message]),
    );
  };

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
        const customer = toCustomer(typed, info.country);
        const invalid = [
          ...customerProblems(customer, info, 'carTakeout', false),
          ...customerCardProblems(customer),
          ...phoneProblems(customer.phone, info.country),
        ].map(({ field }) => field);
        expect(new Set(Object.keys(await messagesOf(typed, info, 'carTakeout')))).toEqual(
          new Set(invalid),
        );
      }),
    );
  });
});

describe('the example of a phone', () => {
  test.each(Object.keys(COUNTRIES))(
    'the example of %s is a whole number in its layout',
    (country) => {
      const example = examplePhone(country);
      expect(example).toMatch(/\D/);
      expect([isCallable(example, country), phoneDigits(example, country)]).toEqual([
        true,
        example.replace(/^\+1 |\D/g, ''),
      ]);
    },
  );
});
