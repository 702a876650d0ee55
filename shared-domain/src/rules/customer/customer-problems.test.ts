import type { Customer, DeliveryType, RestaurantInfo } from '../../contracts';
import { aCustomer, aRestaurant } from '../../testing';
import { customerProblems } from './customer-problems';

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
  { case: 'a CNPJ', info: onDelivery, customer: { cpf: '11222333000181' }, is: [] },
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
  { case: 'mandatory for pickup, delivered', info: atCounter, is: [] },
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

test('a birthday is not checked without the day of today', () => {
  const given = {
    customer: { birthday: '99/99/9999' },
    info: { permissions_birthday_registration: true },
  };
  expect(problems(given, null)).toEqual([]);
  expect(problems(given, new Date(2025, 5, 14))).toEqual(['birthday invalid']);
});
