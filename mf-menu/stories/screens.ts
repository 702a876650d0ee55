import { defineScreens } from '@storefront/compositions/story';

const MENU = { heading: { text: 'Bella Napoli' } } as const;

export default defineScreens({
  root: '/bella-napoli',
  repeated: ['hours', ''],
  last: ['tablet', 'tablet/scan'],
  pages: {
    '': MENU,
    hours: { heading: 'mf-menu:page.hours' },
    info: { heading: 'mf-menu:page.info' },
    payments: { heading: 'mf-menu:page.payments' },
    reviews: { heading: 'mf-menu:page.reviews' },
    tablet: MENU,
    'tablet/scan': { heading: 'mf-menu:scan.title' },
  },
});
