import { defineScreens } from '@storefront/compositions/story';

export default defineScreens({
  root: '/bella-napoli',
  repeated: ['login'],
  rest: 'login',
  pages: {
    login: { heading: 'mf-account:login.title' },
    register: { heading: 'mf-account:register.title' },
    'forgot-password': { heading: 'mf-account:forgot.title' },
    'reset-password': { heading: 'mf-account:reset.title' },
    orders: { heading: 'mf-account:orders.title' },
    cashback: { heading: 'mf-account:cashback.title' },
    prizes: { heading: 'mf-account:prizes.title' },
    'credit-cards': { heading: 'mf-account:cards.title' },
    'credit-cards/add-card': { heading: 'domain:stored-card.add' },
  },
});
