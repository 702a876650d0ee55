import type { SeededRestaurant } from '@storefront/reference-api/plugin/restaurants';
import { category, filterFeatured } from '../../build/category';
import { allDay, week } from '../../build/hours';
import { info } from '../../build/info';
import { NO_PIZZAS } from '../../build/pizzas';
import { choice, option } from '../../build/extras';
import { product } from '../../build/product';
import { antepastos, carnes, massas } from './categories/pratos';

const mesa: ('delivery' | 'table')[] = ['table'];

const sobremesas = category('cat-sobremesas', 'Sobremesas', '', [
  product('mesa-tiramisu', 'Tiramisù', 28.9, 'Montado na hora.', { image: 'tiramisu' }),
  product('mesa-pannacotta', 'Panna Cotta', 23.9, 'Calda de frutas vermelhas.', {
    image: 'panna-cotta',
  }),
  product('mesa-gateau', 'Petit Gâteau', 29.9, 'Com sorvete de creme.', {
    image: 'petit-gateau',
    channels: mesa,
  }),
  product('mesa-affogato', 'Affogato', 18.9, 'Sorvete e espresso.', {
    image: 'affogato',
    channels: mesa,
  }),
]);
const bebidas = category('cat-bebidas', 'Bebidas', '', [
  product('mesa-agua', 'Água', 6.5, '500 ml.', {
    image: 'agua-sem-gas',
    extras: [choice('gas', 'Gás', [option('sem', 'Sem gás'), option('com', 'Com gás')])],
  }),
  product('mesa-cola', 'Refrigerante de Cola', 8.5, 'Lata de 350 ml.', { image: 'cola-lata' }),
  product('mesa-limonada', 'Limonada Siciliana', 14.9, 'Com manjericão.', {
    image: 'limonada-siciliana',
  }),
  product('mesa-espresso', 'Espresso', 7.5, 'Curto ou longo.', {
    image: 'espresso',
    channels: mesa,
  }),
]);
const vinhos = category('cat-vinhos', 'Vinhos e Chope', 'Somente para maiores de 18 anos.', [
  product('mesa-taca', 'Taça da Casa', 24.9, 'Tinto ou branco, 150 ml.', {
    image: 'vinho-tinto-casa',
    channels: mesa,
    extras: [
      choice('cor', 'Vinho', [
        option('tinto', 'Tinto'),
        option('branco', 'Branco'),
        option('rose', 'Rosé', 2),
      ]),
    ],
  }),
  product('mesa-chianti', 'Chianti Classico', 164.9, '750 ml.', { image: 'chianti' }),
  product('mesa-prosecco', 'Prosecco', 124.9, '750 ml.', { image: 'prosecco' }),
  product('mesa-spritz', 'Spritz Laranja', 33.9, 'O pôr do sol no copo.', {
    image: 'spritz-laranja',
    channels: mesa,
  }),
  product('mesa-chope', 'Chope', 13.9, '300 ml.', { image: 'chope-pilsen', channels: mesa }),
  product('mesa-weiss', 'Cerveja de Trigo', 22.9, 'Só para viagem, 500 ml.', {
    image: 'cerveja-weiss',
    channels: ['delivery'],
  }),
]);

const categories = [antepastos, massas, carnes, sobremesas, bebidas, vinhos];

/** Belo Horizonte: orders from tables and tablets, delivery by distance. */
export const cantinaMesa: SeededRestaurant = {
  info: info({
    id: 404,
    name: 'Cantina Mesa Farta',
    article: 'a',
    restaurant_url: 'cantina-mesa',
    cover_pic: 'cantina-mesa',
    profile_pic: 'cantina-mesa',
    highlightImages: ['noite-da-massa'],
    highlight_banners: [
      { image: 'noite-da-massa', title: 'Noite da massa', link: '/#section-category-cat-massas' },
    ],
    message: 'Peça pelo celular, sem sair da mesa. A cozinha já está ouvindo.',
    street: 'Rua Alagoas',
    street_number: '730',
    bairro: 'Savassi',
    city: 'Belo Horizonte',
    uf: 'MG',
    latitude: -19.9369,
    longitude: -43.9339,
    whatsapp: '5531997654321',
    language: 'pt-br',
    country: 'BR',
    currency: 'BRL',
    timezone: 'America/Sao_Paulo',
    look: 'garden',
    theme: {
      mainColor: '#2F6B3A',
      mainDark: '#1F4A27',
      mainClear: '#E4F1E5',
      gradientClear: '#43904F',
      gradientDark: '#234F2B',
    },
    modules: {
      digital_menu: true,
      simple_pos: false,
      pos: true,
      new_nep_pizzas: false,
      mpgeospatial_fee_flow: false,
      mpboy: false,
      photon_autocomplete_leaflet_pinpoint_address_page: false,
    },
    no_table: false,
    table_self_service_enabled: true,
    table_service_fee: 10,
    delivery_time_min: 40,
    delivery_time_max: 60,
    takeout_time: 25,
    min_total_delivery: 40,
    rating_average: 4.5,
    has_automatic_whatsapp_message: true,
    reviews: [
      {
        name: 'Otávio',
        rating: 5,
        note: 'Pedi tudo pelo celular na mesa, atendimento rapidíssimo.',
        date: '2026-11-10',
      },
      {
        name: 'Silvia R.',
        rating: 4,
        note: 'Massa excelente, ambiente um pouco barulhento.',
        date: '2026-10-31',
      },
    ],
    card_payment: true,
    card_types: ['Visa', 'Mastercard', 'Elo'].map((name) => ({
      name,
      isDebit: true,
      isCredit: true,
      isVoucher: false,
    })),
    pix_settings: { active: true, key: 'pix@cantinamesa.example', name: 'Cantina Mesa Farta' },
    review_settings: { enabled: true, show_in_order_page: true },
  }),
  menu: {
    featuredItems: filterFeatured(categories),
    combos: [],
    pizzas: NO_PIZZAS,
    categories,
    prizes: [],
  },
  hours: week([allDay]),
  regions: [],
  zones: [],
  areas: [],
  coupons: [],
  customers: [],
  distanceBands: [
    { maxKm: 2, fee: 6.9 },
    { maxKm: 4, fee: 9.9 },
    { maxKm: 7, fee: 14.9 },
  ],
  settings: {
    tables: [
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      'Varanda 1',
      'Varanda 2',
    ],
    scheduleTemplates: [],
  },
};
