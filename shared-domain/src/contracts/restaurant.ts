import * as z from 'zod/mini';
import { HighlightBanner } from './highlight-banner';
import { ServiceFee, Tips } from './extra-charges';
import { Look } from './look';
import { Id, flag, list } from './primitives';
import {
  amount,
  coordinate,
  money,
  name,
  numeral,
  priceOrNothing,
  text,
  word,
} from './record-fields';

/** Days after which a guest's order loses its personal fields, when the record sets none. */
export const DEFAULT_GUEST_DATA_DAYS = 180;

/**
 * Colours of a restaurant (DOMAIN-050); each may be missing, shared-ui fills in the default red
 * tones.
 */
export const Theme = z.object({
  mainColor: text(),
  mainDark: text(),
  mainClear: text(),
  gradientClear: text(),
  gradientDark: text(),
});
export type Theme = z.output<typeof Theme>;

/** Feature modules (DOMAIN-002). */
export const Modules = z.object({
  digital_menu: flag(),
  simple_pos: flag(),
  pos: flag(),
  new_nep_pizzas: flag(),
  mpgeospatial_fee_flow: flag(),
  mpboy: flag(),
  photon_autocomplete_leaflet_pinpoint_address_page: flag(),
});

/** A city the restaurant delivers to (DOMAIN-003). */
export const DeliveryCity = z.object({ name: word(), zones: list(word()) });

/** A span of days without sales (DOMAIN-004); local dates or date-times of the restaurant. */
export const ClosingSpan = z.object({ startDate: z.string(), endDate: z.string() });

/**
 * Settings for scheduled orders (DOMAIN-007). `daysForward` in days, `intervalBetweenTimes` in
 * minutes.
 */
export const ScheduleSettings = z.object({
  enable: flag(),
  allowSchedulingWhileClosed: flag(),
  onlyWithOnlinePayment: flag(),
  daysForward: amount(0),
  intervalBetweenTimes: amount(30),
  hoursTemplate: z.catch(z.nullish(z.object({ id: Id })), null),
});

/** Loyalty points (DOMAIN-008); none while an amount that limits them cannot be read. */
export const Fidelity = z.object({
  enablePoints: flag(),
  pointMode: z.catch(z.enum(['perSale', 'perMoneySpent']), 'perSale'),
  purchaseMinimum: priceOrNothing(),
  moneySpent: priceOrNothing(),
  pointsEarnedPerMoneySpent: amount(0),
  pointsPerPurchase: amount(0),
});

/** Cashback (DOMAIN-009); none while its maximum cannot be read. `cashbackPercent` in percent. */
export const CashbackSettings = z.object({
  enabled: flag(),
  maxCashbackValue: priceOrNothing(),
  cashbackPercent: amount(0),
});

/** A link to a partner of the restaurant; only web URLs are accepted (MENU-17). */
export const PartnerLink = z.object({
  text: z.string().check(z.minLength(1)),
  url: z.string().check(z.regex(/^https?:\/\/[^\s/]/i)),
});

/**
 * One threshold of the delivery fee discount (DOMAIN-010). `value` is money or percent, by
 * `discountType`: a flat fee of 0 is a free delivery, an unreadable one no threshold.
 */
export const DeliveryFeeDiscount = z.object({
  discountMinValue: priceOrNothing(),
  discountType: text(),
  value: numeral(z.gte(0)),
});
export type DeliveryFeeDiscount = z.output<typeof DeliveryFeeDiscount>;

/**
 * Surcharge or discount of a payment method (DOMAIN-011). `value` is money when `fix`, else
 * percent.
 */
export const PaymentSetting = z.object({
  paymentType: word(),
  isActive: flag(),
  value: amount(0),
  valueType: z.enum(['fix', 'percent']),
  operation: z.enum(['addition', 'discount']),
});
export type PaymentSetting = z.output<typeof PaymentSetting>;

/** A card brand accepted upon delivery, and its card types (DOMAIN-043). */
export const CardType = z.object({
  name: word(),
  isDebit: flag(),
  isCredit: flag(),
  isVoucher: flag(),
});
export type CardType = z.output<typeof CardType>;

/** A method paid by transfer upon delivery: pix, zelle, mbway (OPEN-102). */
export const TransferSettings = z.object({ active: flag(), key: text(), name: text() });

/** A review shown on the reviews tab (OPEN-023). */
export const Review = z.object({ name: text(), rating: numeral(), note: text(), date: text() });

/** How the menu lists pizzas: a card for each size, or for each flavor. */
export const PizzaMenu = z.enum(['sizes', 'flavors']);
export type PizzaMenu = z.output<typeof PizzaMenu>;

/** A settings object of the wire that may be absent: each of its fields then gets its default. */
const settings = <T extends z.ZodMiniType>(shape: T) =>
  z.prefault(
    z.catch(shape, () => z.parse(shape, {})),
    {} as z.input<T>,
  );

