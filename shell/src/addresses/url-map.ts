import type { RemoteName } from '@storefront/shared-domain/remote';

/** Guards exist on exactly these routes (SHELL-38); their rules are in guards.ts. */
export type GuardName =
  'delivery' | 'payment' | 'pizza' | 'pizza-nep' | 'extra' | 'track' | 'rate-order';

export interface UrlRow {
  /**
   * Segments after the restaurant, without leading and trailing slashes; of a child: after its
   * parent.
   */
  readonly path: string;
  readonly remote: RemoteName;
  /** Exposed as `./pages/{page}`. */
  readonly page: string;
  readonly guard?: GuardName;
  /** Needs the new pizza module, which may be a build beside the composition's (SHELL-24). */
  readonly newModule?: true;
  /** Dialogs with routes: rendered over their parent. */
  readonly children?: readonly UrlRow[];
}

/**
 * All paths of the storefront (SHELL-08 to SHELL-38): the router, the start script and the
 * composition check read this table. Each path is served under `/{restaurant_url}` and
 * `/app/{restaurant_url}` (SHELL-02).
 */
export const urlMap: readonly UrlRow[] = [
  { path: '', remote: 'mf-menu', page: 'home' },
  { path: 'hours', remote: 'mf-menu', page: 'hours' },
  { path: 'info', remote: 'mf-menu', page: 'info' },
  { path: 'payments', remote: 'mf-menu', page: 'payments' },
  { path: 'reviews', remote: 'mf-menu', page: 'reviews' },
  { path: 'tablet', remote: 'mf-menu', page: 'tablet' },
  { path: 'tablet/scan', remote: 'mf-menu', page: 'tablet-scan' },
  {
    path: 'shopping-cart',
    remote: 'mf-cart',
    page: 'cart',
    children: [
      { path: 'notes', remote: 'mf-cart', page: 'notes' },
      { path: 'use-loyalty', remote: 'mf-cart', page: 'use-loyalty' },
      { path: 'restaurant-closed', remote: 'mf-cart', page: 'restaurant-closed' },
    ],
  },
  {
    path: 'delivery',
    remote: 'mf-delivery',
    page: 'delivery',
    guard: 'delivery',
    children: [
      { path: 'min-value-alert', remote: 'mf-delivery', page: 'min-value-alert' },
      { path: 'successfully-order-dialog', remote: 'mf-delivery', page: 'order-success' },
      { path: 'schedule', remote: 'mf-delivery', page: 'schedule' },
    ],
  },
  { path: 'payment', remote: 'mf-checkout', page: 'payment', guard: 'payment' },
  { path: 'payment/success', remote: 'mf-checkout', page: 'payment-success' },
  { path: 'payment/pix', remote: 'mf-checkout', page: 'payment-pix' },
  { path: 'pizza', remote: 'mf-pizza-builder', page: 'pizza', guard: 'pizza' },
  {
    path: 'pizza-nep',
    remote: 'mf-pizza-builder',
    page: 'pizza',
    guard: 'pizza-nep',
    newModule: true,
  },
  { path: 'extra', remote: 'mf-pizza-builder', page: 'extra', guard: 'extra' },
  { path: 'track', remote: 'mf-tracking', page: 'track', guard: 'track' },
  { path: 'rate-order', remote: 'mf-tracking', page: 'rate-order', guard: 'rate-order' },
  { path: 'login', remote: 'mf-account', page: 'login' },
  { path: 'register', remote: 'mf-account', page: 'register' },
  { path: 'forgot-password', remote: 'mf-account', page: 'forgot-password' },
  { path: 'reset-password', remote: 'mf-account', page: 'reset-password' },
  { path: 'orders', remote: 'mf-account', page: 'orders' },
  { path: 'cashback', remote: 'mf-account', page: 'cashback' },
  { path: 'prizes', remote: 'mf-account', page: 'prizes' },
  { path: 'credit-cards', remote: 'mf-account', page: 'credit-cards' },
  { path: 'credit-cards/add-card', remote: 'mf-account', page: 'add-card' },
];
