import { defineScreens } from '@storefront/compositions/story';

const MENU = { heading: { text: 'Bella Napoli' } } as const;

export default defineScreens({
  root: '/bella-napoli',
  repeated: ['hours', ''],
  last: ['tablet', 'tablet/scan'],
  pages: {
    '': MENU,
    tablet: MENU,
  },
});