const identity = {
  id: numeral(),
  name: name(),
  /** Portuguese article of the name: 'na Bella Napoli' needs 'a'; '' for none. */
  article: z.catch(z._default(z.enum(['', 'a', 'o', 'as', 'os']), ''), ''),
  restaurant_url: word(),
  cover_pic: text(),
  profile_pic: text(),
  highlightImages: list(word()),
  highlight_banners: list(HighlightBanner),
  message: text(),
  whatsapp: text(),
  language: text(),
  country: text(),
  currency: z.catch(z._default(z.string(), 'BRL'), 'BRL'),
  timezone: text(),
  theme: settings(Theme),
  look: z.catch(z._default(Look, 'classic'), 'classic'),
  blocked: flag(),
  modules: settings(Modules),
};

const place = {
  street: text(),
  street_number: text(),
  bairro: text(),
  city: text(),
  uf: text(),
  latitude: coordinate(90),
  longitude: coordinate(180),
};

const vendors = { google_tag_manager_id: text(), google_analytics_id: text(), fb_pixel_id: text() };

const service = {
  show_from: flag(),
  is_closed: flag(),
  no_takeout: flag(),
  no_delivery: flag(),
  no_table: flag(),
  has_car_takeout: flag(),
  shift_has_delivery: flag(),
  shift_has_takeout: flag(),
  table_self_service_enabled: flag(),
  table_service_fee: amount(0),
  service_fee: z.catch(z.nullish(ServiceFee), null),
  tips: z.catch(z.nullish(Tips), null),
  delivery_time_min: amount(0),
  delivery_time_max: amount(0),
  takeout_time: amount(0),
  min_total_delivery: money(),
  rating_average: amount(0),
  reviews: list(Review),
  allow_order_comments: flag(),
  order_status_page: flag(),
  order_link: flag(),
  has_automatic_whatsapp_message: flag(),
  use_push_notifications: flag(),
  sale_channels: list(word()),
};

const delivery = {
  maps_provider: text(),
  use_photon: flag(),
  delivery_fee_method: text(),
  delivery_fee_with_gps: flag(),
  manual_zone_selection: flag(),
  reference_is_mandatory: flag(),
  street_number_is_mandatory: flag(),
  deliveryCities: list(DeliveryCity),
  delivery_fee_discount_type: text(),
  deliveryFeeDiscounts: list(DeliveryFeeDiscount),
  scheduledClosingDates: list(ClosingSpan),
  scheduleSettings: settings(ScheduleSettings),
};

const customer = {
  has_cpf_field: flag(),
  cpf_delivery_is_mandatory: flag(),
  cpf_balcony_is_mandatory: flag(),
  has_email_field: flag(),
  email_is_mandatory: flag(),
  permissions_birthday_registration: flag(),
  review_settings: settings(z.object({ enabled: flag(), show_in_order_page: flag() })),
  fidelity: settings(Fidelity),
  cashbackSettings: settings(CashbackSettings),
  coupoms_active: flag(),
  guest_data_days: amount(DEFAULT_GUEST_DATA_DAYS),
};

const payment = {
  unpaid_order_minutes: amount(10),
  wallet_is_active: flag(),
  wallet_id: text(),
  tuna_pix_status: text(),
  paymentSettings: list(PaymentSetting),
  card_types: list(CardType),
  card_payment: flag(),
  cash_payment: flag(),
  pix_settings: settings(TransferSettings),
  zelle_settings: settings(TransferSettings),
  mbway_settings: settings(TransferSettings),
  online_payment_integrations: list(word()),
};

const catalogue = {
  stock_configuration: settings(z.object({ display_paused_items_as_sold_out: flag() })),
  show_recommended_products: flag(),
  show_recommended_products_by_minimum_price: flag(),
  show_recommended_products_minimum_value: money(),
  combo_category_name: text(),
  pizza_category_name: text(),
  pizza_menu: z.catch(z.nullish(PizzaMenu), null),
  partner_links: list(PartnerLink),
  round_type: text(),
  round_step: amount(0),
  combo_round_type: text(),
  combo_round_step: amount(0),
};

/**
 * The restaurant's own record (DOMAIN-001 to DOMAIN-011). Only id, name and restaurant_url must be
 * there; every other field may be missing without breaking a screen. `partner_links`, two variants
 * of one link, are this project's addition (OPEN-043), and so are `look`, `highlight_banners`, titles
 * and targets of the highlighted pictures (MENU-08), `service_fee` and `tips`, `guest_data_days`, read by
 * `guestDataDays` alone, and `unpaid_order_minutes`: how long an order holds stock and coupon
 * without being paid online. `pizza_menu` is another addition; without it the build of the menu
 * decides (MENU-13). Times in minutes, percents in percent, money as `Minor`.
 */
export const RestaurantInfo = z.object({
  ...identity,
  ...place,
  ...vendors,
  ...service,
  ...delivery,
  ...customer,
  ...payment,
  ...catalogue,
});
export type RestaurantInfo = z.output<typeof RestaurantInfo>;
