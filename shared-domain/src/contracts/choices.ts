import type { CardMethod, MethodGroup } from './payment';
import type { Minor } from './primitives';

/**
 * A card of the wallet that pays an order: its displayed data, and the payment token ('' until
 * verified).
 */
export type WalletCard = {
  readonly uuid: string;
  readonly brand: string;
  readonly lastDigits: string;
  readonly nickname: string;
  readonly token: string;
};

type PayerData = { readonly name?: string; readonly cpf?: string; readonly email?: string };

/**
 * Payment choice of the customer: `method` is one of CHECKOUT-06; `cash.change` is the amount paid
 * with. `user`: what the provider requires of the payer beside the customer form (CHECKOUT-17), cpf
 * in digits. `partner`: the confirmed sale of the loyalty partner. `form`: the payer's data in the
 * customer form and the account when a method with `user` was chosen; other data clears it.
 */
export type PaymentChoice = {
  method: string;
  group: MethodGroup;
  card?: { name: string; type: CardMethod };
  cash?: { changeNeeded: boolean; change: Minor };
  user?: PayerData;
  form?: PayerData;
  wallet?: WalletCard;
  partner?: { readonly cpf: string; readonly confirmationCode: string; readonly saleID: string };
};

/**
 * Time of an order: as soon as possible, or `scheduleTo` on the restaurant's clocks, 'YYYY-MM-DD
 * H:MM' (DOMAIN-030).
 */
export type ScheduleChoice =
  { readonly kind: 'now' } | { readonly kind: 'later'; readonly scheduleTo: string };

/**
 * A map: URL of its tiles with {z}, {x} and {y}, the attribution of its data, and the URL that
 * shows a point in full, with {lat} and {lng}; without `link` there is no such URL.
 */
export type MapSource = {
  readonly tiles: string;
  readonly attribution: string;
  readonly link?: string | undefined;
};

/** Sign-in with Google: the client id of this site, and the URL of the consent page. */
export type GoogleSite = { readonly clientId: string; readonly authUrl: string };

/**
 * Settings of the storefront's operator beside the restaurants' own records. `maps`: by
 * `maps_provider`, '' for every other (OPEN-055). `counterPickupRestaurants`: ids of restaurants
 * with pickup named after the counter (DELIVERY-03, OPEN-049). `google`: absent without Google
 * sign-in (OPEN-078). `isMeasured`: the site itself measures the customers that consent to it
 * (EVENTS-04, EVENTS-05). `isPaymentSeparate`: the pages of the payment are a document of their own,
 * so that a login in between is a page load.
 */
export type SiteSettings = {
  readonly maps: Readonly<Record<string, MapSource>>;
  readonly counterPickupRestaurants: readonly number[];
  readonly google?: GoogleSite;
  readonly isMeasured?: boolean;
  readonly isPaymentSeparate?: boolean;
};
