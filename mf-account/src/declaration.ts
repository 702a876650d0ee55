import type { RemoteDeclaration } from '@storefront/compositions';

/** What this remote states for the shell, the edge, the gate and other remotes. */
export const declaration: RemoteDeclaration = {
  pages: [
    {
      path: 'login',
      page: 'login',
      heading: 'mf-account:login.title',
      title: 'shell:page.account',
      links: ['login'],
    },
    {
      path: 'register',
      page: 'register',
      heading: 'mf-account:register.title',
      title: 'shell:page.account',
      links: ['register'],
    },
    {
      path: 'forgot-password',
      page: 'forgot-password',
      heading: 'mf-account:forgot.title',
      title: 'shell:page.account',
      links: ['forgotPassword'],
    },
    {
      path: 'reset-password',
      page: 'reset-password',
      heading: 'mf-account:reset.title',
      title: 'shell:page.account',
      links: ['resetPassword'],
    },
    {
      path: 'orders',
      page: 'orders',
      heading: 'mf-account:orders.title',
      title: 'shell:page.account',
      links: ['orders'],
    },
    {
      path: 'cashback',
      page: 'cashback',
      heading: 'mf-account:cashback.title',
      title: 'shell:page.account',
      links: ['cashback'],
    },
    {
      path: 'prizes',
      page: 'prizes',
      heading: 'mf-account:prizes.title',
      title: 'shell:page.account',
      links: ['prizes'],
    },
    {
      path: 'credit-cards',
      page: 'credit-cards',
      heading: 'mf-account:cards.title',
      title: 'shell:page.account',
      links: ['creditCards'],
    },
    {
      path: 'credit-cards/add-card',
      page: 'add-card',
      heading: 'domain:stored-card.add',
      title: 'shell:page.account',
      links: ['addCard'],
    },
  ],
  widgets: [
    { widget: 'cashback-badge', slot: 'cashback-badge', props: 1 },
    { widget: 'login-dialog', slot: 'login', props: 1 },
  ],
  events: {
    publishes: [
      'cardsBus.addDismissed',
      'cardsBus.addRequested',
      'cardsBus.cardErased',
      'cartBus.cleared',
      'cartBus.lineAdded',
      'cartBus.quantityChanged',
      'noticeBus.toastRequested',
      'sessionBus.cashbackRead',
      'sessionBus.clientRead',
      'sessionBus.logOutConfirmed',
      'sessionBus.signInRequested',
      'sessionBus.signedIn',
      'sessionBus.signedOut',
    ],
    subscribes: ['cardsBus.cardAdded', 'cardsBus.cardErased', 'sessionBus.clientRead'],
  },
  stored: ['consent', 'deviceOrders'],
  capabilities: {
    login: 'A customer logs in from the menu, stays logged in after a reload, and logs out.',
    register: 'A visitor creates an account and is logged in.',
    cashback: 'A customer with cashback uses it in the checkout, and the total is lower.',
    prize: 'A customer puts a prize into the cart and continues to the delivery data.',
  },
};
