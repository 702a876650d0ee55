import type { ShellDeclaration } from '@storefront/compositions';

/**
 * Declarations of the builds of remotes from before they had one, as they were then: removed with the next
 * contract. A change of a remote does not belong here.
 */
export const earlierRemotes: ShellDeclaration['earlier'] = {
  'mf-menu': {
    pages: [
      {
        path: '',
        page: 'home',
        heading: 'restaurant',
        title: 'shell:page.menu',
        links: ['menu', 'menuSection', 'home'],
        slots: ['cart-button', 'docked-cart', 'table-cart', 'cashback-badge'],
        startSlots: ['cart-button', 'docked-cart'],
        parts: ['order-draft'],
        startsOnInteraction: true,
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
        startsOnInteraction: true,
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
        startsOnInteraction: true,
        rendered: {},
      },
      {
        path: 'payments',
        page: 'payments',
        heading: 'mf-menu:page.payments',
        title: 'shell:page.payments',
        links: ['payments'],
        slots: ['cart-button', 'table-cart', 'cashback-badge'],
        startsOnInteraction: true,
        rendered: {},
      },
      {
        path: 'reviews',
        page: 'reviews',
        heading: 'mf-menu:page.reviews',
        title: 'shell:page.reviews',
        links: ['reviews'],
        slots: ['cart-button', 'table-cart', 'cashback-badge'],
        startsOnInteraction: true,
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
  },
  'mf-cart': {
    neededToOrder: true,
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
          {
            path: 'notes',
            page: 'notes',
            links: ['cartNotes'],
          },
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
      {
        widget: 'floating-cart-button',
        slot: 'cart-button',
        props: 1,
      },
      {
        widget: 'docked-cart',
        slot: 'docked-cart',
        props: 1,
      },
      {
        widget: 'table-cart',
        slot: 'table-cart',
        props: 1,
      },
      {
        widget: 'cart-recovery',
        slot: 'cart-recovery',
        props: 1,
      },
    ],
  },
  'mf-delivery': {
    neededToOrder: true,
    pages: [
      {
        path: 'delivery',
        page: 'delivery',
        guard: 'delivery',
        heading: 'mf-delivery:page.title',
        title: 'shell:page.delivery',
        links: ['delivery'],
        dialogs: [
          {
            path: 'min-value-alert',
            page: 'min-value-alert',
            heading: 'mf-delivery:min-value.title',
            links: ['deliveryMinValue'],
          },
          {
            path: 'successfully-order-dialog',
            page: 'order-success',
            links: ['deliverySuccess'],
          },
          {
            path: 'schedule',
            page: 'schedule',
            heading: 'mf-delivery:schedule.pick',
            links: ['deliverySchedule'],
          },
        ],
      },
    ],
    widgets: [
      {
        widget: 'confirm-coordinates',
        slot: 'confirm-coordinates',
        props: 1,
      },
    ],
  },
  'mf-checkout': {
    neededToOrder: true,
    pages: [
      {
        path: 'payment',
        page: 'payment',
        guard: 'payment',
        heading: 'mf-checkout:page.title',
        title: 'shell:page.payment',
        links: ['payment'],
        isOfPayment: true,
      },
      {
        path: 'payment/success',
        page: 'payment-success',
        heading: 'domain:order.placed',
        title: 'shell:page.success',
        links: ['paymentSuccess'],
        isOfPayment: true,
      },
      {
        path: 'payment/pix',
        page: 'payment-pix',
        heading: 'mf-checkout:pix.title',
        title: 'shell:page.pix',
        links: ['paymentPix'],
        isOfPayment: true,
      },
    ],
    widgets: [
      {
        widget: 'add-card',
        slot: 'new-card',
        props: 1,
      },
    ],
  },
  'mf-pizza-builder': {
    pages: [
      {
        path: 'pizza',
        page: 'pizza',
        guard: 'pizza',
        heading: 'item',
        title: 'shell:page.pizza',
        links: ['pizza'],
        parts: ['order-draft', 'contracts'],
        later: ['drafts', 'drawing'],
        withoutModule: 'new_nep_pizzas',
        rendered: {
          queries: [
            {
              parameters: {
                product: {
                  in: 'sizes',
                },
                menu: {
                  groupOf: 'product',
                  optional: true,
                },
                by: {
                  values: ['flavor'],
                  optional: true,
                },
              },
            },
            {
              parameters: {
                product: {
                  in: 'combos',
                },
                menu: {
                  groupOf: 'product',
                  optional: true,
                },
                isCombo: {
                  values: ['true'],
                },
              },
            },
          ],
        },
      },
      {
        path: 'pizza-nep',
        page: 'pizza',
        guard: 'pizza-nep',
        heading: 'item',
        title: 'shell:page.pizza',
        module: 'new_nep_pizzas',
        parts: ['order-draft', 'contracts'],
        later: ['drafts', 'drawing'],
        rendered: {
          queries: [
            {
              parameters: {
                product: {
                  in: 'sizes',
                },
                menu: {
                  groupOf: 'product',
                  optional: true,
                },
                by: {
                  values: ['flavor'],
                  optional: true,
                },
              },
            },
            {
              parameters: {
                product: {
                  in: 'combos',
                },
                menu: {
                  groupOf: 'product',
                  optional: true,
                },
                isCombo: {
                  values: ['true'],
                },
              },
            },
            {
              parameters: {
                product: {
                  in: 'new-combos',
                },
                menu: {
                  groupOf: 'product',
                  optional: true,
                },
                isCombo: {
                  values: ['true'],
                },
              },
              module: 'new_nep_pizzas',
            },
          ],
        },
      },
      {
        path: 'extra',
        page: 'extra',
        guard: 'extra',
        heading: 'item',
        title: 'shell:page.extra',
        links: ['extra'],
        parts: ['order-draft'],
        rendered: {
          queries: [
            {
              parameters: {
                product: {
                  in: 'products',
                },
                menu: {
                  groupOf: 'product',
                  optional: true,
                },
              },
            },
          ],
        },
      },
    ],
    editions: {
      nep: {
        module: 'new_nep_pizzas',
      },
    },
  },
  'mf-tracking': {
    pages: [
      {
        path: 'track',
        page: 'track',
        guard: 'track',
        heading: 'mf-tracking:page.title',
        title: 'shell:page.track',
        links: ['track'],
        parts: ['api-client'],
        early: 'followed-order',
        rendered: {
          queries: [
            {
              parameters: {
                token: {
                  uuid: true,
                },
                caller: {
                  any: true,
                  optional: true,
                },
              },
            },
          ],
          data: '/order/uuid/{token}',
        },
      },
      {
        path: 'rate-order',
        page: 'rate-order',
        guard: 'rate-order',
        heading: 'mf-tracking:rate.title',
        title: 'shell:page.rate-order',
        links: ['rateOrder'],
      },
    ],
  },
  'mf-account': {
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
      {
        widget: 'cashback-badge',
        slot: 'cashback-badge',
        props: 1,
      },
      {
        widget: 'login-dialog',
        slot: 'login',
        props: 1,
      },
    ],
  },
};
