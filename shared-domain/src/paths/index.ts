/**
 * Every path of the storefront, relative to the restaurant: the router's base is
 * `/{restaurant_url}` or `/app/{restaurant_url}`, so a link retains the prefix of the customer's
 * entry (CONFLICTS-01).
 */
type Query = Readonly<Record<string, string | number | boolean | undefined>>;

const withQuery = (path: string, query: Query): string => {
  const pairs = Object.entries(query).filter(
    (pair): pair is [string, string | number | boolean] => pair[1] !== undefined && pair[1] !== '',
  );
  return pairs.length === 0
    ? path
    : `${path}?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()}`;
};

/**
 * `by` flavor: the customer began with one, and chooses the size in the builder. `flavors`: ids of
 * flavors that the builder selects. `edit`: id of the cart's line that the builder changes.
 */
export type PizzaQuery = {
  product: string;
  isCombo?: boolean;
  by?: 'flavor';
  menu?: string;
  edit?: string;
  flavors?: readonly string[];
};

/** Parameter with the ids of flavors, each encoded, separated by commas. */
const FLAVORS = 'flavors';

/** The flavors that a link to the builder selects; none when it is damaged. */
export function flavorsOf(query: URLSearchParams): string[] {
  try {
    return (query.get(FLAVORS) ?? '').split(',').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** A URL of the builder without the flavors that it selects. */
export function withoutFlavors(pathname: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete(FLAVORS);
  return `${pathname}?${rest.toString()}`;
}

export const paths = {
  menu: () => '/',
  /** The menu, scrolled to one category. */
  menuSection: (sectionId: string) => `/#section-${encodeURIComponent(sectionId)}`,
  /**
   * Target of 'back to the menu': on a table's tablet its own screen, else the menu home; scrolled
   * to a section when one is given.
   */
  home: (isTablet: boolean, sectionId?: string | null) =>
    `${isTablet ? '/tablet' : '/'}${sectionId ? `#section-${encodeURIComponent(sectionId)}` : ''}`,
  hours: () => '/hours',
  info: () => '/info',
  payments: () => '/payments',
  reviews: () => '/reviews',
  cart: () => '/shopping-cart',
  cartNotes: (lineId: string) => withQuery('/shopping-cart/notes', { line: lineId }),
  cartUseLoyalty: () => '/shopping-cart/use-loyalty',
  cartClosed: () => '/shopping-cart/restaurant-closed',
  delivery: () => '/delivery',
  deliveryMinValue: () => '/delivery/min-value-alert',
  deliverySuccess: () => '/delivery/successfully-order-dialog',
  deliverySchedule: () => '/delivery/schedule',
  payment: () => '/payment',
  paymentSuccess: () => '/payment/success',
  /** The code of a pix payment, until it is paid. */
  paymentPix: (query: { token: string }) => withQuery('/payment/pix', query),
  /** The pizza builder; `isNew` picks the new module's route (SHELL-24). */
  pizza: ({ flavors = [], ...query }: PizzaQuery, isNew = false) =>
    withQuery(isNew ? '/pizza-nep' : '/pizza', {
      ...query,
      [FLAVORS]: flavors.map(encodeURIComponent).join(','),
    }),
  /**
   * Extras of a product, or of a built pizza or combo, which is added to the cart as the line
   * `item` together with them (OPEN-004). `edit`: id of the cart's line that is changed.
   */
  extra: (
    query: { product: string; menu?: string; edit?: string } | { item: string; menu?: string },
  ) => withQuery('/extra', query),
  /** `cid` and `oid`: client and order, as given by the return from a payment page (SHELL-45). */
  track: (query: { token?: string; cid?: string; oid?: string; caller?: 'menu' } = {}) =>
    withQuery('/track', query),
  rateOrder: (query: { token?: string } = {}) => withQuery('/rate-order', query),
  /** `returnTo` is a path of this table; the account pages navigate to it after the login. */
  login: (query: { returnTo?: string } = {}) => withQuery('/login', query),
  register: (query: { returnTo?: string } = {}) => withQuery('/register', query),
  forgotPassword: () => '/forgot-password',
  resetPassword: (query: { token?: string } = {}) => withQuery('/reset-password', query),
  /** The orders of one's own account. */
  orders: () => '/orders',
  cashback: () => '/cashback',
  prizes: () => '/prizes',
  creditCards: () => '/credit-cards',
  addCard: () => '/credit-cards/add-card',
  tablet: () => '/tablet',
  tabletScan: () => '/tablet/scan',
} as const;

/**
 * Address of a page by the name that its remote declares (`$links`): `given` fills the parameters of its
 * path, the rest is the query. Null where no remote of the composition has the page.
 */
export function linkTo(
  links: Readonly<Record<string, string>>,
  name: string,
  given: Query = {},
): string | null {
  const path = links[name];
  if (path === undefined) return null;
  const query: Record<string, Query[string]> = { ...given };
  const filled = path.replace(/:([\w-]+)/g, (_, parameter: string) => {
    const value = query[parameter] ?? '';
    delete query[parameter];
    return encodeURIComponent(value);
  });
  return withQuery(filled, query);
}

/**
 * Navigation state of the delivery page when an earlier order is ordered again: the page leads on
 * to the payment if nothing is missing on it (OPEN-001, OPEN-002).
 */
export const REORDERED = { reordered: true } as const;
export const isReordered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'reordered' in state;

/** Origin of this page, e.g. 'https://store.example'; '' outside a browser. */
export const pageOrigin = (): string => (typeof window === 'undefined' ? '' : location.origin);

/** The link for sharing the tracking of an order; always with `/app` (SHELL-27). */
export const trackingLink = (origin: string, restaurantUrl: string, uuid: string): string =>
  `${origin}/app/${encodeURIComponent(restaurantUrl)}/track?token=${encodeURIComponent(uuid)}`;

/** Search URL of a location on a map, by text (MENU-03). */
export const mapSearchLink = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** Reads `returnTo` of a query: only a path of this storefront is accepted, never another site. */
export const safeReturn = (value: string | null): string =>
  value !== null && /^\/(?![/\\])/.test(value) ? value : paths.menu();

/**
 * The restaurant and the router's base in a page's path; null when the path names no restaurant.
 */
export function restaurantOfPath(
  pathname: string,
): { restaurantUrl: string; basename: string } | null {
  const match = /^(\/app)?\/([^/]+)/.exec(pathname);
  if (match?.[2] === undefined || match[2] === 'app') return null;
  try {
    return {
      restaurantUrl: decodeURIComponent(match[2]),
      basename: `${match[1] ?? ''}/${match[2]}`,
    };
  } catch {
    return null;
  }
}
