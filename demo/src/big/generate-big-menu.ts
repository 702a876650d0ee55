import type { SeededRestaurant } from '@storefront/reference-api/plugin/restaurants';
import { category, filterFeatured } from '../build/category';
import { allDay, week } from '../build/hours';
import { info } from '../build/info';
import { NO_PIZZAS } from '../build/pizzas';
import { product, type ProductDraft } from '../build/product';
import { type Random, seededRandom } from '../build/seeded-random';
import { checks, choice, option } from '../build/extras';
import { type Dish, DISHES } from './dishes';

const OPENINGS = [
  'Preparado na hora',
  'Receita de família',
  'Favorito dos clientes',
  'Feito com ingredientes do dia',
  'Em porção generosa',
];

/** Prices end in 90 cents, as on a real menu. */
const price = (dish: Dish, random: Random): number => random.whole(dish.from, dish.to) + 0.9;

/**
 * The product of one dish, filling and finish; about half have extras, one in twenty-five is sold
 * out.
 */
function bigProduct(
  id: string,
  dish: Dish,
  filling: string,
  finish: string,
  edition: string,
  random: Random,
): ProductDraft {
  const size = choice('tamanho', 'Tamanho', [
    option('individual', 'Individual'),
    option('grande', 'Grande', random.whole(8, 20)),
  ]);
  const more = checks(
    'adicionais',
    'Adicionais',
    [
      option('queijo', 'Queijo extra', 6),
      option('molho', 'Molho da casa', 4),
      option('castanhas', 'Castanhas', 5),
    ],
    { qty_max: 2 },
  );
  const cost = price(dish, random);
  return product(
    id,
    [dish.name, filling, finish, edition].filter(Boolean).join(' '),
    cost,
    `${random.pick(OPENINGS)}, com ${filling.toLowerCase()} e um toque ${finish.toLowerCase()}.`,
    {
      image: dish.image,
      extras: random.chance(0.5) ? [size, more] : [],
      hasStock: !random.chance(0.04),
      ...(random.chance(0.02) ? { featured: true, oldPrice: cost + 8 } : {}),
    },
  );
}

export type BigMenu = { url: string; products: number; seed: number };

/**
 * A restaurant with a menu of exactly `products` products, the same ones for the same seed. Ids,
 * names and prices are distinct and plausible. Throws `RangeError` when `products` is not a whole
 * number above 0.
 */
export function bigRestaurant({ url, products, seed }: BigMenu): SeededRestaurant {
  if (!Number.isSafeInteger(products) || products < 1)
    throw new RangeError(`products must be a whole number above 0, not ${products}`);
  const random = seededRandom(seed);
  const byCategory = new Map<string, ProductDraft[]>();
  for (let index = 0; index < products; index += 1) {
    const { dish, filling, finish, edition } = combination(index);
    const list = byCategory.get(dish.category) ?? [];
    list.push(bigProduct(`produto-${index + 1}`, dish, filling, finish, edition, random));
    byCategory.set(dish.category, list);
  }
  const categories = [...byCategory].map(([name, list], index) =>
    category(`categoria-${index + 1}`, name, '', list),
  );
  return {
    info: record(url, seed),
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
    distanceBands: [{ maxKm: 8, fee: 9.9 }],
    coupons: [],
    customers: [],
    settings: { tables: [], scheduleTemplates: [] },
  };
}

/**
 * The index-th combination: dishes alternate, so that every category grows evenly; an exhausted
 * dish starts a new edition.
 */
function combination(index: number): {
  dish: Dish;
  filling: string;
  finish: string;
  edition: string;
} {
  const dish = at(DISHES, index);
  const turn = Math.floor(index / DISHES.length);
  const round = Math.floor(turn / (dish.fillings.length * dish.finish.length));
  return {
    dish,
    filling: at(dish.fillings, turn),
    finish: at(dish.finish, Math.floor(turn / dish.fillings.length)),
    edition: round === 0 ? '' : `nº ${round + 1}`,
  };
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError('an empty list has no entries');
  return found;
}

const record = (url: string, seed: number) =>
  info({
    id: 9_000_000 + (seed % 1_000_000),
    name: 'Mercado Grande',
    restaurant_url: url,
    cover_pic: 'bella-napoli',
    profile_pic: 'forno-fechado',
    street: 'Rua Harmonia',
    street_number: '1000',
    bairro: 'Vila Madalena',
    city: 'São Paulo',
    uf: 'SP',
    latitude: -23.5541,
    longitude: -46.6905,
    whatsapp: '5511990001000',
    language: 'pt-br',
    country: 'BR',
    currency: 'BRL',
    timezone: 'America/Sao_Paulo',
    delivery_time_min: 30,
    delivery_time_max: 60,
    takeout_time: 20,
    min_total_delivery: 20,
  });
