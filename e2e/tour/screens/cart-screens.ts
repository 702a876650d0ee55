import { aCombo, aPizza, plainLines } from '../../support/any-lines';
import { openDelivery } from '../../support/at-address';
import { storeLines } from '../../support/cart-lines';
import { restaurantData } from '../../support/stored-cart';
import type { TourScreen } from '../tour-screen';

export const cartScreens: readonly TourScreen[] = [
  {
    id: 'cart',
    title: 'Cart',
    shows: 'A pizza of two halves, a combo and a starter, with their parts, notes and the total.',
    isAlsoWide: true,
    visit: async ({ page, store, cart }) => {
      const data = await restaurantData(page.request, 'bella-napoli');
      const lines = [aPizza(data, 'grande'), aCombo(data, 'combo-familia'), ...plainLines(data, 1)];
      await storeLines(page, data, lines);
      await store.open('bella-napoli', 'shopping-cart');
      await cart.heading().waitFor();
    },
  },
  {
    id: 'delivery',
    title: 'Delivery',
    shows: 'Delivery, pickup or drive-thru, the time, and the contact data.',
    isAlsoWide: true,
    visit: async ({ page, delivery }) => {
      await openDelivery(page);
      await delivery.heading().waitFor();
    },
  },
  {
    id: 'address',
    title: 'Address dialog',
    shows: 'The fields of an address; a neighborhood of the list decides the fee.',
    visit: async ({ page, texts }) => {
      await openDelivery(page);
      await page.getByRole('button', { name: texts('mf-delivery:address.add') }).click();
      await page
        .getByRole('dialog', { name: texts('mf-delivery:address-form.title') })
        .getByRole('textbox')
        .first()
        .waitFor();
    },
  },
];
