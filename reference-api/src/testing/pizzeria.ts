import { calls, CartLine, type RestaurantData } from '@storefront/shared-domain/contracts';
import {
  buildCombo,
  buildPizza,
  cartSubtotal,
  comboOffers,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import { combo } from '../../../demo/src/build/combo';
import { checks, option } from '../../../demo/src/build/extras';
import { flavor, flavorCategory } from '../../../demo/src/build/flavors';
import { base } from '../../../demo/src/build/pizza-bases';
import { pizzas } from '../../../demo/src/build/pizzas';
import { category } from '../../../demo/src/build/category';
import { product } from '../../../demo/src/build/product';
import type { SeededRestaurant } from '../restaurants/seeded-restaurant';
import { anOrder, type WireOrder } from './orders';
import { PASSWORD, testRestaurants } from './restaurants';
import { seedAgain } from './seed-test-restaurants';
import type { TestApi } from './test-api';

export const PIZZERIA = 520;

const prices = { grande: 9, media: 6 };
const parts = pizzas({
  sizes: [
    {
      id: 'grande',
      name: 'Grande',
      description: '',
      priceBehavior: 'average',
      minFlavors: 1,
      maxFlavors: 3,
      prices: { classicas: 45, doces: 49.9 },
      exceptions: { classicas: { burrata: 62.9 } },
      extraPrice: { doces: 2 },
      extras: [
        checks('molhos', 'Molhos', [option('alho', 'Alho', 3.5)], { qty_max: 2, qtyPerItem: 2 }),
      ],
    },
    {
      id: 'media',
      name: 'Média',
      description: '',
      priceBehavior: 'incremental',
      base: 10,
      minFlavors: 1,
      maxFlavors: 2,
      prices: { classicas: 40, doces: 46 },
    },
    {
      id: 'antiga',
      name: 'Antiga',
      description: '',
      priceBehavior: 'highest',
      minFlavors: 1,
      maxFlavors: 2,
      prices: { classicas: 30 },
      unavailable: true,
    },
  ],
  flavors: [
    flavorCategory('classicas', 'Clássicas', '', [
      flavor('margherita', 'Margherita', ''),
      flavor('burrata', 'Burrata', ''),
      flavor('alici', 'Alici', '', { available: false }),
    ]),
    flavorCategory('doces', 'Doces', '', [flavor('nutella', 'Nutella', '')]),
  ],
  crusts: [
    {
      id: 'bordas',
      name: 'Bordas',
      description: '',
      options: [
        base('sem', 'Sem borda', '', { grande: 0, media: 0 }),
        base('catupiry', 'Catupiry', '', prices),
        base('cheddar', 'Cheddar', '', prices, false),
      ],
    },
  ],
  doughs: [],
  toppings: [
    {
      id: 'extras',
      name: 'Adicionais',
      description: '',
      options: [base('bacon', 'Bacon', '', prices)],
    },
  ],
});

const customer = (id: string, points: number) => ({
  id,
  name: 'Ana Prado',
  email: `${id}@pizza.example`,
  password: PASSWORD,
  phone: '19987654321',
  cpf: '',
  points,
  cashback: { balance: 0, expiresInDays: 0 },
});

const [trattoria] = testRestaurants;

/**
 * Two sizes with two behaviours, a combo, prizes, one customer per number of points. `more` changes
 * its record.
 */
function pizzeria(more: Partial<SeededRestaurant['info']> = {}): SeededRestaurant {
  if (!trattoria) throw new Error('there are no restaurants to take a record from');
  const categories = [category('bebidas', 'Bebidas', '', [product('agua', 'Água', 4.5, '')])];
  return {
    ...trattoria,
    info: {
      ...trattoria.info,
      id: PIZZERIA,
      name: 'Pizzeria',
      restaurant_url: 'pizzeria',
      round_type: 'up',
      round_step: 0.5,
      combo_round_type: 'nearest',
      combo_round_step: 0.1,
      deliveryFeeDiscounts: [],
      paymentSettings: [],
      ...more,
    },
    menu: {
      featuredItems: [],
      categories,
      pizzas: parts,
      combos: [
        combo({
          id: 'casal',
          name: 'Combo Casal',
          description: '',
          price: 12,
          pizzas: [
            { size: 'grande', discount: 10, discountType: 'percent' },
            {
              size: 'media',
              discount: 500,
              discountType: 'fixed',
              addition: 3,
              additionType: 'fixed',
            },
          ],
          extras: [checks('brinde', 'Brinde', [option('gelato', 'Gelato', 14.9)], { qty_max: 1 })],
        }),
      ],
      prizes: [
        { id: 'refri', name: 'Guaraná', description: '', image: '', points_needed: 40 },
        { id: 'vinho', name: 'Vinho', description: '', image: '', points_needed: 620 },
      ],
    },
    customers: [
      customer('rica', 1000),
      customer('ana', 100),
      customer('bia', 100),
      customer('nova', 0),
    ],
  };
}

/** Seeds the pizzeria, or replaces its record, and loads it like a customer's page. */
export async function openPizzeria(
  api: TestApi,
  more: Partial<SeededRestaurant['info']> = {},
): Promise<RestaurantData> {
  await seedAgain(api.db, pizzeria(more), 9);
  return z.parse(
    calls.getRestaurant.answer,
    (await api.call('GET', '/restaurant/data/v2/pizzeria')).json,
  );
}

/** Logs in a customer of the pizzeria; returns the token. */
export async function logInToPizzeria(api: TestApi, id: string): Promise<string> {
  const answer = await api.call('POST', `/restaurant/${PIZZERIA}/public/client/auth`, {
    body: { email: `${id}@pizza.example`, password: PASSWORD, loginMode: 'email' },
  });
  return String(answer.json['token']);
}

export const pointsOf = async (api: TestApi, id: string): Promise<number | undefined> =>
  (
    await api.db.query<{ points: number }>(
      'select points from customers where restaurant_id = $1 and email_key = $2',
      [PIZZERIA, `${id}@pizza.example`],
    )
  )[0]?.points;

const built = (offer: PizzaOffer, choice: PizzaChoice) => {
  const pizza = buildPizza(offer, choice, 'l1');
  if (!pizza.ok) throw new Error(pizza.error.kind);
  return pizza.value;
};

export const choose = (
  flavors: Record<string, number>,
  toppings: readonly string[] = [],
): PizzaChoice => ({
  crust: 'catupiry',
  dough: null,
  count: Object.values(flavors).reduce((sum, parts) => sum + parts, 0),
  flavors: Object.entries(flavors).map(([id, quantity]) => ({ id, quantity, toppings })),
});

/** The line that the storefront's builder creates from a choice. */
export function pizzaLine(
  { menu, info }: RestaurantData,
  sizeId: string,
  choice: PizzaChoice,
): CartLine {
  const size = menu.pizzas.sizes.find(({ id }) => id === sizeId);
  if (!size) throw new Error(`no size ${sizeId}`);
  return built({ size, pizzas: menu.pizzas, association: null, rounding: info }, choice);
}

export function comboLine({ menu, info }: RestaurantData, ...choices: PizzaChoice[]): CartLine {
  const [first] = menu.combos;
  if (!first) throw new Error('no combo');
  const offers = comboOffers(first, menu.pizzas, info) ?? [];
  return buildCombo(
    first,
    offers.map((offer, index) => built(offer, choices[index] ?? choose({ margherita: 1 }))),
    [],
    'l2',
  );
}

/** A prize as in the menu. */
export const prizeLine = (id: string, qty = 1, points = 40): CartLine =>
  z.parse(CartLine, {
    type: 'prize',
    lineId: 'z',
    id,
    name: id,
    qty,
    price: 0,
    points_needed: points,
    pointsSpent: points * qty,
  });

/** A pickup order of these lines, with the total that a customer's page shows. */
export function orderOf(
  lines: readonly CartLine[],
  more: Parameters<typeof anOrder>[0] = {},
): WireOrder {
  const total = cartSubtotal(lines) / 100;
  return anOrder({
    orders: z.encode(z.array(CartLine), [...lines]) as Record<string, unknown>[],
    ...more,
    details: { total, grandTotal: total, ...more.details },
  });
}
