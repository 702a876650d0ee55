import {
  aComboLine,
  aGeneralLine,
  aPizzaLine,
  aPrizeLine,
} from '@storefront/shared-domain/testing';
import { wantedItems } from './order-stock';

test('lines of one item are added up, prizes are not counted, the pizzas of a combo neither', () => {
  const pizza = aPizzaLine({ id: 'large', qty: 1 });
  expect(
    wantedItems([
      aGeneralLine({ id: 'water', qty: 2 }),
      pizza,
      aGeneralLine({ id: 'water', qty: 3 }),
      aComboLine({ id: 'deal', qty: 4, comboItems: [pizza] }),
      aPrizeLine({ id: 'water', qty: 9 }),
    ]),
  ).toEqual([
    { itemId: 'water', quantity: 5 },
    { itemId: 'large', quantity: 1 },
    { itemId: 'deal', quantity: 4 },
  ]);
  expect(wantedItems([])).toEqual([]);
});
