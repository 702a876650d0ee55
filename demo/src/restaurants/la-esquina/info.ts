import { info as record } from '../../build/info';
import type { WireReview } from '@storefront/reference-api/plugin/restaurants';
import { zones } from './delivery';

const review = (name: string, rating: number, date: string, note: string): WireReview => ({
  name,
  rating,
  note,
  date,
});
const brand = (name: string) => ({ name, isDebit: true, isCredit: true, isVoucher: false });

export const info = record({
  id: 606,
  name: 'La Esquina',
  restaurant_url: 'la-esquina',
  cover_pic: 'la-esquina',
  profile_pic: 'la-esquina',
  message:
    'Horno de barro encendido desde las 10. Los jueves, empanadas recién hechas toda la noche.',
  street: 'Avenida Mariscal López',
  street_number: '3780',
  bairro: 'Villa Morra',
  city: 'Asunción',
  uf: 'Capital',
  latitude: -25.2962,
  longitude: -57.5781,
  whatsapp: '595981234567',
  language: 'es',
  country: 'PY',
  currency: 'PYG',
  timezone: 'America/Asuncion',
  look: 'market',
  theme: {
    mainColor: '#1D4E89',
    mainDark: '#12335B',
    mainClear: '#E1ECF8',
    gradientClear: '#2F6DB5',
    gradientDark: '#163D6B',
  },
  has_car_takeout: true,
  delivery_time_min: 30,
  delivery_time_max: 50,
  takeout_time: 20,
  min_total_delivery: 40_000,
  rating_average: 4.7,
  reviews: [
    review(
      'Rocío B.',
      5,
      '2026-11-14',
      'La fugazzeta es la mejor de Asunción, con cebolla bien dorada.',
    ),
    review(
      'Derlis',
      5,
      '2026-11-09',
      'Llegó caliente y antes de lo que decía. Las empanadas, de diez.',
    ),
    review(
      'Mariana G.',
      4,
      '2026-11-02',
      'Muy rica la de palmitos. Me faltó un poco más de orégano.',
    ),
    review(
      'Óscar',
      5,
      '2026-10-26',
      'Pedí para el partido: combo, gaseosa y flan. Todo impecable.',
    ),
  ],
  order_status_page: true,
  sale_channels: ['web', 'whatsapp', 'counter'],
  delivery_fee_method: 'BAIRRO',
  manual_zone_selection: true,
  deliveryCities: [
    { name: 'Asunción', zones: zones.filter((it) => it.available).map((it) => it.zone) },
  ],
  delivery_fee_discount_type: 'fixed',
  deliveryFeeDiscounts: [{ discountMinValue: 150_000, discountType: 'fixed', value: 5000 }],
  coupoms_active: true,
  review_settings: { enabled: true, show_in_order_page: true },
  fidelity: {
    enablePoints: true,
    pointMode: 'perMoneySpent',
    purchaseMinimum: 0,
    moneySpent: 10_000,
    pointsEarnedPerMoneySpent: 1,
    pointsPerPurchase: 0,
  },
  cash_payment: true,
  card_payment: true,
  card_types: [brand('Visa'), brand('Mastercard'), brand('Cabal')],
  paymentSettings: [
    {
      paymentType: 'money',
      isActive: true,
      value: 10,
      valueType: 'percent',
      operation: 'discount',
    },
  ],
  round_type: 'nearest',
  round_step: 1,
  combo_round_type: 'nearest',
  combo_round_step: 500,
});
