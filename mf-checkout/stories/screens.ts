import { defineScreens } from '@storefront/compositions/story';

const MENU = { heading: { text: 'Bella Napoli' } } as const;

export default defineScreens({
  root: '/bella-napoli',
  pages: {
    // a guard leads on: no delivery data, no order
    payment: { heading: 'mf-delivery:page.title' },
    'payment/success': MENU,
    'payment/pix': MENU,
  },
});
