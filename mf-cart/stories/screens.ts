import { defineScreens } from '@storefront/compositions/story';
import { CARBONARA } from './older-carts/lines';

const HEADING = 'mf-cart:page.title';

export default defineScreens({
  root: '/bella-napoli',
  // pages of the order redirect without a cart
  stored: [
    ['cart-101', JSON.stringify({ v: 1, value: { lines: [CARBONARA], deliveryType: 'balcony' } })],
  ],
  repeated: ['shopping-cart'],
  pages: {
    'shopping-cart': { heading: HEADING },
    'shopping-cart/notes': { heading: HEADING },
    'shopping-cart/use-loyalty': { heading: HEADING, dialog: 'mf-cart:loyalty.title' },
    'shopping-cart/restaurant-closed': { heading: HEADING, dialog: 'mf-cart:closed.title' },
  },
});
