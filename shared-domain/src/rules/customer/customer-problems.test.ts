import type { Customer, DeliveryType, RestaurantInfo } from '../../contracts';
import en from '../../locales/en.json';
import pt from '../../locales/pt-br.json';
import { aClient, aCustomer, aRestaurant } from '../../testing';
import { maskBirthday } from '../format/masks';
import {
  birthdayToIso,
  inTypedOrder,
  isBirthday,
  isBirthdayRequested,
  spelledBirthday,
} from './birthday';
import { customerProblems } from './customer-problems';
import { guestDataDays } from './guest-data-days';
import {
  birthdayProblem,
  cnpjProblem,
  cpfOrCnpjProblem,
  cpfProblem,
  emailProblem,
  nameProblem,
} from './validation';

type Given = {
  customer?: Partial<Customer>;
  info?: Partial<RestaurantInfo>;
  type?: DeliveryType;
  loggedIn?: boolean;
};
const problems = (
  { customer = {}, info = {}, type = 'delivery', loggedIn = false }: Given,
  today: Date | null = null,
) =>
  customerProblems(aCustomer(customer), aRestaurant(info), type, loggedIn, today).map(
    ({ field, kind }) => `${field} ${kind}`,
  );

test.each<Given & { case: string; is: string[] }>([
  { case: 'both given', is: [] },
  { case: 'neither', customer: { name: ' ', phone: '' }, is: ['name missing', 'phone missing'] },
  { case: 'a name without a letter', customer: { name: '123' }, is: ['name invalid'] },
  { case: 'a short phone in Brazil', customer: { phone: '119876543' }, is: ['phone invalid'] },
  {
    case: 'the same phone elsewhere',
    customer: { phone: '119876543' },
    info: { country: 'PT' },
    is: [],
  },
])('[OPEN-047] name and phone are always required: $case', ({ is, ...given }) =>
  expect(problems(given)).toEqual(is),
);

const requestsEmail = { has_email_field: true };
test.each<Given & { case: string; is: string[] }>([
  { case: 'no field', customer: { email: 'x' }, is: [] },
  { case: 'optional and empty', info: requestsEmail, is: [] },
  {
    case: 'optional and wrong',
    info: requestsEmail,
    customer: { email: 'x' },
    is: ['email invalid'],
  },
  {
    case: 'mandatory and empty',
    info: { ...requestsEmail, email_is_mandatory: true },
    is: ['email missing'],
  },
  {
    case: 'mandatory and right',
    info: { ...requestsEmail, email_is_mandatory: true },
    customer: { email: 'ana@example.com' },
    is: [],
  },
  { case: 'mandatory without a field', info: { email_is_mandatory: true }, is: [] },
  {
    case: 'logged in',
    info: { ...requestsEmail, email_is_mandatory: true },
    loggedIn: true,
    is: [],
  },
])('[DELIVERY-17] e-mail: $case', ({ is, ...given }) => expect(problems(given)).toEqual(is));

const onDelivery = { has_cpf_field: true, cpf_delivery_is_mandatory: true };
const atCounter = { has_cpf_field: true, cpf_balcony_is_mandatory: true };
test.each<Given & { case: string; is: string[] }>([
  { case: 'no field', customer: { cpf: '1' }, is: [] },
  { case: 'optional and empty', info: { has_cpf_field: true }, is: [] },
  {
    case: 'optional and wrong',
    info: { has_cpf_field: true },
    customer: { cpf: '11111111111' },
    is: ['cpf invalid'],
  },
  { case: 'a CPF', info: onDelivery, customer: { cpf: '52998224725' }, is: [] },
  { case: 'mandatory for delivery, delivered', info: onDelivery, is: ['cpf missing'] },
  { case: 'mandatory for delivery, picked up', info: onDelivery, type: 'balcony', is: [] },
  {
    case: 'mandatory for pickup, picked up',
    info: atCounter,
    type: 'balcony',
    is: ['cpf missing'],
  },
  {
    case: 'mandatory for pickup, at a table',
    info: atCounter,
    type: 'table',
    customer: { table: '12' },
    is: [],
  },
  {
    case: 'mandatory for a type, without a field',
    info: { cpf_delivery_is_mandatory: true },
    is: [],
  },
])('[DELIVERY-19] CPF or CNPJ: $case', ({ is, ...given }) => expect(problems(given)).toEqual(is));

test('[DELIVERY-21] drive-thru requires car plate and car model', () => {
  expect(problems({ type: 'carTakeout' })).toEqual(['carPlate missing', 'carModelColor missing']);
  expect(
    problems({
      type: 'carTakeout',
      customer: { carPlate: 'ABC1D23', carModelColor: 'Onix prata' },
    }),
  ).toEqual([]);
  expect(problems({ type: 'balcony' })).toEqual([]);
});

test('[DELIVERY-22] a table order requires a table', () => {
  expect(problems({ type: 'table', customer: { table: '  ' } })).toEqual(['table missing']);
  expect(problems({ type: 'table', customer: { table: '12' } })).toEqual([]);
});

test.each([
  { case: 'empty', birthday: '', requested: true, is: [] },
  { case: 'a day of the past', birthday: '09/02/1990', requested: true, is: [] },
  { case: 'tomorrow', birthday: '15/06/2025', requested: true, is: ['birthday invalid'] },
  { case: 'no day, not asked for', birthday: '99/99/9999', requested: false, is: [] },
])('a birthday is optional, but a real day: $case', ({ birthday, requested, is }) => {
  expect(
    problems(
      { customer: { birthday }, info: { permissions_birthday_registration: requested } },
      new Date(2025, 5, 14),
    ),
  ).toEqual(is);
});

