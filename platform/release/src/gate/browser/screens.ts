import type { Texts } from '@storefront/compositions/story';

type Key = Parameters<Texts>[0];

/** What an address of the URL map shows to a visitor whose cart has a dish for pickup. */
export interface Screen {
  /** Key of the heading of the page, or the name of a dish of the demo. */
  readonly heading: Key | { readonly dish: string };
  /** Key of the heading of the dialog over it. */
  readonly dialog?: Key;
  /** Query of the address. */
  readonly query?: string;
  /** End of the address to which a guard redirects. */
  readonly redirectsTo?: string;
}

const MENU = { heading: { dish: 'Bella Napoli' }, redirectsTo: '/bella-napoli' } as const;
const CART = 'mf-cart:page.title';
const DELIVERY = 'mf-delivery:page.title';
const PIZZA = { heading: { dish: 'Grande (35 cm, 8 fatias)' }, query: '?product=grande' } as const;

/**
 * The contract of the URL map: a page shows its own heading. Add the row of a new address in the
 * release that adds it; an address without a row must show a heading or a dialog.
 */
export const screens: Readonly<Record<string, Screen>> = {
  '': { heading: MENU.heading },
  hours: { heading: 'mf-menu:page.hours' },
  info: { heading: 'mf-menu:page.info' },
  payments: { heading: 'mf-menu:page.payments' },
  reviews: { heading: 'mf-menu:page.reviews' },
  tablet: { heading: MENU.heading },
  'tablet/scan': { heading: 'mf-menu:scan.title' },
  'shopping-cart': { heading: CART },
  'shopping-cart/notes': { heading: CART },
  'shopping-cart/use-loyalty': { heading: CART, dialog: 'mf-cart:loyalty.title' },
  'shopping-cart/restaurant-closed': { heading: CART, dialog: 'mf-cart:closed.title' },
  delivery: { heading: DELIVERY },
  'delivery/min-value-alert': { heading: DELIVERY, dialog: 'mf-delivery:min-value.title' },
  'delivery/successfully-order-dialog': { heading: DELIVERY },
  'delivery/schedule': { heading: DELIVERY, dialog: 'mf-delivery:schedule.pick' },
  payment: { heading: DELIVERY, redirectsTo: '/delivery' },
  'payment/success': MENU,
  'payment/pix': MENU,
  pizza: PIZZA,
  'pizza-nep': PIZZA,
  extra: { heading: { dish: 'Carbonara Romana' }, query: '?product=carbonara' },
  track: MENU,
  'rate-order': MENU,
  login: { heading: 'mf-account:login.title' },
  register: { heading: 'mf-account:register.title' },
  'forgot-password': { heading: 'mf-account:forgot.title' },
  'reset-password': { heading: 'mf-account:reset.title' },
  orders: { heading: 'mf-account:orders.title' },
  cashback: { heading: 'mf-account:cashback.title' },
  prizes: { heading: 'mf-account:prizes.title' },
  'credit-cards': { heading: 'mf-account:cards.title' },
  'credit-cards/add-card': { heading: 'domain:stored-card.add' },
};

/** The heading as a composition shows it. */
export const headingOf = ({ heading }: Screen, texts: Texts): string =>
  typeof heading === 'string' ? texts(heading) : heading.dish;
