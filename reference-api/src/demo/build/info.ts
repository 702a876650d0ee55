import type { WireInfo } from '../wire/info';

const OFF_TRANSFER = { active: false, key: '', name: '' };

/** What a plain restaurant answers: open, delivery and takeout, cash only, nothing optional switched on. */
const PLAIN = {
  highlightImages: [], message: '', blocked: false,
  theme: { mainColor: '', mainDark: '', mainClear: '', gradientClear: '', gradientDark: '' },
  modules: {
    digital_menu: true, simple_pos: false, pos: false, new_nep_pizzas: false, mpgeospatial_fee_flow: false, mpboy: false,
    photon_autocomplete_leaflet_pinpoint_address_page: false,
  },
  google_tag_manager_id: '', google_analytics_id: '', fb_pixel_id: '',
  show_from: true, is_closed: false, no_takeout: false, no_delivery: false, no_table: true, has_car_takeout: false,
  shift_has_delivery: true, shift_has_takeout: true, table_self_service_enabled: false, table_service_fee: 0,
  rating_average: 0, reviews: [], allow_order_comments: true, order_status_page: false, order_link: false,
  has_automatic_whatsapp_message: false, use_push_notifications: false, sale_channels: ['web'],
  maps_provider: 'other', use_photon: false, delivery_fee_method: 'DISTANCE', delivery_fee_with_gps: false, manual_zone_selection: false,
  reference_is_mandatory: false, street_number_is_mandatory: true, deliveryCities: [],
  delivery_fee_discount_type: '', deliveryFeeDiscounts: [], scheduledClosingDates: [],
  scheduleSettings: { enable: false, allowSchedulingWhileClosed: false, onlyWithOnlinePayment: false, daysForward: 0, intervalBetweenTimes: 30, hoursTemplate: null },
  has_cpf_field: false, cpf_delivery_is_mandatory: false, cpf_balcony_is_mandatory: false, has_email_field: false, email_is_mandatory: false,
  permissions_birthday_registration: false, coupoms_active: false, review_settings: { enabled: false, show_in_order_page: false },
  fidelity: { enablePoints: false, pointMode: 'perSale', purchaseMinimum: 0, moneySpent: 0, pointsEarnedPerMoneySpent: 0, pointsPerPurchase: 0 },
  cashbackSettings: { enabled: false, maxCashbackValue: 0, cashbackPercent: 0 },
  wallet_is_active: false, wallet_id: '', tuna_pix_status: '', paymentSettings: [], card_types: [], card_payment: false, cash_payment: true,
  pix_settings: OFF_TRANSFER, zelle_settings: OFF_TRANSFER, mbway_settings: OFF_TRANSFER, online_payment_integrations: [],
  stock_configuration: { display_paused_items_as_sold_out: true }, show_recommended_products: false,
  show_recommended_products_by_minimum_price: false, show_recommended_products_minimum_value: 0,
  combo_category_name: '', pizza_category_name: '', partner_links: [], round_type: 'nearest', round_step: 0.01, combo_round_type: 'nearest', combo_round_step: 0.01,
} satisfies Partial<WireInfo>;

/** A whole record from what makes this restaurant different from a plain one. */
export const info = (own: Omit<WireInfo, keyof typeof PLAIN> & Partial<WireInfo>): WireInfo => ({ ...PLAIN, ...own });
