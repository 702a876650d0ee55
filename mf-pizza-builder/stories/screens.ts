import { defineScreens } from '@storefront/compositions/story';

const PIZZA = {
  heading: { text: 'Grande (35 cm, 8 fatias)' },
  query: '?product=grande',
} as const;

export default defineScreens({
  root: '/bella-napoli',
  repeated: ['extra'],
  pages: {
    pizza: PIZZA,
    'pizza-nep': PIZZA,
    extra: { heading: { text: 'Carbonara Romana' }, query: '?product=carbonara' },
  },
});
