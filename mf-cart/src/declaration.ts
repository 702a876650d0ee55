import type { RemoteDeclaration } from '@storefront/compositions';

/** What this remote states for the shell, the edge, the gate and other remotes. */
export const declaration: RemoteDeclaration = {
  pages: [
    {
      path: 'shopping-cart',
      page: 'cart',
      heading: 'mf-cart:page.title',
      title: 'shell:page.cart',
      links: ['cart'],
      parts: ['order-draft'],
      early: 'drawn-cart',
      rendered: {},
      dialogs: [
        { path: 'notes', page: 'notes', links: ['cartNotes'] },
        {
          path: 'use-loyalty',
          page: 'use-loyalty',
          heading: 'mf-cart:loyalty.title',
          links: ['cartUseLoyalty'],
          without: 'delivery',
        },
        {
          path: 'restaurant-closed',
          page: 'restaurant-closed',
          heading: 'mf-cart:closed.title',
          links: ['cartClosed'],
        },
      ],
    },
  ],
  widgets: [
    { widget: 'floating-cart-button', slot: 'cart-button', props: 1 },
    { widget: 'docked-cart', slot: 'docked-cart', props: 1 },
    { widget: 'table-cart', slot: 'table-cart', props: 1 },
    { widget: 'cart-recovery', slot: 'cart-recovery', props: 1 },
  ],
  events: {
    publishes: [
      'cartBus.cleared',
      'cartBus.finishRequested',
      'cartBus.lineAdded',
      'cartBus.notesChanged',
      'cartBus.quantityChanged',
      'cartBus.tableCartClosed',
      'cartBus.tableCartRequested',
      'noticeBus.toastRequested',
      'orderBus.draftReset',
      'orderBus.followedUp',
      'orderBus.settled',
      'recoveryBus.startedOver',
      'sessionBus.cashbackRead',
      'tableBus.tableOrderPlaced',
      'tabletBus.leftAlone',
    ],
    subscribes: ['sessionBus.clientRead', 'tabletBus.leftAlone'],
  },
  stored: ['loyaltyDismissed'],
  neededToOrder: true,
  capabilities: {
    prices: 'The rules that the page provides answer the published prices to the cent.',
    'stored-cart': 'A cart that one build stored is shown alike by the one before and after it.',
    table: 'An order of a table goes to the kitchen with the table of its code.',
  },
  budgets: { './pages/cart': 24_000 },
};
