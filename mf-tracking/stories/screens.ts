import { defineScreens } from '@storefront/compositions/story';

// a guard leads to the menu: there is no order
const MENU = { heading: { text: 'Bella Napoli' } } as const;

export default defineScreens({
  root: '/bella-napoli',
  pages: { track: MENU, 'rate-order': MENU },
});
