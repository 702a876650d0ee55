/**
 * The restaurant's own record in the wire format (DOMAIN-001 to DOMAIN-011). Times in minutes,
 * money as decimals.
 */
type Identity = {
  id: number;
  name: string;
  /** Missing: none. */
  article?: 'a' | 'o' | 'as' | 'os';
  restaurant_url: string;
  cover_pic: string;
  profile_pic: string;
  highlightImages: string[];
  /** Titles and link targets of highlighted pictures; only paths of the restaurant or https. */
  highlight_banners?: { image: string; title: string; link: string }[];
  message: string;
  whatsapp: string;
  language: string;
  country: string;
  currency: string;
  timezone: string;
  blocked: boolean;
  theme: {
    mainColor: string;
    mainDark: string;
    mainClear: string;
    gradientClear: string;
    gradientDark: string;
  };
  /** One of `LOOKS` of the contracts; `classic` by default. */
  look?: string;
  modules: {
    digital_menu: boolean;
    simple_pos: boolean;
    pos: boolean;
    new_nep_pizzas: boolean;
    mpgeospatial_fee_flow: boolean;
    mpboy: boolean;
    photon_autocomplete_leaflet_pinpoint_address_page: boolean;
  };
};
type Place = {
  street: string;
  street_number: string;
  bairro: string;
  city: string;
  uf: string;
  latitude: number;
  longitude: number;
};
type Vendors = { google_tag_manager_id: string; google_analytics_id: string; fb_pixel_id: string };
type Service = {
  show_from: boolean;
  is_closed: boolean;
  no_takeout: boolean;
  no_delivery: boolean;
  no_table: boolean;
  has_car_takeout: boolean;
  shift_has_delivery: boolean;
  shift_has_takeout: boolean;
  table_self_service_enabled: boolean;
  table_service_fee: number;
  /** A fee on every order outside tables; `value` is money when `fix`, else percent. */
  service_fee?: { name: string; recipient: string; value: number; valueType: 'fix' | 'percent' };
  /** Suggested tips in percent of the subtotal; absent where no tip is offered. */
  tips?: { percents: number[] };
  delivery_time_min: number;
  delivery_time_max: number;
  takeout_time: number;
  min_total_delivery: number;
  rating_average: number;
  reviews: WireReview[];
  allow_order_comments: boolean;
  order_status_page: boolean;
  order_link: boolean;
  has_automatic_whatsapp_message: boolean;
  use_push_notifications: boolean;
  sale_channels: string[];
};
type Delivery = {
  maps_provider: string;
  use_photon: boolean;
  delivery_fee_method: string;
  delivery_fee_with_gps: boolean;
  manual_zone_selection: boolean;
  reference_is_mandatory: boolean;
  street_number_is_mandatory: boolean;
  deliveryCities: { name: string; zones: string[] }[];
  delivery_fee_discount_type: string;
  deliveryFeeDiscounts: { discountMinValue: number; discountType: string; value: number }[];
  scheduledClosingDates: { startDate: string; endDate: string }[];
  scheduleSettings: {
    enable: boolean;
    allowSchedulingWhileClosed: boolean;
    onlyWithOnlinePayment: boolean;
    daysForward: number;
    intervalBetweenTimes: number;
    hoursTemplate: { id: string } | null;
  };
};
type Customer = {
  has_cpf_field: boolean;
  cpf_delivery_is_mandatory: boolean;
  cpf_balcony_is_mandatory: boolean;
  has_email_field: boolean;
  email_is_mandatory: boolean;
  permissions_birthday_registration: boolean;
  coupoms_active: boolean;
  /** Days after which a guest's order loses its personal fields; 180 by default. */
  guest_data_days?: number;
  review_settings: { enabled: boolean; show_in_order_page: boolean };
  fidelity: {
    enablePoints: boolean;
    pointMode: 'perSale' | 'perMoneySpent';
    purchaseMinimum: number;
    moneySpent: number;
    pointsEarnedPerMoneySpent: number;
    pointsPerPurchase: number;
  };
  cashbackSettings: { enabled: boolean; maxCashbackValue: number; cashbackPercent: number };
};
type Payment = {
  wallet_is_active: boolean;
  wallet_id: string;
  tuna_pix_status: string;
  paymentSettings: WirePaymentSetting[];
  card_types: WireCardType[];
  card_payment: boolean;
  cash_payment: boolean;
  pix_settings: WireTransfer;
  zelle_settings: WireTransfer;
  mbway_settings: WireTransfer;
  online_payment_integrations: string[];
};
type Catalogue = {
  stock_configuration: { display_paused_items_as_sold_out: boolean };
  show_recommended_products: boolean;
  show_recommended_products_by_minimum_price: boolean;
  show_recommended_products_minimum_value: number;
  combo_category_name: string;
  pizza_category_name: string;
  /** How the menu lists pizzas; by size when absent. */
  pizza_menu?: 'sizes' | 'flavors';
  partner_links: { text: string; url: string }[];
  round_type: 'up' | 'down' | 'nearest';
  round_step: number;
  combo_round_type: 'up' | 'down' | 'nearest';
  combo_round_step: number;
};

export type WireReview = { name: string; rating: number; note: string; date: string };
type WireCardType = { name: string; isDebit: boolean; isCredit: boolean; isVoucher: boolean };
type WireTransfer = { active: boolean; key: string; name: string };
type WirePaymentSetting = {
  paymentType: string;
  isActive: boolean;
  value: number;
  valueType: 'fix' | 'percent';
  operation: 'addition' | 'discount';
};
export type WireInfo = Identity &
  Place &
  Vendors &
  Service &
  Delivery &
  Customer &
  Payment &
  Catalogue;
