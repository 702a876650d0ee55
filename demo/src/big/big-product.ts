import { choice, checks, option } from '../build/extras';
import { product, type ProductDraft } from '../build/product';
import type { Random } from '../build/seeded-random';
import type { Dish } from './dishes';

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
export function bigProduct(
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
