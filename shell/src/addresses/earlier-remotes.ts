import type { RemoteDeclaration, ShellDeclaration } from '@storefront/compositions';

type Page = RemoteDeclaration['pages'][number];
type Queries = Exclude<Page['rendered'], undefined>['queries'];

const page = (
  path: string,
  heading: string,
  title: string,
  link: string,
  more: Partial<Page> = {},
): Page => ({ path, page: path, heading, title: `shell:page.${title}`, links: [link], ...more });

const SLOTS = ['cart-button', 'table-cart', 'cashback-badge'];
const onMenu = (path: string, rendered: Page['rendered'] = {}): Page =>
  page(path, `mf-menu:page.${path}`, path, path, {
    slots: SLOTS,
    startsOnInteraction: true,
    rendered,
  });

const menu = { groupOf: 'product', optional: true } as const;
const comboOf = (group: 'combos' | 'new-combos') => ({
  parameters: { product: { in: group }, menu, isCombo: { values: ['true'] } },
});
const PIZZAS: Queries = [
  {
    parameters: { product: { in: 'sizes' }, menu, by: { values: ['flavor'], optional: true } },
  },
  comboOf('combos'),
];
const PIZZA = { parts: ['order-draft', 'contracts'], later: ['drafts', 'drawing'] };

const widgets = (slots: Readonly<Record<string, string>>): RemoteDeclaration['widgets'] =>
  Object.entries(slots).map(([widget, slot]) => ({ widget, slot, props: 1 }));

/**
 * Declarations of the builds of remotes from before they had one, as they were then: removed with the next
 * contract. A change of a remote does not belong here.
 */
export const earlierRemotes: ShellDeclaration['earlier'] = {
  'mf-menu': {
    pages: [
      page('', 'restaurant', 'menu', 'menu', {
        page: 'home',
        links: ['menu', 'menuSection', 'home'],
        slots: ['cart-button', 'docked-cart', 'table-cart', 'cashback-badge'],
        startSlots: ['cart-button', 'docked-cart'],
        parts: ['order-draft'],
        startsOnInteraction: true,
        rendered: { freshMinutes: 15 },
      }),
      onMenu('hours', { freshMinutes: 15 }),
      onMenu('info'),
      onMenu('payments'),
      onMenu('reviews'),
      page('tablet', 'restaurant', 'tablet', 'tablet', { slots: SLOTS, catchesBelow: true }),
      page('tablet/scan', 'mf-menu:scan.title', 'tablet', 'tabletScan', { page: 'tablet-scan' }),
    ],
    editions: { flavors: { module: null } },
  },
  'mf-cart': {
    neededToOrder: true,
    pages: [
      page('shopping-cart', 'mf-cart:page.title', 'cart', 'cart', {
        page: 'cart',
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
      }),
    ],
    widgets: widgets({
      'floating-cart-button': 'cart-button',
      'docked-cart': 'docked-cart',
      'table-cart': 'table-cart',
      'cart-recovery': 'cart-recovery',
    }),
  },
  'mf-delivery': {
    neededToOrder: true,
    pages: [
      page('delivery', 'mf-delivery:page.title', 'delivery', 'delivery', {
        guard: 'delivery',
        dialogs: [
          {
            path: 'min-value-alert',
            page: 'min-value-alert',
            heading: 'mf-delivery:min-value.title',
            links: ['deliveryMinValue'],
          },
          { path: 'successfully-order-dialog', page: 'order-success', links: ['deliverySuccess'] },
          {
            path: 'schedule',
            page: 'schedule',
            heading: 'mf-delivery:schedule.pick',
            links: ['deliverySchedule'],
          },
        ],
      }),
    ],
    widgets: widgets({ 'confirm-coordinates': 'confirm-coordinates' }),
  },
  'mf-checkout': {
    neededToOrder: true,
    pages: [
      page('payment', 'mf-checkout:page.title', 'payment', 'payment', {
        guard: 'payment',
        isOfPayment: true,
      }),
      page('payment/success', 'domain:order.placed', 'success', 'paymentSuccess', {
        page: 'payment-success',
        isOfPayment: true,
      }),
      page('payment/pix', 'mf-checkout:pix.title', 'pix', 'paymentPix', {
        page: 'payment-pix',
        isOfPayment: true,
      }),
    ],
    widgets: widgets({ 'add-card': 'new-card' }),
  },
  'mf-pizza-builder': {
    pages: [
      page('pizza', 'item', 'pizza', 'pizza', {
        ...PIZZA,
        guard: 'pizza',
        withoutModule: 'new_nep_pizzas',
        rendered: { queries: PIZZAS },
      }),
      {
        ...PIZZA,
        path: 'pizza-nep',
        page: 'pizza',
        guard: 'pizza-nep',
        heading: 'item',
        title: 'shell:page.pizza',
        module: 'new_nep_pizzas',
        rendered: {
          queries: [...PIZZAS, { ...comboOf('new-combos'), module: 'new_nep_pizzas' }],
        },
      },
      page('extra', 'item', 'extra', 'extra', {
        guard: 'extra',
        parts: ['order-draft'],
        rendered: { queries: [{ parameters: { product: { in: 'products' }, menu } }] },
      }),
    ],
    editions: { nep: { module: 'new_nep_pizzas' } },
  },
  'mf-tracking': {
    pages: [
      page('track', 'mf-tracking:page.title', 'track', 'track', {
        guard: 'track',
        parts: ['api-client'],
        early: 'followed-order',
        rendered: {
          queries: [
            { parameters: { token: { uuid: true }, caller: { any: true, optional: true } } },
          ],
          data: '/order/uuid/{token}',
        },
      }),
      page('rate-order', 'mf-tracking:rate.title', 'rate-order', 'rateOrder', {
        guard: 'rate-order',
      }),
    ],
  },
  'mf-account': {
    pages: [
      page('login', 'mf-account:login.title', 'account', 'login'),
      page('register', 'mf-account:register.title', 'account', 'register'),
      page('forgot-password', 'mf-account:forgot.title', 'account', 'forgotPassword'),
      page('reset-password', 'mf-account:reset.title', 'account', 'resetPassword'),
      page('orders', 'mf-account:orders.title', 'account', 'orders'),
      page('cashback', 'mf-account:cashback.title', 'account', 'cashback'),
      page('prizes', 'mf-account:prizes.title', 'account', 'prizes'),
      page('credit-cards', 'mf-account:cards.title', 'account', 'creditCards'),
      page('credit-cards/add-card', 'domain:stored-card.add', 'account', 'addCard', {
        page: 'add-card',
      }),
    ],
    widgets: widgets({ 'cashback-badge': 'cashback-badge', 'login-dialog': 'login' }),
  },
};
