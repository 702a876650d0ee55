import { defineScreens } from '@storefront/compositions/story';
import { CARBONARA } from './older-carts/lines';

export default defineScreens({
  root: '/bella-napoli',
  // pages of the order redirect without a cart
  stored: [
    ['cart-101', JSON.stringify({ v: 1, value: { lines: [CARBONARA], deliveryType: 'balcony' } })],
  ],
  repeated: ['shopping-cart'],
});
