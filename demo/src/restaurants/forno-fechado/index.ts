import type { SeededRestaurant } from '@storefront/reference-api/plugin/restaurants';
import { filterFeatured } from '../../build/category';
import { info } from '../../build/info';
import { scheduleSlot, scheduleWeek, slot, week } from '../../build/hours';
import { areas } from './areas';
import { categories } from './categories';
import { zones } from './delivery';
import { pizzas } from './pizzas';

/** Open in the evening from the first pickup on, on Sundays for lunch too; Mondays are shown as closed. */
const hours = week([slot('17:30', '23:30')], {
  monday: [slot('17:30', '23:30', true)],
  saturday: [slot('17:30', '00:30')],
  sunday: [slot('11:30', '15:00'), slot('18:00', '22:30')],
});

/** Pre-orders: takeout begins before delivery, and delivery ends long before the oven is cold. */
const scheduleTemplate = scheduleWeek(
  [
    scheduleSlot('17:30', '18:30', 'balcony'),
    scheduleSlot('18:30', '22:00', 'both'),
    scheduleSlot('22:00', '23:00', 'balcony'),
  ],
  {
    monday: [],
    saturday: [
      scheduleSlot('17:30', '18:30', 'balcony'),
      scheduleSlot('18:30', '23:00', 'both'),
      scheduleSlot('23:00', '00:30', 'balcony'),
    ],
    sunday: [scheduleSlot('11:30', '15:00', 'balcony'), scheduleSlot('18:30', '22:00', 'both')],
  },
);

/**
 * Curitiba: closed now, takes scheduled orders while closed; addresses by the map, fee by polygons.
 */
export const fornoFechado: SeededRestaurant = {
  info: info({
    id: 303,
    name: 'Forno Fechado',
    article: 'o',
    restaurant_url: 'forno-fechado',
    cover_pic: 'forno-fechado',
    profile_pic: 'forno-fechado',
    highlightImages: ['panetone-da-casa'],
    highlight_banners: [
      {
        image: 'panetone-da-casa',
        title: 'Panetone da casa',
        link: '/#section-category-cat-doces',
      },
    ],
    message: 'O forno descansa agora, mas a sua encomenda não precisa esperar: agende o horário.',
    street: 'Avenida Manoel Ribas',
    street_number: '5875',
    bairro: 'Santa Felicidade',
    city: 'Curitiba',
    uf: 'PR',
    latitude: -25.4019,
    longitude: -49.3301,
    whatsapp: '5541998761234',
    language: 'pt-br',
    country: 'BR',
    currency: 'BRL',
    timezone: 'America/Sao_Paulo',
    look: 'ember',
    theme: {
      mainColor: '#9A3D12',
      mainDark: '#6B2A0C',
      mainClear: '#FBE9DF',
      gradientClear: '#C4571F',
      gradientDark: '#7A300E',
    },
    is_closed: true,
    delivery_time_min: 50,
    delivery_time_max: 70,
    takeout_time: 30,
    min_total_delivery: 35,
    rating_average: 4.8,
    reviews: [
      {
        name: 'Aline',
        rating: 5,
        note: 'Agendei na véspera e o pão chegou quentinho às 18h em ponto.',
        date: '2026-11-13',
      },
      {
        name: 'Gustavo W.',
        rating: 5,
        note: 'A pizza de pinhão é um abraço no inverno.',
        date: '2026-11-07',
      },
      {
        name: 'Rosângela',
        rating: 4,
        note: 'Panetone maravilhoso, poderia ter mais gotas.',
        date: '2026-11-01',
      },
    ],
    order_status_page: false,
    use_photon: true,
    reference_is_mandatory: true,
    modules: {
      digital_menu: true,
      simple_pos: false,
      pos: false,
      new_nep_pizzas: false,
      mpgeospatial_fee_flow: true,
      mpboy: false,
      photon_autocomplete_leaflet_pinpoint_address_page: false,
    },
    deliveryCities: [
      { name: 'Curitiba', zones: zones.filter((zone) => zone.available).map((zone) => zone.zone) },
    ],
    scheduledClosingDates: [{ startDate: '2026-12-24 20:00:00', endDate: '2026-12-25' }],
    scheduleSettings: {
      enable: true,
      allowSchedulingWhileClosed: true,
      onlyWithOnlinePayment: true,
      daysForward: 7,
      intervalBetweenTimes: 30,
      hoursTemplate: { id: 'encomendas' },
    },
    card_payment: true,
    card_types: [
      { name: 'Visa', isDebit: true, isCredit: true, isVoucher: false },
      { name: 'Mastercard', isDebit: true, isCredit: true, isVoucher: false },
    ],
    online_payment_integrations: ['pixAsaas', 'mercadopago'],
    pix_settings: {
      active: true,
      key: 'pix@fornofechado.example',
      name: 'Forno Fechado Panificadora',
    },
    pizza_menu: 'flavors',
    review_settings: { enabled: true, show_in_order_page: false },
  }),
  menu: { featuredItems: filterFeatured(categories), combos: [], pizzas, categories, prizes: [] },
  hours,
  regions: [{ id: 'curitiba', name: 'Curitiba' }],
  zones,
  areas,
  distanceBands: [],
  coupons: [],
  customers: [],
  settings: { tables: [], scheduleTemplates: [{ id: 'encomendas', template: scheduleTemplate }] },
};
