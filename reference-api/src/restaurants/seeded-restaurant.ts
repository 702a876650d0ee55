import type { WireHours, WireScheduleTemplate } from './wire/hours';
import type { WireInfo } from './wire/info';
import type { WireMenu } from './wire/menu';

/**
 * A neighbourhood with its delivery fee (decimal) in one region; one that lies in several regions
 * is listed once for each, under the same id. `available` false means listed but not served.
 */
export type SeededZone = {
  id: string;
  zone: string;
  city: string;
  regionId: string;
  available: boolean;
  fee: number;
  returnFee: number;
};

/** A delivery region; zones carry its id (DOMAIN-039). */
export type SeededRegion = { id: string; name: string };

/**
 * An area on the map with its fee and its courier's pay (decimals); `ring` is closed, [longitude,
 * latitude]. The first area that contains a point applies.
 */
export type SeededArea = {
  id: string;
  name: string;
  ring: (readonly [longitude: number, latitude: number])[];
  fee: number;
  courierPay: number;
  available: boolean;
};

/**
 * Fee (decimal) for every address not farther than `maxKm` kilometres; beyond the last band there
 * is no delivery.
 */
type SeededDistanceBand = { maxKm: number; fee: number };

/**
 * A coupon (DOMAIN-041); discounts are decimals or percents by `type`. `maxUses`: maximum number of
 * orders with it, absent for no limit. `hoursTemplate`: the schedule template of the hours in which
 * it is valid; absent for always.
 */
export type SeededCoupon = {
  id: string;
  code: string;
  type: 'fixDiscount' | 'percentDiscount';
  fixDiscount: number;
  percentDiscount: number;
  minOrderValue: number;
  onlyOneUsePerClient: boolean;
  enableUseFeaturedItems: boolean;
  maxUses?: number;
  hoursTemplate?: string;
};

/**
 * A customer account to try the demo with; `password` is clear text on purpose, the seed hashes it.
 */
export type SeededCustomer = {
  id: string;
  name: string;
  email: string;
  password: string;
  phone: string;
  cpf: string;
  points: number;
  cashback: { balance: number; expiresInDays: number };
};

/** Stock of a product, a size of pizza or a combo. */
export type SeededStock = { itemId: string; quantity: number };

/**
 * Settings of a restaurant that its record does not contain. `tables` are the tables that accept
 * orders; an item that is not in `stock` is never sold out.
 */
export type SeededSettings = {
  tables: string[];
  scheduleTemplates: { id: string; template: WireScheduleTemplate }[];
  stock?: SeededStock[];
};

/** Colors and focal points of pictures, by folder and name: `products/soup`. */
type WirePictures = {
  colors?: Record<string, string>;
  focus?: Record<string, readonly [x: number, y: number]>;
};

/**
 * All seeded data of one restaurant; `info`, `menu`, `hours` and `pictures` are API-01's response
 * verbatim.
 */
export type SeededRestaurant = {
  info: WireInfo;
  menu: WireMenu;
  hours: WireHours;
  pictures?: WirePictures;
  regions: SeededRegion[];
  zones: SeededZone[];
  areas: SeededArea[];
  distanceBands: SeededDistanceBand[];
  coupons: SeededCoupon[];
  customers: SeededCustomer[];
  settings: SeededSettings;
};