describe('birthdays', () => {
  const today = new Date(2026, 10, 21, 0, 5);

  test.each([
    ['25/12/1990', '1990-12-25'],
    ['29/02/2000', '2000-02-29'],
    ['29/02/1900', ''],
    ['31/04/1990', ''],
    ['25/13/1990', ''],
    ['25/12/90', ''],
    ['5/12/1990', ''],
    ['1990-12-25', ''],
    ['', ''],
  ])('[DOMAIN-098] %p converts to %p', (text, iso) => expect(birthdayToIso(text)).toBe(iso));

  test.each([
    ['25', '25'],
    ['251', '25/1'],
    ['2512', '25/12'],
    ['25121990', '25/12/1990'],
    ['25/12/19905', '25/12/1990'],
    ['2a5', '25'],
  ])('[DOMAIN-098] %p is laid out as %p, 10 characters at most', (text, masked) =>
    expect(maskBirthday(text)).toBe(masked),
  );

  test.each([
    ['the field is optional', '', true],
    ['yesterday', '20/11/2026', true],
    ['today is too late', '21/11/2026', false],
    ['tomorrow is too late', '22/11/2026', false],
    ['100 years ago to the day', '21/11/1926', true],
    ['a day more', '20/11/1926', false],
    ['no such day', '30/02/1990', false],
    ['half typed', '25/12', false],
  ])('[DOMAIN-099] %s', (_, text, isValid) => expect(isBirthday(text, today)).toBe(isValid));

  test.each([
    ['1990-05-31', '31/05/1990'],
    ['5.3.1990', '05/03/1990'],
    [' 31 - 12 - 1990 ', '31/12/1990'],
    ['３１/１２/１９９０', '31/12/1990'],
    ['31\u00a012\u00a01990', '31/12/1990'],
    ['31121990', null],
    ['5/3/90', null],
    ['', null],
    ['1990-05-31T00:00', null],
  ])('[DOMAIN-098] %p is the day %p in another spelling', (text, shown) =>
    expect(spelledBirthday(text, 'BR')).toBe(shown),
  );

  test.each([
    ['1990-05-31', '05/31/1990'],
    ['5/31/1990', '05/31/1990'],
  ])('[DOMAIN-098] where the month comes first %p is %p', (text, shown) =>
    expect(spelledBirthday(text, 'US')).toBe(shown),
  );

  test.each([
    ['05/31/1990', '31/05/1990'],
    ['05/3', '05/3'],
    ['05/31', '31/05'],
    ['', ''],
  ])('[DOMAIN-098] %p typed in the United States is the day %p, and back', (typed, day) => {
    expect(inTypedOrder(typed, 'US')).toBe(day);
    expect(inTypedOrder(day, 'US')).toBe(typed);
    expect(inTypedOrder(typed, 'BR')).toBe(typed);
  });

  test.each([
    ['a visitor', true, true, null],
    ['an account without one', true, true, aClient()],
    ['an account that has one', false, true, aClient({ birthday: '1990-12-25' })],
    ['a visitor where birthdays are not registered', false, false, null],
  ])('[DELIVERY-20] %s needs the birthday: %s', (_case, isRequested, isOn, client) =>
    expect(
      isBirthdayRequested(aRestaurant({ permissions_birthday_registration: isOn }), client),
    ).toBe(isRequested),
  );
});

describe('texts of problems', () => {
  const today = new Date(2026, 10, 21);

  test.each([
    ['[DOMAIN-085] email', () => emailProblem('x'), 'invalidEmail', 'Invalid Email'],
    ['[DOMAIN-086] CPF', () => cpfProblem('1'), 'invalidCPF', 'Invalid CPF'],
    [
      "[DOMAIN-086] [OPEN-087] CPF in the loyalty partner's dialog",
      () => cpfProblem('1', 'loyalty-partner'),
      'invalidDocument',
      'Invalid ID Document',
    ],
    ['[DOMAIN-087] CNPJ', () => cnpjProblem('1'), 'invalidCNPJ', 'Invalid CNPJ'],
    ['[DOMAIN-090] name', () => nameProblem('1'), 'invalidName', 'Invalid Name'],
    [
      '[DOMAIN-099] birthday',
      () => birthdayProblem('1', today),
      'invalidBirthday',
      'Data inválida',
    ],
  ] as const)('%s has its key and message', (_, problemOf, key, message) => {
    expect(problemOf()).toBe(key);
    expect(en.validation[key]).toBe(message);
    expect(pt.validation[key]).toEqual(expect.any(String));
  });

  test('[DOMAIN-088] CPF or CNPJ has the key invalidID', () =>
    expect(cpfOrCnpjProblem('1')).toBe('invalidID'));
  test('[DOMAIN-099] the message of the birthday is the same in both languages', () =>
    expect(pt.validation.invalidBirthday).toBe('Data inválida'));

  test('what is right has no problem', () => {
    expect([
      emailProblem('ana@exemplo.com'),
      cpfProblem('52998224725'),
      cnpjProblem('11222333000181'),
      cpfOrCnpjProblem('529.982.247-25'),
      nameProblem('Ana'),
      birthdayProblem('', today),
    ]).toEqual([null, null, null, null, null, null]);
  });
});

test.each([
  { recorded: 1, days: 1 },
  { recorded: 3650, days: 3650 },
  { recorded: 0.5, days: 1 },
  { recorded: 90.9, days: 90 },
  { recorded: 1e300, days: 3650 },
  { recorded: undefined, days: 180 },
  { recorded: null, days: 180 },
  { recorded: 0, days: 180 },
  { recorded: -1, days: 180 },
  { recorded: NaN, days: 180 },
  { recorded: [30], days: 180 },
])(
  'a record with $recorded keeps the personal fields of guest orders for $days days',
  ({ recorded, days }) => expect(guestDataDays(recorded)).toBe(days),
);
