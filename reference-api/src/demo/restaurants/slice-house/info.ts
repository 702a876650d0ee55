import { info as record } from '../../build/info';
import type { WireReview } from '../../wire/info';

const review = (name: string, rating: number, date: string, note: string): WireReview => ({ name, rating, note, date });
const brand = (name: string, isDebit: boolean, isCredit: boolean) => ({ name, isDebit, isCredit, isVoucher: false });

export const info = record({
  id: 202, name: 'Slice House', restaurant_url: 'slice-house', cover_pic: 'slice-house', profile_pic: 'slice-house',
  highlightImages: ['game-night', 'by-the-slice'], message: 'Fresh pies every 15 minutes. Ask for it well done.',
  street: 'Bedford Avenue', street_number: '218', bairro: 'Williamsburg', city: 'Brooklyn', uf: 'NY', latitude: 40.7169, longitude: -73.9576,
  whatsapp: '17185550142', language: 'en', country: 'US', currency: 'USD', timezone: 'America/New_York',
  theme: { mainColor: '#0F6B66', mainDark: '#0A4A47', mainClear: '#DDF1EF', gradientClear: '#1D9089', gradientDark: '#0B524E' },
  has_car_takeout: true, delivery_time_min: 25, delivery_time_max: 40, takeout_time: 15, min_total_delivery: 12,
  rating_average: 4.6,
  reviews: [
    review('Dana K.', 5, '2026-11-15', 'The cup & char slice is the best thing on Bedford. Period.'),
    review('Marcus', 5, '2026-11-12', 'Ordered drive-thru, they had it at my window in two minutes.'),
    review('Priya', 4, '2026-11-08', 'Love the hot honey pie. Fries could be crispier.'),
    review('Sam & Jo', 5, '2026-11-03', 'Party wing box saved our game night.'),
    review('Eleanor', 4, '2026-10-29', 'Great gluten-friendly crust, wish it came in medium too.'),
    review('Tony R.', 5, '2026-10-22', 'Folds right. Tastes right. Priced right.'),
  ],
  order_status_page: false, order_link: true, sale_channels: ['web', 'counter'],
  deliveryFeeDiscounts: [{ discountMinValue: 40, discountType: 'percent', value: 50 }, { discountMinValue: 75, discountType: 'percent', value: 100 }],
  delivery_fee_discount_type: 'percent',
  has_email_field: true, email_is_mandatory: true, coupoms_active: true, review_settings: { enabled: true, show_in_order_page: true },
  cash_payment: true, card_payment: true, card_types: [brand('Visa', true, true), brand('Mastercard', true, true), brand('Amex', false, true), brand('Discover', false, true)],
  online_payment_integrations: ['stripe', 'multipedidos@asaas'], wallet_is_active: true, wallet_id: 'slice-house-wallet',
  zelle_settings: { active: true, key: 'pay@slicehouse.example', name: 'Slice House LLC' },
  use_photon: true,
  modules: { digital_menu: true, simple_pos: false, pos: false, new_nep_pizzas: true, mpgeospatial_fee_flow: false, mpboy: false, photon_autocomplete_leaflet_pinpoint_address_page: true },
  combo_category_name: 'Deals', pizza_category_name: 'Whole Pies',
});
