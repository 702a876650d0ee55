import { info as record } from '../../build/info';
import { zones } from './delivery/zones';
import { payment } from './payment';
import { reviews } from './reviews';

export const info = record({
  id: 101, name: 'Bella Napoli', restaurant_url: 'bella-napoli', cover_pic: 'bella-napoli', profile_pic: 'bella-napoli',
  highlightImages: ['combo-familia', 'quarta-da-pizza', 'tiramisu-da-casa'],
  message: 'Forno a lenha aceso desde as 10h. Quarta-feira é dia de pizza em dobro no programa de pontos!',
  street: 'Rua Harmonia', street_number: '412', bairro: 'Vila Madalena', city: 'São Paulo', uf: 'SP', latitude: -23.5541, longitude: -46.6905,
  whatsapp: '5511998765432', language: 'pt-br', country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo',
  theme: { mainColor: '#B3261E', mainDark: '#7F1710', mainClear: '#FBE3DF', gradientClear: '#D9482F', gradientDark: '#8E1B14' },
  modules: { digital_menu: true, simple_pos: false, pos: false, new_nep_pizzas: false, mpgeospatial_fee_flow: false, mpboy: true, photon_autocomplete_leaflet_pinpoint_address_page: false },
  show_from: true, has_car_takeout: true, no_table: true, delivery_time_min: 35, delivery_time_max: 50, takeout_time: 20, min_total_delivery: 30,
  rating_average: 4.7, reviews, allow_order_comments: true, order_status_page: true, use_push_notifications: true, sale_channels: ['web', 'whatsapp', 'counter'],
  delivery_fee_method: 'BAIRRO', manual_zone_selection: true, street_number_is_mandatory: true,
  deliveryCities: ['São Paulo', 'Osasco'].map((name) => ({ name, zones: zones.filter((it) => it.city === name && it.available).map((it) => it.zone) })),
  delivery_fee_discount_type: 'percent',
  deliveryFeeDiscounts: [
    { discountMinValue: 80, discountType: 'fixed', value: 3 }, { discountMinValue: 140, discountType: 'percent', value: 50 },
    { discountMinValue: 220, discountType: 'flat_fee', value: 1.9 },
  ],
  scheduledClosingDates: [{ startDate: '2026-12-24 18:00:00', endDate: '2026-12-25 23:59:59' }],
  scheduleSettings: { enable: true, allowSchedulingWhileClosed: true, onlyWithOnlinePayment: false, daysForward: 6, intervalBetweenTimes: 30, hoursTemplate: { id: 'agenda-padrao' } },
  has_cpf_field: true, has_email_field: true, permissions_birthday_registration: true, coupoms_active: true,
  review_settings: { enabled: true, show_in_order_page: true },
  fidelity: { enablePoints: true, pointMode: 'perMoneySpent', purchaseMinimum: 0, moneySpent: 1, pointsEarnedPerMoneySpent: 1, pointsPerPurchase: 0 },
  cashbackSettings: { enabled: true, maxCashbackValue: 30, cashbackPercent: 5 },
  ...payment,
  stock_configuration: { display_paused_items_as_sold_out: true }, show_recommended_products: true,
  show_recommended_products_by_minimum_price: true, show_recommended_products_minimum_value: 25,
  partner_links: [
    { text: 'Seu restaurante também merece um cardápio assim', url: 'https://parceiros.example/cardapio' },
    { text: 'Conheça quem entrega conosco', url: 'https://parceiros.example/entregas' },
  ],
  round_type: 'up', round_step: 0.5, combo_round_type: 'nearest', combo_round_step: 0.1,
});
