import { aComboLine, aGeneralLine, anOrder, aPizzaLine } from '@storefront/shared-domain/testing';
import { maskOrder, viewOnlyOrder } from './mask-order';

const pizza = aPizzaLine({
  notes: 'Para a Rosa',
  selectedFlavors: aPizzaLine().selectedFlavors.map((flavor) => ({ ...flavor, notes: 'Rosa' })),
});
const base = anOrder();
const order = anOrder({
  orders: [
    aGeneralLine({ notes: 'Rosa' }),
    pizza,
    aComboLine({ notes: 'Rosa', comboItems: [pizza] }),
  ],
  ratingNote: 'Rosa',
  user: { ...base.user, name: 'Rosa Lima', car_plate: 'BRA2E19', phone: '19987654321' },
});

test('a view-only order has no note of any line, and a masked name and plate', () => {
  const shown = viewOnlyOrder(order);
  expect(JSON.stringify(shown)).not.toMatch(/Rosa|2E19|7654/);
  expect(shown.user).toMatchObject({ name: 'R•••', car_plate: '••••••', phone: '••••••21' });
  expect(shown.orders.map(({ type, id }) => [type, id])).toEqual(
    order.orders.map(({ type, id }) => [type, id]),
  );
});

test('an order masked for its own device has the notes, but a masked phone', () => {
  const shown = maskOrder(order);
  expect(shown.orders).toEqual(order.orders);
  expect(shown.user).toMatchObject({ name: 'Rosa Lima', phone: '••••••21' });
});
