import { category } from '../../build/category';
import { slot, week } from '../../build/hours';
import { info } from '../../build/info';
import { NO_PIZZAS } from '../../build/pizzas';
import { product } from '../../build/product';
import type { SeededRestaurant } from '@storefront/reference-api/plugin/restaurants';

/** Rio de Janeiro: a restaurant with a blocked menu. */
export const lojaBloqueada: SeededRestaurant = {
  info: info({
    id: 505,
    name: 'Loja Bloqueada',
    restaurant_url: 'loja-bloqueada',
    cover_pic: 'loja-bloqueada',
    profile_pic: 'loja-bloqueada',
    message: 'Estamos de mudança. Voltamos em breve com o mesmo sabor.',
    look: 'classic',
    blocked: true,
    street: 'Rua Voluntários da Pátria',
    street_number: '88',
    bairro: 'Botafogo',
    city: 'Rio de Janeiro',
    uf: 'RJ',
    latitude: -22.9511,
    longitude: -43.1871,
    whatsapp: '5521996543210',
    language: 'pt-br',
    country: 'BR',
    currency: 'BRL',
    timezone: 'America/Sao_Paulo',
    delivery_time_min: 40,
    delivery_time_max: 55,
    takeout_time: 20,
    min_total_delivery: 25,
    rating_average: 4.2,
  }),
  menu: {
    featuredItems: [],
    combos: [],
    pizzas: NO_PIZZAS,
    prizes: [],
    categories: [
      category('cat-pratos', 'Pratos', '', [
        product('bloqueada-lasanha', 'Lasanha', 44.9, 'Ragù e bechamel.', {
          image: 'lasanha-bolonhesa',
        }),
        product('bloqueada-nhoque', 'Nhoque', 39.9, 'Ao sugo.', { image: 'nhoque-sorrentina' }),
      ]),
      category('cat-bebidas', 'Bebidas', '', [
        product('bloqueada-agua', 'Água sem gás', 5, '500 ml.', { image: 'agua-sem-gas' }),
        product('bloqueada-cola', 'Refrigerante de Cola', 7, '350 ml.', { image: 'cola-lata' }),
      ]),
    ],
  },
  hours: week([slot('11:00', '23:00')]),
  regions: [],
  zones: [],
  areas: [],
  coupons: [],
  customers: [],
  distanceBands: [{ maxKm: 5, fee: 8 }],
  settings: { tables: [], scheduleTemplates: [] },
};
