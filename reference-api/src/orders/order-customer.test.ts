import type { OrderRequest } from '@storefront/shared-domain/contracts';
import { anOrder, aRestaurant } from '@storefront/shared-domain/testing';
import { customerProblem, storedCustomer } from './order-customer';

const INFO = aRestaurant({ country: 'PY', has_cpf_field: true, cpf_balcony_is_mandatory: true });
const NOW = new Date('2026-03-11T12:00:00Z');

const orderOf = (cpf: string): OrderRequest => {
  const order = anOrder();
  return {
    ...order,
    fingerprint: '',
    tableToken: '',
    details: { ...order.details, deliveryType: 'balcony' },
    user: { ...order.user, name: 'Ana', phone: '981123456', cpf },
  };
};

test.each([
  ['80009735-1', '80009735-1', null],
  ['800097351', '800097351', null],
  ['1.234.567-9', '1234567-9', null],
  ['4.567.890', '4567890', null],
  ['1234567-8', '1234567-8', 'user.cpf'],
  ['800097352', '800097352', 'user.cpf'],
])(
  '[OPEN-099] of a Paraguayan document %s the API stores %s and reports %s',
  (cpf, stored, path) => {
    const order = orderOf(cpf);
    expect(storedCustomer(order.user, null, 'PY').cpf).toBe(stored);
    expect(customerProblem(order, INFO, false, NOW)).toEqual(
      path === null ? null : expect.objectContaining({ path }),
    );
  },
);

test.each([
  ['2026-03-10', null],
  ['2026-03-11', null], // yesterday where it is the 12th already
  ['2026-03-12', 'user.birthday'],
  ['1926-03-10', null], // 100 years ago where it is still the 10th
  ['1926-03-09', 'user.birthday'],
])(
  '[DOMAIN-099] at noon of 2026-03-11 the birthday %s of a customer in any time zone: %s',
  (birthday, path) => {
    const order = orderOf('80009735-1');
    const info = { ...INFO, permissions_birthday_registration: true };
    expect(
      customerProblem({ ...order, user: { ...order.user, birthday } }, info, false, NOW),
    ).toEqual(path === null ? null : expect.objectContaining({ path }));
  },
);
