import { aCustomer, anAddress } from '../../testing';
import { addressCardProblems, customerCardProblems } from './card-problems';

test.each([
  { case: 'the street', address: { street: 'Rua 4111 1111 1111 1111' }, is: ['street'] },
  { case: 'the neighborhood', address: { zone: '4111.1111.1111.1111' }, is: ['zone'] },
  { case: 'the reference', address: { address_ref: '4111-1111-1111-1111' }, is: ['reference'] },
  {
    case: 'the complement',
    address: { complemento: '４１１１１１１１１１１１１１１１' },
    is: ['complement'],
  },
  { case: 'no field', address: {}, is: [] },
])('a card in $case of an address', ({ address, is }) =>
  expect(addressCardProblems(anAddress(address)).map(({ field }) => field)).toEqual(is),
);

test.each([
  { case: 'the name', customer: { name: 'Ana 4111 1111 1111 1111' }, is: ['name'] },
  { case: 'the plate', customer: { carPlate: '4111111111111111' }, is: ['carPlate'] },
  { case: 'the car', customer: { carModelColor: 'Gol, cvv 123' }, is: ['carModelColor'] },
  { case: 'the table', customer: { table: '4111111111111111' }, is: ['table'] },
  { case: 'no field', customer: { phone: '4111111111111111' }, is: [] },
])('a card in $case of a customer', ({ customer, is }) =>
  expect(customerCardProblems(aCustomer(customer)).map(({ field }) => field)).toEqual(is),
);
