/** @jest-environment jsdom */
import { saveLeftPayment, leftPayment, paymentReturn } from './payment-return';

const ORDER = '7b1f9c1e-5a0e-4d43-9a3f-0c5f6f1d2a11';
const back = (more: string) =>
  `?cid=12&oid=34&preference_id=pref-1&collection_status=null&external_reference=${ORDER}${more}`;

beforeEach(() => localStorage.clear());

test.each([
  ['?cid=12&oid=34', { cid: '12', oid: '34' }],
  [`?cid=${ORDER}&oid=34&collection_status=approved`, { cid: ORDER, oid: '34' }],
  ['?cid=12', null],
  ['?oid=34', null],
  ['?cid=&oid=34', null],
  ['', null],
  [`?cid=${'9'.repeat(10_000)}&oid=34`, null],
])('[SHELL-45] the return %j is of %j', (search, found) =>
  expect(paymentReturn(search)).toEqual(found),
);

test('[SHELL-46] a payment that was left is stored under the reference of its order', () => {
  saveLeftPayment(back(''));
  expect(Object.keys(localStorage)).toEqual([`external_reference_${ORDER}`]);
  expect(localStorage.getItem(`external_reference_${ORDER}`)).toContain('pref-1');
});

test.each([
  ['an approved one', back('').replace('=null', '=approved')],
  ['one without its preference', back('').replace('pref-1', '')],
  ['a reference that is no order', back('').replace(ORDER, '../../x')],
  ['a huge preference', back('').replace('pref-1', 'x'.repeat(9999))],
])('[SHELL-46] %s is not stored', (_, search) => {
  expect(leftPayment(search)).toBeNull();
  saveLeftPayment(search);
  expect(localStorage).toHaveLength(0);
});
