import type { RemoteDeclaration } from '@storefront/compositions';

/** What this remote states for the shell, the edge, the gate and other remotes. */
export const declaration: RemoteDeclaration = {
  pages: [
    {
      path: '',
      page: 'home',
      heading: 'restaurant',
      title: 'shell:page.menu',
      links: ['menu', 'menuSection', 'home'],
      slots: ['notice', 'cart-button', 'docked-cart', 'table-cart', 'cashback-badge'],
      startSlots: ['cart-button', 'docked-cart'],
      parts: ['order-draft'],
      rendered: {
        freshMinutes: 15,
      },
    },
    {
      path: 'hours',
      page: 'hours',
      heading: 'mf-menu:page.hours',
      title: 'shell:page.hours',
      links: ['hours'],
      slots: ['cart-button', 'table-cart', 'cashback-badge'],
      rendered: {
        freshMinutes: 15,
      },
    },
    {
      path: 'info',
      page: 'info',
      heading: 'mf-menu:page.info',
      title: 'shell:page.info',
      links: ['info'],
      slots: ['cart-button', 'table-cart', 'cashback-badge'],
      rendered: {},
    },
    {
      path: 'payments',
      page: 'payments',
      heading: 'mf-menu:page.payments',
      title: 'shell:page.payments',
      links: ['payments'],
      slots: ['cart-button', 'table-cart', 'cashback-badge'],
      rendered: {},
    },
    {
      path: 'reviews',
      page: 'reviews',
      heading: 'mf-menu:page.reviews',
      title: 'shell:page.reviews',
      links: ['reviews'],
      slots: ['cart-button', 'table-cart', 'cashback-badge'],
      rendered: {},
    },
    {
      path: 'tablet',
      page: 'tablet',
      heading: 'restaurant',
      title: 'shell:page.tablet',
      links: ['tablet'],
      slots: ['cart-button', 'table-cart', 'cashback-badge'],
      catchesBelow: true,
    },
    {
      path: 'tablet/scan',
      page: 'tablet-scan',
      heading: 'mf-menu:scan.title',
      title: 'shell:page.tablet',
      links: ['tabletScan'],
    },
  ],
  editions: {
    flavors: {
      module: null,
    },
  },
  events: {
    publishes: [
      'cartBus.cleared',
      'cartBus.lineAdded',
      'cartBus.quantityChanged',
      'noticeBus.toastRequested',
      'privacyBus.choiceRequested',
      'sessionBus.logOutConfirmed',
      'sessionBus.signInRequested',
      'tableBus.linkEnded',
      'tableBus.tabletScanned',
      'tabletBus.leftAlone',
      'tabletBus.screenOpened',
      'tabletBus.takenUp',
    ],
    subscribes: ['tabletBus.leftAlone'],
  },
  stored: ['deviceOrders'],
  capabilities: { reorder: 'A second order takes the dishes of the last one from the menu.' },
};
