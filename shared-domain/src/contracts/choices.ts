import type { CardMethod, MethodGroup } from './payment';
import type { Minor } from './primitives';

/**
 * A card of the wallet that pays an order: what is shown of it, and the token that pays ('' until
 * it was verified).
 */
export type WalletCard = {
  readonly uuid: string;
  readonly brand: string;
  readonly lastDigits: string;
  readonly nickname: string;
  readonly token: string;
};

/**
 * How the customer wants to pay: `method` is one of CHECKOUT-06; `cash.change` is the amount paid
 * with. `user`: what the provider must know of the payer beside the customer form (CHECKOUT-17),
 * cpf in digits. `partner`: the confirmed sale of the loyalty partner.
 */
export type PaymentChoice = {
  method: string;
  group: MethodGroup;
  card?: { name: string; type: CardMethod };
  cash?: { changeNeeded: boolean; change: Minor };
  user?: { readonly name?: string; readonly cpf?: string; readonly email?: string };
  wallet?: WalletCard;
  partner?: { readonly cpf: string; readonly confirmationCode: string; readonly saleID: string };
};

/**
 * What the customer form holds (OPEN-047), valid or not. Phone and cpf are digits only, birthday is
 * dd/mm/yyyy.
 */
export type Customer = {
  name: string;
  phone: string;
  email: string;
  cpf: string;
  birthday: string;
  carPlate: string;
  carModelColor: string;
  table: string;
};

/**
 * When the customer wants the food: as soon as possible, or at `scheduleTo` of the restaurant's
 * clocks, 'YYYY-MM-DD H:MM' (DOMAIN-030).
 */
export type ScheduleChoice =
  { readonly kind: 'now' } | { readonly kind: 'later'; readonly scheduleTo: string };

/**
 * A map: addresses of its tiles with {z}, {x} and {y}, whose data it shows, and where a point of it
 * is shown in full, with {lat} and {lng}; no `link`, no such address.
 */
export type MapSource = {
  readonly tiles: string;
  readonly attribution: string;
  readonly link?: string | undefined;
};

/** Signing in with Google: the client id of this site, and the page that asks the customer. */
export type GoogleSite = { readonly clientId: string; readonly authUrl: string };

/**
 * What whoever serves the storefront settles beside the restaurants' own records. `maps`: by
 * `maps_provider`, '' for every other (OPEN-055). `counterPickupRestaurants`: ids of restaurants
 * whose pickup is named after the counter (DELIVERY-03, OPEN-049). `google`: absent where nobody
 * signs in with it (OPEN-078). `isMeasured`: the site itself measures what customers do who agree
 * to it (EVENTS-04, EVENTS-05).
 */
export type SiteSettings = {
  readonly maps: Readonly<Record<string, MapSource>>;
  readonly counterPickupRestaurants: readonly number[];
  readonly google?: GoogleSite;
  readonly isMeasured?: boolean;
};
