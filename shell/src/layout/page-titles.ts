import type { UrlRow } from '../addresses/url-map';

/** Title of a screen for the document title, as a key of the shell's catalogue. */
const TITLES: Readonly<Record<string, string>> = {
  '': 'page.menu',
  hours: 'page.hours',
  info: 'page.info',
  payments: 'page.payments',
  reviews: 'page.reviews',
  tablet: 'page.tablet',
  'tablet/scan': 'page.tablet',
  'shopping-cart': 'page.cart',
  delivery: 'page.delivery',
  payment: 'page.payment',
  'payment/success': 'page.success',
  'payment/pix': 'page.pix',
  pizza: 'page.pizza',
  'pizza-nep': 'page.pizza',
  extra: 'page.extra',
  track: 'page.track',
  'rate-order': 'page.rate-order',
};

/** Pages without a title of their own use the account's. */
export const titleKey = (path: UrlRow['path']): string => TITLES[path] ?? 'page.account';
